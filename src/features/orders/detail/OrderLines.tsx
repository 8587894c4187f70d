import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useGetCatalogueItemsQuery, useGetCatalogueStatusQuery } from '@/api/catalogueApi';
import type { CatalogOrder } from '@/api/inventoryApi';
import { toItemKey } from '@/engine/catalog/stockItem';
import { noAmount, useMoney } from '@/shared/i18n/money';
import { requestKinds, sumAccepted } from '@/shared/lib/orderRequests';
import { visuallyHidden } from '@/shared/ui/styles';
import { framedTableStyle } from '@/shared/ui/tableStyle';
import type { OrderLine } from '@/contracts/inventory';

import { ordersMessages } from '../ordersMessages';
import { reorderMessages } from '../reorder/reorderMessages';
import { OrderLineRow } from './OrderLineRow';
import { orderPageMessages as messages } from './orderPageMessages';
import { sumShipped } from './OrderParcels';

/** A table from 680 px up, a picture with figures below. In print always a table, in black. */
const Table = styled('table')(({ theme }) => {
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

type OrderLinesProps = { order: CatalogOrder; lines: readonly OrderLine[] };

/** The catalogue knows which items are still sold; until it has loaded, or if it fails, the lines are shown alone. */
const useItems = ({ order: { catalogId }, lines }: OrderLinesProps) => {
  const keys = useMemo(() => lines.map(({ stockItemId }) => toItemKey(catalogId, stockItemId)), [catalogId, lines]);
  const { currentData: items } = useGetCatalogueItemsQuery(keys);
  const { data: status } = useGetCatalogueStatusQuery();
  const isLoaded = status?.catalogs.some((catalog) => catalog.catalogId === catalogId && catalog.state === 'ready');
  return (index: number) => items?.[index] ?? (items && isLoaded ? null : undefined);
};

export const OrderLines = ({ order, lines }: OrderLinesProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  const findItem = useItems({ order, lines });
  const getShipped = sumShipped(order.parcels);
  const accepted = requestKinds.map((kind) => ({ kind, sums: sumAccepted(kind, order.requests) }));
  const { moneyTypeId, subtotal, taxRate, taxExemption, taxAmount, total } = order;
  const rate =
    taxRate === null ? noAmount : formatNumber(taxRate / 100, { style: 'percent', maximumFractionDigits: 2 });
  const sums = [
    { key: 'subtotal', label: <FormattedMessage {...messages.subtotal} />, amount: subtotal },
    {
      key: 'taxes',
      label: [
        <FormattedMessage key="taxes" {...messages.taxes} values={{ rate }} />,
        taxExemption && ` · ${taxExemption}`,
      ],
      amount: taxAmount,
    },
    { key: 'total', label: <FormattedMessage {...ordersMessages.total} />, amount: total },
  ];
  return (
    <Table aria-label={formatMessage(messages.lines)}>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            <FormattedMessage {...messages.item} />
          </th>
          <th scope="col" className="number">
            <FormattedMessage {...messages.quantity} />
          </th>
          <th scope="col" className="number">
            <FormattedMessage {...messages.unitPrice} />
          </th>
          <th scope="col" className="number">
            <FormattedMessage {...ordersMessages.total} />
          </th>
          <th scope="col" className="act">
            <Box component="span" sx={visuallyHidden}>
              <FormattedMessage {...reorderMessages.reorder} />
            </Box>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <OrderLineRow
            key={line.orderLineId}
            order={order}
            line={line}
            item={findItem(index)}
            shipped={getShipped(line)}
            accepted={accepted.map(({ kind, sums }) => ({ kind, count: sums.get(line.orderLineId) ?? 0 }))}
          />
        ))}
      </tbody>
      <tfoot>
        {sums.map(({ key, label, amount }) => (
          <tr key={key}>
            <th scope="row" colSpan={4}>
              {label}
            </th>
            <td className="number">{money(amount, moneyTypeId)}</td>
            <td className="gap act" />
          </tr>
        ))}
      </tfoot>
    </Table>
  );
};
