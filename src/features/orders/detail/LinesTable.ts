import { styled } from '@mui/material/styles';

import { visuallyHidden } from '@/shared/ui/styles';
import { framedTableStyle } from '@/shared/ui/tableStyle';

/** A table from 680 px up, a picture with figures below. In print always a table, in black. */
export const LinesTable = styled('table')(({ theme }) => {
  const { vars } = theme;
  return [
    framedTableStyle(theme),
    {
      '& tbody tr, & tfoot tr:first-of-type': { borderTop: `1px solid ${vars?.palette.divider}` },
      // A currency that is no code may go to the next line.
      '& td.number': { whiteSpace: 'normal' },
      '& .picture': { width: 72, paddingInlineEnd: 0 },
      // Reserves space for the button, which appears once the catalogue has loaded.
      '& .act': { width: 68, minWidth: 68, whiteSpace: 'nowrap' },
      '& tfoot th': { textAlign: 'end', color: vars?.palette.text.secondary },
      '& tfoot tr:last-of-type': { fontSize: '1.125rem', fontWeight: 650 },
      '& tfoot tr:last-of-type th': { color: 'inherit', fontWeight: 650 },
      ['@media screen and (max-width: 679.95px)']: {
        display: 'block',
        '& tbody, & tfoot': { display: 'block' },
        '& thead': visuallyHidden,
        '& tbody tr': {
          display: 'grid',
          gridTemplateColumns: '64px minmax(0, 1fr) auto',
          columnGap: 12,
          padding: '12px 16px',
        },
        '& tbody th, & tbody td': { padding: 0 },
        '& .picture': { gridRow: '1 / span 3', width: 'auto' },
        '& .name': { gridColumn: 2 },
        '& .quantity, & .price': { gridColumn: 2 },
        '& tbody .number': { textAlign: 'start' },
        '& tbody .total': { gridRow: '2 / span 2', gridColumn: 3, textAlign: 'end', alignSelf: 'end' },
        '& .act': {
          gridColumn: 3,
          gridRow: 1,
          width: 'auto',
          minWidth: 0,
          justifySelf: 'end',
          margin: '-10px -12px 0 0',
        },
        '& .label': { display: 'inline' },
        '& tfoot tr': { display: 'flex', justifyContent: 'space-between', padding: '2px 16px' },
        '& tfoot tr:first-of-type': { paddingTop: 12 },
        '& tfoot tr:last-of-type': { paddingBottom: 12 },
        '& tfoot th, & tfoot td': { padding: '2px 0' },
        '& tfoot .gap': { display: 'none' },
      },
      '@media print': {
        fontSize: '10pt',
        '& .act': { display: 'none' },
        '& th, & td': { padding: '4px 8px' },
        '& .picture': { width: 44 },
        '& thead': { display: 'table-header-group' },
        '& tfoot': { display: 'table-row-group' },
      },
    },
  ];
});
