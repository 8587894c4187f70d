import { Global, ThemeContext, type CSSObject } from '@emotion/react';
import { THEME_ID } from '@mui/material/styles';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { createPageTheme } from '../pageTheme';
import { pageStyles } from './pageStyles';
import { useDocumentColorScheme } from './useDocumentColorScheme';
import { onWholeTheme, wholeThemeCreator } from './wholeTheme';

type AppThemeProps = { colors: RuntimeConfig['theme']; children: ReactNode };

/** Replaces MUI's own provider, whose nested themes, default props and server script add 3 KB to the first load. */
export const AppTheme = ({ colors, children }: AppThemeProps) => {
  useDocumentColorScheme();
  const { theme, variables } = useMemo(() => createPageTheme(colors), [colors]);
  const create = useSyncExternalStore(onWholeTheme, wholeThemeCreator, wholeThemeCreator);
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
