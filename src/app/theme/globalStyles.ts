import { lowWindow } from '@/shared/ui/styles';

// Chinese uses system fonts; a web font would weigh megabytes.
const fontFamily = [
  'Figtree',
  // As wide as Figtree, so that nothing shifts when it loads: see index.html.
  'Fallback',
  'system-ui',
  '"PingFang SC"',
  '"Microsoft YaHei"',
  '"Noto Sans CJK SC"',
  '"WenQuanYi Micro Hei"',
  'sans-serif',
].join(', ');

// A light gap inside the ring keeps it visible on pictures and coloured backgrounds.
export const focusRing = {
  outline: '2px solid var(--mui-palette-text-primary)',
  outlineOffset: 2,
  boxShadow: '0 0 0 2px var(--mui-palette-background-paper)',
};

/** On top of MUI's baseline: bar height, focus, Chinese. Print, forced colors and reduced motion are in specialMedia.css. */
export const globalStyles = {
  ':root': {
    // The height of the bar at the top of the screen, one row from 900 px up, two below; and what it covers.
    '--bar-height': '64px',
    '@media (max-width: 899.95px)': { '--bar-height': '112px' },
    '--top-bar': 'var(--bar-height)',
    [lowWindow]: { '--top-bar': '0px' },
  },
  html: {
    fontFamily,
    scrollPaddingTop: 'calc(var(--top-bar) + 16px)',
    scrollPaddingBottom: 'calc(var(--bottom-bar, 0px) + 16px)',
  },
  body: { overflowWrap: 'break-word' },
  // Chinese glyphs fill their box: no tightening, more space between lines.
  ':lang(zh)': { '--tracking': 0, '--leading': 1.14 },
  // Headings break between phrases, not within a word such as 量身定制.
  ':lang(zh) :is(h1, h2)': { wordBreak: 'keep-all' },
  ':focus-visible': focusRing,
  '@keyframes breathe': { '50%': { opacity: 0.45 } },
  'main:focus, h1:focus': { outline: 'none', boxShadow: 'none' },
};
