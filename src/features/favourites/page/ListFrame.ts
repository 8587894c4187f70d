import { styled } from '@mui/material/styles';

import { lineCards, linesTable } from '@/shared/ui/linesTable';

/** A table where there is room, otherwise a card per item. */
export const ListFrame = styled('table')(({ theme }) => ({
  ...linesTable(theme),
  '& th:first-of-type, & td:first-of-type': { paddingInlineStart: 0 },
  '& tbody tr': { borderBottom: `1px solid ${theme.vars?.palette.divider}` },
  '& .picture': { width: 68 },
  '& .gone': { color: theme.vars?.palette.text.secondary },
  '& .unit': { width: 108 },
  '& .total': { width: 116 },
  '& .quantity': { width: 108, textAlign: 'end' },
  '& .quantity input': { paddingInline: 12, textAlign: 'end' },
  '& .move': { width: 148, paddingInline: 4 },
  '& .remove': { width: 44, padding: 0 },
  '@container (max-width: 719.95px)': {
    ...lineCards,
    '& td.move': { gridRow: 4, gridColumn: '2 / span 3', maxWidth: 260, '&:empty': { display: 'none' } },
  },
}));
