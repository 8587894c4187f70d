/** An item's pictures and what is said of it. */
export const halves = {
  display: 'grid',
  columnGap: { md: 5, lg: 8 },
  rowGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 6fr) minmax(0, 5fr)' },
} as const;
