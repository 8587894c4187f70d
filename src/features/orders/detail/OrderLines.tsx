import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useGetCatalogueItemsQuery } from '@/api/catalogueApi';
import type { CatalogOrder } from '@/api/inventoryApi';
import { toItemKey } from '@/engine/catalog/stockItem';
import { noAmount, useMoney } from '@/shared/i18n/money';
import { requestKinds, sumAccepted } from '@/shared/lib/orderRequests';
import { visuallyHidden } from '@/shared/ui/styles';
import type { OrderLine } from '@/contracts/inventory';

import { ordersMessages } from '../ordersMessages';
import { reorderMessages } from '../reorder/reorderMessages';
import { LinesTable } from './LinesTable';
import { OrderLineRow } from './OrderLineRow';
import { orderPageMessages as messages } from './orderPageMessages';
import { sumShipped } from './OrderParcels';

type OrderLinesProps = { order: CatalogOrder; lines: readonly OrderLine[] };

/** The catalogue knows which items are still sold; until it has loaded, or if it fails, the lines are shown alone. */
const useItems = ({ order: { catalogId }, lines }: OrderLinesProps) => {
  const keys = useMemo(() => lines.map(({ stockItemId }) => toItemKey(catalogId, stockItemId)), [catalogId, lines]);
  const { currentData: items } = useGetCatalogueItemsQuery(keys);
  return (stockItemId: number) => items?.[toItemKey(catalogId, stockItemId)];
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
    { key: 'subtotal', label: formatMessage(messages.subtotal), amount: subtotal },
    {
      key: 'taxes',
      label: [
        <FormattedMessage key="taxes" {...messages.taxes} values={{ rate }} />,
        taxExemption && ` · ${taxExemption}`,
      ],
      amount: taxAmount,
    },
    { key: 'total', label: formatMessage(ordersMessages.total), amount: total },
  ];
  return (
    <LinesTable aria-label={formatMessage(messages.lines)}>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {formatMessage(messages.item)}
          </th>
          <th scope="col" className="number">
            {formatMessage(messages.quantity)}
          </th>
          <th scope="col" className="number">
            {formatMessage(messages.unitPrice)}
          </th>
          <th scope="col" className="number">
            {formatMessage(ordersMessages.total)}
          </th>
          <th scope="col" className="act">
            <Box component="span" sx={visuallyHidden}>
              {formatMessage(reorderMessages.reorder)}
            </Box>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <OrderLineRow
            key={line.orderLineId}
            order={order}
            line={line}
            item={findItem(line.stockItemId)}
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
    </LinesTable>
  );
};
