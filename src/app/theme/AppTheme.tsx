import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';

import { type Density, type Mode, selectDensity, selectMode } from '@/features/settings/appearanceSlice';
import type { RootState } from '@/store/rootReducer';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

import { createAppTheme } from './createAppTheme';

/** The browser's own choice: hydrating with the server's would show the wrong scheme for a moment. */
const useChoice = <Choice extends string>(select: (state: RootState) => Choice): Choice => {
  const store = useStore<RootState>();
  const getChoice = () => select(store.getState());
  return useSyncExternalStore((onChange) => store.subscribe(onChange), getChoice, getChoice);
};

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
  const mode = useChoice(selectMode);
  const density = useChoice(selectDensity);
  const theme = createAppTheme(colors);
  return (
    <ThemeProvider theme={theme} defaultMode={mode} storageManager={null} noSsr>
      <CssBaseline />
      <StoredChoices mode={mode} density={density} />
      {children}
    </ThemeProvider>
  );
};
