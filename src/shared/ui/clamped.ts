/** Limits text to a number of lines, as item names can be of any length; the rest ends in an ellipsis. */
export const clamped = (lines: number | 'var(--lines)') =>
  ({
    display: '-webkit-box',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;
