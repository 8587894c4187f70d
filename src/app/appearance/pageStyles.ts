import type { VariableTheme } from '../theme';
import { baseStyles } from '../themeBase';

/** The variables of both schemes, then what browsers do differently, then the page's own ground. */
export const pageStyles = ({ vars, typography, generateStyleSheets }: VariableTheme): Record<string, unknown>[] => [
  ...generateStyleSheets(),
  {
    html: {
      WebkitFontSmoothing: 'antialiased',
      MozOsxFontSmoothing: 'grayscale',
      boxSizing: 'border-box',
      WebkitTextSizeAdjust: '100%',
    },
    '*, *::before, *::after': { boxSizing: 'inherit' },
    'strong, b': { fontWeight: typography.fontWeightBold },
    body: {
      margin: 0,
      color: vars.palette.text.primary,
      ...typography.body1,
      backgroundColor: vars.palette.background.default,
      '@media print': { backgroundColor: '#fff' },
    },
  },
  baseStyles,
];
