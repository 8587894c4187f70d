/** So many lines at most, whatever a list calls its items: what does not fit ends in an ellipsis. */
export const clamped = (lines: number | 'var(--lines)') =>
  ({
    display: '-webkit-box',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;
