import { baseStyles } from '../themeBase';
import { typography } from '../themeDesign';

/** Browser resets, then the page's own background. */
export const pageStyles: readonly Record<string, unknown>[] = [
  {
    html: {
      WebkitFontSmoothing: 'antialiased',
      MozOsxFontSmoothing: 'grayscale',
      boxSizing: 'border-box',
      WebkitTextSizeAdjust: '100%',
    },
    '*, *::before, *::after': { boxSizing: 'inherit' },
    'strong, b': { fontWeight: 700 },
    body: {
      margin: 0,
      color: 'var(--mui-palette-text-primary)',
      ...typography.body1,
      backgroundColor: 'var(--mui-palette-background-default)',
      '@media print': { backgroundColor: '#fff' },
    },
  },
  baseStyles,
];
