import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';

import { clamped } from '@/shared/ui/clamped';

import { cartLineId } from '../cartCopy';
import type { CartLine } from '../cartLines';
import { cartMessages as messages } from '../cartMessages';
import { CartRow } from './CartRow';

const Table = styled('table')(({ theme: { vars, breakpoints, shape } }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  backgroundColor: vars?.palette.background.paper,
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '8px 12px', textAlign: 'start', verticalAlign: 'middle' },
  '& thead th': {
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: vars?.palette.text.secondary,
    borderBottom: `1px solid ${vars?.palette.divider}`,
  },
  '& tbody tr + tr': { borderTop: `1px solid ${vars?.palette.divider}` },
  '& tbody tr:focus-within': { backgroundColor: vars?.palette.action.hover },
  '& .unseen': { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  '& .picture': { width: 80, '& img': { width: 56, borderRadius: shape.borderRadius } },
  '& .item a': {
    color: 'inherit',
    fontWeight: 600,
    textDecoration: 'none',
    ...clamped(3),
    '&:hover': { textDecoration: 'underline' },
  },
  '& .code': { fontSize: '0.8125rem', color: vars?.palette.text.secondary, ...clamped(2) },
  '& .unit, & .total': { textAlign: 'end', overflowWrap: 'anywhere' },
  // The names need the room more, unless the screen is wide.
  '& .unit': { width: 216, [breakpoints.down(1400)]: { width: 160 } },
  '& td.unit.missing': { color: vars?.palette.text.secondary },
  '& .total': { width: 136 },
  '& td.total': { fontWeight: 650 },
  '& [aria-busy="true"] .total': { color: vars?.palette.text.secondary },
  '& .hint': { fontSize: '0.8125rem', color: vars?.palette.success.main },
  '& .quantity': { width: 116, textAlign: 'end' },
  // The figures stand below one another whether they can be changed or not.
  '& .quantity input, & .quantity .fixed': { paddingInline: 12, textAlign: 'end' },
  '& .keep': { width: 44, padding: 0 },
  '& .remove': { width: 60, textAlign: 'end', paddingInlineStart: 0 },
  '& .settle': {
    marginTop: 6,
    padding: '4px 8px',
    fontSize: '0.875rem',
    borderInlineStart: `3px solid ${vars?.palette.warning.main}`,
    backgroundColor: vars?.palette.action.hover,
    // Beside what was said, or below it where there is no room.
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 10px',
    '& button': {
      padding: 0,
      border: 0,
      textAlign: 'start',
      font: 'inherit',
      fontWeight: 600,
      color: vars?.palette.primary.main,
      background: 'none',
      textDecoration: 'underline',
      cursor: 'pointer',
    },
  },
  // Paper has room for a table.
  [breakpoints.down('md').replace('@media ', '@media screen and ')]: {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: '56px 104px minmax(0, 1fr) 32px',
      alignItems: 'center',
      gap: '6px 12px',
      padding: '14px 12px',
    },
    '& td, & td.unit, & td.total, & td.quantity, & td.keep, & td.remove, & td.picture': { padding: 0, width: 'auto' },
    '& td.picture': { gridRow: '1 / span 2', alignSelf: 'start' },
    '& td.item': { gridRow: 1, gridColumn: '2 / span 2' },
    '& td.unit': { gridRow: 2, gridColumn: '2 / span 3', textAlign: 'start', whiteSpace: 'normal' },
    '& td.quantity': { gridRow: 3, gridColumn: 2 },
    '& td.quantity .fixed': { padding: 0, textAlign: 'start' },
    '& td.total': { gridRow: 3, gridColumn: '3 / span 2' },
    '& td.keep': { gridRow: 3, gridColumn: 1, justifySelf: 'center' },
    // Its sign stands at the edge, below which the totals are.
    '& td.remove': { gridRow: 1, gridColumn: 4, alignSelf: 'start', margin: '-10px -12px 0 0', justifySelf: 'end' },
  },
  // Totals are as wide as ever.
  '@media screen and (max-width: 359.95px)': {
    '& tbody tr': { gridTemplateColumns: '56px 36px minmax(0, 1fr) 32px' },
    '& td.quantity': { gridColumn: '1 / span 2' },
    '& td.keep': { display: 'none' },
  },
  '@media print': {
    fontSize: '10pt',
    '& .keep, & .remove, & .hint, & thead th.remove, & .settle button': { display: 'none' },
    '& .unit': { width: 140 },
    '& .picture img': { width: 32 },
    '& .quantity input': { border: 0, backgroundColor: 'transparent' },
    '& .quantity input, & .quantity .fixed': { paddingInline: 0 },
  },
}));

type CartTableProps = { catalogId: number; lines: readonly CartLine[] };

export const CartTable = ({ catalogId, lines }: CartTableProps) => {
  const { formatMessage } = useIntl();
  const columns = [
    ['picture', messages.picture],
    ['item', messages.item],
    ['unit', messages.unitPrice],
    ['quantity', messages.quantity],
    ['total', messages.lineTotal],
    ['keep', messages.favourites],
    ['remove', messages.actions],
  ] as const;
  const isHidden = (name: string) => ['picture', 'keep', 'remove'].includes(name);
  return (
    <Table aria-label={formatMessage(messages.catalog, { catalogId })}>
      <thead>
        <tr>
          {columns.map(([name, title]) => (
            <th key={name} scope="col" className={name}>
              <span className={isHidden(name) ? 'unseen' : undefined}>
                <FormattedMessage {...title} />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <CartRow key={cartLineId(line)} line={line} />
        ))}
      </tbody>
    </Table>
  );
};
