import { styled } from '@mui/material/styles';
import { onlyHeard } from '@/shared/ui/onlyHeard';

export const Table = styled('table')(({ theme: { vars, breakpoints } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '6px 8px', textAlign: 'start', verticalAlign: 'middle', fontWeight: 'inherit' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    fontSize: '0.8125rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    color: vars?.palette.text.secondary,
    backgroundColor: vars?.palette.background.paper,
    boxShadow: `inset 0 -1px ${vars?.palette.divider}`,
  },
  '& tbody tr + tr': { borderTop: `1px solid ${vars?.palette.divider}` },
  '& .choice': { width: 0, padding: 0 },
  '& .number': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& .quantity': { width: 104 },
  '& .label': { display: 'none', marginInlineEnd: 8, fontSize: '0.8125rem', color: vars?.palette.text.secondary },
  [breakpoints.down('sm')]: {
    '&, & tbody': { display: 'block' },
    '& thead th:not(.choice)': onlyHeard,
    '& thead .choice': { boxShadow: 'none' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: 12,
      padding: '8px 0',
    },
    '& tbody th, & tbody td': { padding: '3px 0' },
    '& .name': { gridColumn: '2 / -1' },
    '& .label': { display: 'inline', marginInlineEnd: 'auto', paddingInlineEnd: 8 },
    '& tbody .price, & tbody .total': { display: 'flex', alignItems: 'baseline', justifyContent: 'end' },
    '& tbody .price': { gridColumn: '2 / -1' },
    '& tbody .choice': { gridRow: '1 / span 4', width: 'auto', alignSelf: 'start' },
  },
}));
