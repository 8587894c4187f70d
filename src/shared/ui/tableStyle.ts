import type { CSSObject, Theme } from '@mui/material/styles';

import { clamped, onTouch, visuallyHidden } from './styles';

/** The base style of every table, which adds its own columns and narrow-screen layout. */
export const tableStyle = ({ vars }: Pick<Theme, 'vars'>) =>
  ({
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: '0.9375rem',
    lineHeight: 1.35,
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { padding: 'var(--cell) 12px', textAlign: 'start', verticalAlign: 'middle', fontWeight: 'inherit' },
    '& thead th': { fontSize: '0.8125rem', fontWeight: 600, color: vars?.palette.text.secondary },
    '& .number': { textAlign: 'end', whiteSpace: 'nowrap' },
    // The column heading beside the figure, in layouts without a header row.
    '& .label': { display: 'none', marginInlineEnd: 8, fontSize: '0.8125rem', color: vars?.palette.text.secondary },
  }) as const;

/** A table that stands on its own, in a frame. */
export const framedTableStyle = (theme: Pick<Theme, 'vars'>) =>
  ({
    ...tableStyle(theme),
    position: 'relative',
    lineHeight: 1.4,
    backgroundColor: theme.vars?.palette.background.paper,
    border: `1px solid ${theme.vars?.palette.divider}`,
  }) as const;

/** Where a framed table does not fit, each row is a card. */
export const rowCards = ({ vars }: Pick<Theme, 'vars'>, row: CSSObject) => ({
  display: 'block',
  border: 0,
  backgroundColor: 'transparent',
  '& tbody': { display: 'grid', gap: 12 },
  '& tbody tr': {
    display: 'grid',
    gap: '4px 12px',
    padding: '12px 16px',
    border: `1px solid ${vars?.palette.divider}`,
    borderRadius: 6,
    backgroundColor: vars?.palette.background.paper,
    ...row,
  },
  '& tbody th, & tbody td': { padding: 0 },
});

/** The sort buttons form a row above the cards. */
export const sortRow = {
  '& thead tr': { display: 'flex', flexWrap: 'wrap', columnGap: 20, marginBottom: 4 },
  '& thead th': { position: 'static', padding: '8px 0', backgroundColor: 'transparent', boxShadow: 'none' },
  '& thead th.plain': visuallyHidden,
} as const;

/** Lines of items with quantities and prices. */
export const itemLinesStyle = ({ vars, shape }: Pick<Theme, 'vars' | 'shape'>) =>
  ({
    '& thead th': { borderBottom: `1px solid ${vars?.palette.divider}` },
    '& .picture img': { width: 56, borderRadius: shape.borderRadius },
    '& .item > a': {
      color: 'inherit',
      fontWeight: 600,
      textDecoration: 'none',
      ...clamped(3),
      '&:hover': { textDecoration: 'underline' },
    },
    '& .code': { fontSize: '0.8125rem', color: vars?.palette.text.secondary, ...clamped(2) },
    '& .unit, & .total': { textAlign: 'end', overflowWrap: 'anywhere' },
    '& td.total': { fontWeight: 650 },
  }) as const;

/** Where a table does not fit, each line is a card. */
export const lineCards = {
  '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
  '& tbody tr': {
    display: 'grid',
    gridTemplateColumns: '56px 104px minmax(0, 1fr) 32px',
    alignItems: 'center',
    gap: '6px 12px',
    padding: '14px 0',
    // Room for the buttons beside the quantity.
    [onTouch]: { gridTemplateColumns: '56px 148px minmax(0, 1fr) 32px' },
  },
  '& td[class]': { padding: 0, width: 'auto' },
  '& td.picture': { gridRow: '1 / span 2', alignSelf: 'start' },
  '& td.item': { gridRow: 1, gridColumn: '2 / span 2' },
  '& td.unit': { gridRow: 2, gridColumn: '2 / span 3', textAlign: 'start' },
  '& td.quantity': { gridRow: 3, gridColumn: 2 },
  '& td.total': { gridRow: 3, gridColumn: '3 / span 2' },
  // Aligns the icon with the edge, like the totals below it.
  '& td.remove': { gridRow: 1, gridColumn: 4, alignSelf: 'start', margin: '-10px -12px 0 0', justifySelf: 'end' },
} as const;
