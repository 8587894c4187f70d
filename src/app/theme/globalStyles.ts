import { fontFamily } from '@/shared/ui/fontFamily';
import { checkbox, lowWindow, onTouch } from '@/shared/ui/styles';

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
    '--page-top': '24px',
    // The height of buttons and fields, and the space above and below the text of table cells.
    '--control': '40px',
    '--cell': '8px',
    // An item's card: the space around its texts, and the height of its picture relative to its width.
    '--card': '12px',
    '--picture': 1,
    // What the buttons beside a quantity add to its height.
    '--stepper': '0px',
    [onTouch]: { '--stepper': '52px' },
  },
  // Chosen in the preferences. Fingers need the full height.
  ':root[data-density="compact"]': {
    '--page-top': '12px',
    '--cell': '3px',
    '--card': '8px',
    '--picture': 0.75,
    '@media (pointer: fine)': { '--control': '32px' },
  },
  html: {
    fontFamily,
    scrollPaddingTop: 'calc(var(--top-bar) + 16px)',
    scrollPaddingBottom: 'calc(var(--bottom-bar, 0px) + 16px)',
  },
  'button, input, select, textarea': { font: 'inherit' },
  'input[type="checkbox"]': {
    ...checkbox.box,
    appearance: 'none',
    position: 'relative',
    margin: 0,
    verticalAlign: 'middle',
    cursor: 'inherit',
    '&:is(:checked, :indeterminate)': checkbox.checked,
    '&:checked::after': { ...checkbox.tick, top: 1, left: 5.5 },
    '&:indeterminate::after': { ...checkbox.tick, top: 7, left: 3, width: 10, height: 0, transform: 'none' },
  },
  'input[type="search"]::-webkit-search-cancel-button': {
    appearance: 'none',
    width: 18,
    height: 18,
    cursor: 'pointer',
    backgroundColor: 'var(--mui-palette-text-secondary)',
    mask: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' stroke='%23000' stroke-width='2'%3E%3Cpath d='M6 6l12 12M18 6 6 18'/%3E%3C/svg%3E")`,
  },
  // Bright pictures would glare.
  '[data-color-scheme="dark"] main img': { filter: 'brightness(0.85)' },
  body: { overflowWrap: 'break-word' },
  // Chinese glyphs fill their box: no tightening, more space between lines.
  ':lang(zh)': { '--tracking': 0, '--leading': 1.14 },
  // Headings break between phrases, not within a word such as 量身定制.
  ':lang(zh) :is(h1, h2)': { wordBreak: 'keep-all' },
  ':focus-visible': focusRing,
  '@keyframes breathe': { '50%': { opacity: 0.45 } },
  'main:focus, h1:focus': { outline: 'none', boxShadow: 'none' },
};
