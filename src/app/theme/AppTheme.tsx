import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';

import { type Mode, selectMode } from '@/features/settings/appearanceSlice';
import type { RootState } from '@/store/rootReducer';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

import { createAppTheme } from './createAppTheme';

/** The browser's own choice: hydrating with the server's would show the wrong scheme for a moment. */
const useMode = (): Mode => {
  const store = useStore<RootState>();
  const getMode = () => selectMode(store.getState());
  return useSyncExternalStore((onChange) => store.subscribe(onChange), getMode, getMode);
};

/** Passes changes of the stored choice on to MUI. */
const StoredMode = ({ mode }: { mode: Mode }) => {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(mode), [mode, setMode]);
  return null;
};

type AppThemeProps = { colors: RuntimeConfig['theme']; children: ReactNode };

/**
 * The choice of color scheme lives in the store, so MUI keeps no storage of its own. No markup depends on the scheme,
 * so `noSsr` is safe in a page that the server has rendered: MUI only sets the root element's attribute.
 */
export const AppTheme = ({ colors, children }: AppThemeProps) => {
  const mode = useMode();
  const theme = createAppTheme(colors);
  return (
    <ThemeProvider theme={theme} defaultMode={mode} storageManager={null} noSsr>
      <CssBaseline />
      <StoredMode mode={mode} />
      {children}
    </ThemeProvider>
  );
};
