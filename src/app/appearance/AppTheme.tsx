import { Global, ThemeContext, type CSSObject } from '@emotion/react';
import { useMemo, type ReactNode } from 'react';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { createAppTheme } from '../theme';
import { AppearanceContext } from './appearance';
import { pageStyles } from './pageStyles';
import { useChosenMode } from './useChosenMode';

type AppThemeProps = { colors: RuntimeConfig['theme']; children: ReactNode };

/** MUI's own provider also has nested themes, default props and a script for servers, and weighs 3 KB on first load. */
export const AppTheme = ({ colors, children }: AppThemeProps) => {
  const appearance = useChosenMode();
  const theme = useMemo(() => createAppTheme(colors), [colors]);
  const styles = useMemo(() => pageStyles(theme), [theme]);
  return (
    <AppearanceContext value={appearance}>
      <ThemeContext value={theme}>
        <Global styles={styles as CSSObject[]} />
        {children}
      </ThemeContext>
    </AppearanceContext>
  );
};
