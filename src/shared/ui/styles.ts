/** Limits text to a number of lines, as item names can be of any length; the rest ends in an ellipsis. */
export const clamped = (lines: number | 'var(--lines)') =>
  ({
    display: '-webkit-box',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;

/** Text in a column that shrinks to its content: short text stays on one line, long text wraps and is cut. */
export const compactText = {
  ...clamped(3),
  width: 'max-content',
  // Tables with many columns set it where the window leaves less room.
  maxWidth: 'var(--compact-text, 18ch)',
  whiteSpace: 'normal',
} as const;

/** For buttons with `aria-disabled`; with `disabled` they would lose the focus to the start of the page. */
export const dimmed = { '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'default' } } as const;

/** A box on the page's ground, such as a card or a panel. */
export const framed = { border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' } as const;

/** Visually hidden: for screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  display: 'block',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Where bars that stay in place would leave no room for the content, as at a zoom of 400%. */
export const lowWindow = '@media (max-height: 480px)';

/** Where fingers are all there is. */
export const onTouch = '@media (hover: none) and (pointer: coarse)';

/** The style of our own form fields. */
export const fieldStyle = {
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'var(--mui-palette-background-paper)',
  border: '1px solid var(--mui-palette-grey-500)',
  borderRadius: 'var(--mui-shape-borderRadius)',
};

/** The label above a field. */
export const fieldLabel = {
  display: 'block',
  marginBottom: '4px',
  fontSize: '0.875rem',
  lineHeight: 1.4,
  fontWeight: 400,
  color: 'var(--mui-palette-text-secondary)',
} as const;

/** Checkboxes, and links that look like one: the box, the box when checked, and its tick. */
export const checkbox = {
  box: {
    flex: 'none',
    width: 18,
    height: 18,
    border: '1px solid var(--mui-palette-grey-500)',
    borderRadius: 3,
    backgroundColor: 'var(--mui-palette-background-paper)',
  },
  checked: { borderColor: 'var(--mui-palette-primary-main)', backgroundColor: 'var(--mui-palette-primary-main)' },
  tick: {
    content: '""',
    position: 'absolute',
    width: 5,
    height: 9,
    border: 'solid var(--mui-palette-primary-contrastText)',
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
  },
} as const;

/** The class of elements that are left out in print (specialMedia.css). */
export const screenOnly = 'screen-only';
