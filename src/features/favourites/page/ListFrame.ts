import { styled } from '@mui/material/styles';

import { clamped } from '@/shared/ui/clamped';

/** A table where there is room for it, a card for each item elsewhere. */
export const ListFrame = styled('table')(({ theme: { vars, shape } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '8px 12px', textAlign: 'start', verticalAlign: 'middle' },
  '& th:first-of-type, & td:first-of-type': { paddingInlineStart: 0 },
  '& thead th': {
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: vars?.palette.text.secondary,
    borderBottom: `1px solid ${vars?.palette.divider}`,
  },
  '& tbody tr': { borderBottom: `1px solid ${vars?.palette.divider}` },
  '& .picture': { width: 68, '& img': { width: 56, borderRadius: shape.borderRadius } },
  '& .item a': {
    color: 'inherit',
    fontWeight: 600,
    textDecoration: 'none',
    ...clamped(3),
    '&:hover': { textDecoration: 'underline' },
  },
  '& .code': { fontSize: '0.8125rem', color: vars?.palette.text.secondary, ...clamped(2) },
  '& .gone': { color: vars?.palette.text.secondary },
  '& .unit, & .total': { textAlign: 'end', overflowWrap: 'anywhere' },
  '& .unit': { width: 108 },
  '& .total': { width: 116 },
  '& td.total': { fontWeight: 650 },
  '& .quantity': { width: 108, textAlign: 'end' },
  '& .quantity input': { paddingInline: 12, textAlign: 'end' },
  '& .move': { width: 148, paddingInline: 4 },
  '& .remove': { width: 44, padding: 0 },
  '@container (max-width: 719.95px)': {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: '56px 104px minmax(0, 1fr) 32px',
      alignItems: 'center',
      gap: '6px 12px',
      padding: '14px 0',
    },
    '& td, & td.unit, & td.total, & td.quantity, & td.move, & td.remove, & td.picture': { padding: 0, width: 'auto' },
    '& td.picture': { gridRow: '1 / span 2', alignSelf: 'start' },
    '& td.item': { gridRow: 1, gridColumn: '2 / span 2' },
    '& td.unit': { gridRow: 2, gridColumn: '2 / span 3', textAlign: 'start' },
    '& td.quantity': { gridRow: 3, gridColumn: 2 },
    '& td.total': { gridRow: 3, gridColumn: '3 / span 2' },
    '& td.move': { gridRow: 4, gridColumn: '2 / span 3', maxWidth: 260, '&:empty': { display: 'none' } },
    '& td.remove': { gridRow: 1, gridColumn: 4, alignSelf: 'start', margin: '-10px -12px 0 0', justifySelf: 'end' },
  },
}));
