/** Two columns: an item's pictures and its details. */
export const halves = {
  display: 'grid',
  columnGap: { sm: 3, md: 5, lg: 8 },
  rowGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 6fr) minmax(0, 5fr)' },
} as const;
