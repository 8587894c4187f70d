// A light gap inside the ring keeps it visible on pictures and coloured backgrounds.
export const focusRing = {
  outline: '2px solid var(--mui-palette-text-primary)',
  outlineOffset: 2,
  boxShadow: '0 0 0 2px var(--mui-palette-background-paper)',
};

/** The height of the fixed bar at the top of the screen: one row from 900 px up, two below. */
const barHeight = 'var(--bar-height)';

/** On top of MUI's baseline: bar height, focus, Chinese, reduced motion, print. Forced colors are in index.html. */
export const globalStyles = {
  ':root': { '--bar-height': '64px', '@media (max-width: 899.95px)': { '--bar-height': '112px' } },
  html: { scrollPaddingTop: `calc(${barHeight} + 16px)`, scrollPaddingBottom: 'calc(var(--bottom-bar, 0px) + 16px)' },
  body: { overflowWrap: 'break-word' },
  // Chinese glyphs fill their box: no tightening, more space between lines.
  ':lang(zh)': { '--tracking': 0, '--leading': 1.14 },
  ':focus-visible': focusRing,
  'main:focus, h1:focus': { outline: 'none', boxShadow: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@media print': {
    ':root:root': {
      '--bar-height': '0px',
      colorScheme: 'light',
      '--mui-palette-background-default': '#fff',
      '--mui-palette-background-paper': '#fff',
      '--mui-palette-text-primary': '#000',
      '--mui-palette-text-secondary': '#333',
      '--mui-palette-primary-main': '#000',
      '--mui-palette-primary-contrastText': '#fff',
      '--mui-palette-secondary-main': '#000',
      '--mui-palette-success-main': '#000',
      '--mui-palette-error-main': '#000',
      '--mui-palette-divider': '#999',
    },
    '.notistack-SnackbarContainer, .MuiDialog-root, .MuiPopover-root, .MuiDrawer-root': { display: 'none !important' },
    // `printPart` marks the part; the rest of the page disappears around it.
    'html[data-printing] body :not(:has([data-print]), [data-print], [data-print] *)': {
      display: 'none !important',
    },
    'h1, h2, h3, thead': { breakAfter: 'avoid' },
    'tr, li, figure': { breakInside: 'avoid' },
  },
} as const;
