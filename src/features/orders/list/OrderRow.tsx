import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';

import type { CatalogOrder } from '@/api/inventoryApi';
import { useMoney } from '@/shared/i18n/money';
import { useCatalogName } from '@/shared/i18n/useCatalogName';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { readOrderNote } from '@/shared/lib/orderComment';
import { shownName } from '@/shared/routing/catalogueAddresses';
import { MeasuredText } from '@/shared/ui/MeasuredText';
import { clamped, compactText } from '@/shared/ui/styles';

import { OrderDate } from '../OrderDate';
import { OrderStatus } from '../OrderStatus';
import { ReorderButton } from '../reorder/ReorderButton';
import { findMatchingItems } from './findOrders';
import { foundOrderHref, type OrdersAddress } from './ordersAddress';
import { ordersListMessages as messages } from './ordersListMessages';

const orderLink = {
  ...compactText,
  color: 'text.primary',
  fontWeight: 600,
  textUnderlineOffset: '0.2em',
  // Makes the whole row clickable.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

const quiet = { color: 'text.secondary', fontSize: '0.875rem' } as const;

const shownMatches = 3;

type OrderRowProps = { order: CatalogOrder; address: OrdersAddress; hasReferences: boolean };

/** `order.date` is already shifted, so it is formatted as is. */
export const OrderRow = ({ order, address, hasReferences }: OrderRowProps) => {
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  const getCatalogName = useCatalogName();
  const money = useMoney();
  const { catalogId, orderNumber, date, status, items, total, moneyTypeId, orderedBy } = order;
  const { reference, comment } = readOrderNote(order);
  // Shows the items that match the search, rather than the first ones.
  const matching = findMatchingItems(order, address.text);
  const [first] = items;
  const firstName = first?.name ?? first?.code ?? '';
  return (
    <tr>
      <th scope="row" className="order">
        <Box component={Link} to={foundOrderHref(lang, order, address)} sx={orderLink}>
          {orderNumber}
        </Box>
      </th>
      {hasReferences && (
        <td className="reference">
          {reference && (
            <>
              <Box component="span" className="label" sx={quiet}>
                {formatMessage(messages.reference)}
              </Box>
              <Box sx={compactText}>{reference}</Box>
            </>
          )}
        </td>
      )}
      <td className="date">
        <OrderDate date={date} dateStyle="medium" />
        {orderedBy && <Box sx={{ ...quiet, ...compactText }}>{formatMessage(messages.by, { name: orderedBy })}</Box>}
      </td>
      <td className="state">
        <OrderStatus status={status} />
      </td>
      <td className="items">
        {matching.slice(0, shownMatches).map(({ stockItemId, name, code, quantity }, at) => (
          <Box key={`${stockItemId} ${at}`} sx={clamped(3)}>
            <MeasuredText
              text={formatMessage(messages.matchingItem, {
                quantity,
                name: shownName({ name, code }),
                code: code ?? '',
              })}
            />
          </Box>
        ))}
        {matching.length > 0 && items.length > Math.min(matching.length, shownMatches) && (
          <Box sx={quiet}>
            {formatMessage(messages.otherItems, { count: items.length - Math.min(matching.length, shownMatches) })}
          </Box>
        )}
        {matching.length === 0 && firstName && (
          <Box sx={clamped(3)}>
            <MeasuredText text={formatMessage(messages.itemsSummary, { first: firstName, more: items.length - 1 })} />
          </Box>
        )}
        {comment && <Box sx={{ ...quiet, ...clamped(3) }}>{comment}</Box>}
      </td>
      <Box component="td" className="catalog" sx={quiet}>
        {getCatalogName(catalogId)}
      </Box>
      <td className="number total">{money(total, moneyTypeId)}</td>
      <td className="act">
        <ReorderButton order={order} />
      </td>
    </tr>
  );
};
