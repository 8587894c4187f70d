import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetCatalogueItemsQuery, useGetCatalogueStatusQuery } from '@/api/catalogueApi';
import type { CatalogOrder } from '@/api/inventoryApi';
import { toItemKey } from '@/engine/catalog/stockItem';
import { noAmount, useMoney } from '@/shared/i18n/useMoney';
import { onlyHeard } from '@/shared/ui/onlyHeard';
import type { OrderLine } from '@/contracts/inventory';
import { ordersMessages } from '../ordersMessages';
import { reorderMessages } from '../reorder/reorderMessages';
import { OrderLineRow } from './OrderLineRow';
import { Table } from './OrderLinesFrame';
import { orderPageMessages as messages } from './orderPageMessages';

type OrderLinesProps = { order: CatalogOrder; lines: readonly OrderLine[] };

/** The catalogue knows which items are still sold; until it has loaded, or if it fails, the lines are shown alone. */
const useItems = ({ order: { catalogId }, lines }: OrderLinesProps) => {
  const keys = useMemo(() => lines.map(({ stockItemId }) => toItemKey(catalogId, stockItemId)), [catalogId, lines]);
  const { currentData: items } = useGetCatalogueItemsQuery(keys);
  const { data: status } = useGetCatalogueStatusQuery();
  const isLoaded = status?.catalogs.some((own) => own.catalogId === catalogId && own.state === 'ready');
  return (index: number) => items?.[index] ?? (items && isLoaded ? null : undefined);
};

export const OrderLines = ({ order, lines }: OrderLinesProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  const findItem = useItems({ order, lines });
  const { moneyTypeId, subtotal, taxRate, taxAmount, total } = order;
  const rate =
    taxRate === null ? noAmount : formatNumber(taxRate / 100, { style: 'percent', maximumFractionDigits: 2 });
  const sums = [
    { key: 'subtotal', label: <FormattedMessage {...messages.subtotal} />, amount: subtotal },
    { key: 'taxes', label: <FormattedMessage {...messages.taxes} values={{ rate }} />, amount: taxAmount },
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
            <Box component="span" sx={onlyHeard}>
              <FormattedMessage {...reorderMessages.reorder} />
            </Box>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <OrderLineRow key={line.orderLineId} order={order} line={line} item={findItem(index)} />
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
