import { createTheme, type CssVarsTheme, type Shadows, type Theme } from '@mui/material/styles';
import { focusRing } from './themeBase';
import {
  contrastThreshold,
  createPalettes,
  schemeAttribute,
  shadows,
  shape,
  typography,
  type ThemeColors,
} from './themeDesign';

// The additions of `cssVariables`; MUI's types omit them unless every theme of the program has them.
type WithVariables = Pick<CssVarsTheme, 'vars' | 'generateThemeVars' | 'generateStyleSheets' | 'generateSpacing'>;
export type VariableTheme = Theme & WithVariables;

/** The full theme for MUI's components, with the same design as `createPageTheme`. */
export const createAppTheme = (colors: ThemeColors) => {
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
