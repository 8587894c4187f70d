/** Visually hidden: for screen readers only. */
export const onlyHeard = {
  position: 'absolute',
  display: 'block',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
