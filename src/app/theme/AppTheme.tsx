import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';

import { type Density, type Mode, selectDensity, selectMode } from '@/features/settings/state/appearanceSlice';
import { useOwnState } from '@/store/hooks';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

import { createAppTheme } from './createAppTheme';

/** Passes changes of the stored choices on to MUI and to the style sheet. */
const StoredChoices = ({ mode, density }: { mode: Mode; density: Density }) => {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(mode), [mode, setMode]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (density === 'compact') dataset.density = density;
    else delete dataset.density;
  }, [density]);
  return null;
};

type AppThemeProps = { colors: RuntimeConfig['theme']; children: ReactNode };

/**
 * The choice of color scheme lives in the store, so MUI keeps no storage of its own. No markup depends on the scheme,
 * so `noSsr` is safe in a page that the server has rendered: MUI only sets the root element's attribute.
 */
export const AppTheme = ({ colors, children }: AppThemeProps) => {
  const mode = useOwnState(selectMode);
  const density = useOwnState(selectDensity);
  const theme = createAppTheme(colors);
  return (
    <ThemeProvider theme={theme} defaultMode={mode} storageManager={null} noSsr>
      <CssBaseline />
      <StoredChoices mode={mode} density={density} />
      {children}
    </ThemeProvider>
  );
};
