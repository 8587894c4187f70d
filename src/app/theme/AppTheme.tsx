import { type CSSObject, Global, ThemeContext } from '@emotion/react';
import { THEME_ID } from '@mui/material/styles';
import { type ReactNode, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';

import { selectMode } from '@/features/settings/appearanceSlice';
import { useAppSelector } from '@/store/hooks';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

import { pageStyles } from './globalStyles';
import { createPageTheme, getWholeThemeCreator, subscribeToWholeTheme } from './pageTheme';

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

const followSystem = (listener: () => void) => {
  const query = systemIsDark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Exposes the chosen color scheme, or else the system's, to the styles through the root element. */
const useDocumentColorScheme = (): void => {
  const mode = useAppSelector(selectMode);
  const isDark = useSyncExternalStore(
    followSystem,
    () => systemIsDark().matches,
    () => false,
  );
  const scheme = mode === 'system' ? (isDark ? 'dark' : 'light') : mode;

  useLayoutEffect(() => {
    document.documentElement.setAttribute('data-color-scheme', scheme);
  }, [scheme]);
};

type AppThemeProps = { colors: RuntimeConfig['theme']; children: ReactNode };

/** Replaces MUI's own provider, whose nested themes, default props and server script add 3 KB to the first load. */
export const AppTheme = ({ colors, children }: AppThemeProps) => {
  useDocumentColorScheme();
  const { theme, variables } = useMemo(() => createPageTheme(colors), [colors]);
  const create = useSyncExternalStore(subscribeToWholeTheme, getWholeThemeCreator, getWholeThemeCreator);
  const styles = useMemo(() => {
    const whole = create && theme[THEME_ID]?.generateStyleSheets();
    return [variables, ...(whole ?? []), ...pageStyles] as CSSObject[];
  }, [create, theme, variables]);
  return (
    <ThemeContext value={theme}>
      <Global styles={styles} />
      {children}
    </ThemeContext>
  );
};
