import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { usePrice } from '@/shared/i18n/money';

import type { PackedItem } from '../lib/packing';
import { lineMessages } from './lineMessages';
import { MeasuredText } from './MeasuredText';
import { PackWords } from './PackWords';
import { visuallyHidden } from './styles';
import { tableStyle } from './tableStyle';

/** On narrow screens each line is a block: quantity and name, then code, price and total. */
const Table = styled('table')(({ theme }) => {
  const { vars, breakpoints } = theme;
  return [
    tableStyle(theme),
    {
      '& caption': { padding: '16px 0 4px', textAlign: 'start', fontSize: '1rem', fontWeight: 650 },
      '& caption.hidden': visuallyHidden,
      '& thead th:first-of-type, & tbody td:first-of-type': { paddingInlineStart: 0 },
      '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: 0 },
      '& tbody tr, & tfoot tr:first-of-type': { borderTop: `1px solid ${vars?.palette.divider}` },
      '& .quantity, & .price, & .total': { textAlign: 'end', whiteSpace: 'nowrap' },
      '& .quantity': { width: 84 },
      '& td.item, & td.code': { overflowWrap: 'anywhere' },
      '& td.code': { color: vars?.palette.text.secondary },
      '& tfoot th': { textAlign: 'end', color: vars?.palette.text.secondary },
      '& tfoot th, & tfoot td': { paddingBlock: 4 },
      '& tfoot tr:first-of-type > *': { paddingTop: 10 },
      '& tfoot tr:last-of-type': { fontSize: '1.0625rem', fontWeight: 650 },
      [`@media screen and (max-width: ${breakpoints.values.sm - 0.05}px)`]: {
        display: 'block',
        '& caption, & tbody, & tfoot': { display: 'block' },
        '& thead': visuallyHidden,
        '& tbody tr': {
          display: 'grid',
          gridTemplateColumns: '48px minmax(0, 1fr) auto',
          columnGap: 12,
          padding: '10px 0',
        },
        '& tbody td[class]': { padding: 0, width: 'auto' },
        '& .item': { gridRow: 1, gridColumn: '2 / span 2', fontWeight: 600 },
        '& .quantity': { gridRow: 1, gridColumn: 1 },
        '& .code': { gridRow: 2, gridColumn: '2 / span 2' },
        '& .price': { gridRow: 3, gridColumn: 2, textAlign: 'start' },
        '& .total': { gridRow: 3, gridColumn: 3 },
        '& tfoot tr': { display: 'flex', justifyContent: 'space-between', gap: 12 },
        '& tfoot th': { textAlign: 'start' },
      },
      '@media print': { fontSize: '10pt', '& thead': { display: 'table-header-group' } },
    },
  ];
});

const { quantity, code, item, unitPrice, lineTotal } = lineMessages;

const columns = Object.entries({ quantity, code, item, price: unitPrice, total: lineTotal });

export type TableLine = PackedItem & { quantity: number; code: string; item: string; price: number; total: number };

type LinesTableProps = {
  caption: ReactNode;
  captionId?: string;
  hidesCaption?: boolean;
  lines: readonly TableLine[];
  sums: { label: string; amount: number }[];
};

/** Order lines as the client confirms them, with their totals. */
export const LinesTable = ({ caption, captionId, hidesCaption = false, lines, sums }: LinesTableProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const price = usePrice();
  return (
    <Table>
      <caption id={captionId} className={hidesCaption ? 'hidden' : undefined}>
        {caption}
      </caption>
      <thead>
        <tr>
          {columns.map(([column, label]) => (
            <th key={column} scope="col" className={column}>
              {formatMessage(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <tr key={at}>
            <td className="quantity">{formatNumber(line.quantity)}</td>
            <td className="code">{line.code}</td>
            <td className="item">
              <MeasuredText text={line.item} />
              <PackWords item={line} quantity={line.quantity} />
            </td>
            <td className="price">{price(line.price)}</td>
            <td className="total">{price(line.total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(({ label, amount }) => (
          <tr key={label}>
            <th scope="row" colSpan={columns.length - 1}>
              {label}
            </th>
            <td className="total">{price(amount)}</td>
          </tr>
        ))}
      </tfoot>
    </Table>
  );
};
