/** For whoever listens: it takes no place on the screen. */
export const onlyHeard = {
  position: 'absolute',
  display: 'block',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
