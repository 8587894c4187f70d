import { createTheme, type Shadows } from '@mui/material/styles';

import { focusRing } from './globalStyles';
import { provideWholeTheme, type VariableTheme } from './pageTheme';
import {
  contrastThreshold,
  createPalettes,
  schemeAttribute,
  shadows,
  shape,
  type ThemeColors,
  typography,
} from './themeDesign';

/**
 * The full theme for MUI's components, with the same design as `createPageTheme`.
 *
 * @internal
 */
export const createWholeTheme = (colors: ThemeColors) => {
  const { light, dark } = createPalettes(colors);
  const theme = createTheme({
    cssVariables: { colorSchemeSelector: schemeAttribute },
    colorSchemes: {
      light: { palette: { contrastThreshold, ...light } },
      dark: { palette: { contrastThreshold, ...dark } },
    },
    shape,
    spacing: 8,
    shadows: shadows as Shadows,
    focusVisible: focusRing,
    typography: { ...typography, button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 } },
    components: {
      MuiPopover: { styleOverrides: { paper: { marginTop: 8, border: '1px solid var(--mui-palette-divider)' } } },
      MuiMenuItem: { styleOverrides: { root: { minHeight: 44 } } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: 'var(--mui-palette-grey-500)' } } },
    },
  }) as VariableTheme;
  // Variable names only: MUI's first set repeats each value as a fallback.
  theme.vars = theme.generateThemeVars();
  theme.spacing = theme.generateSpacing();
  return theme;
};

provideWholeTheme(createWholeTheme);
