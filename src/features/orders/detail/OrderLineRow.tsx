import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';

import type { CatalogItem } from '@/api/catalogueApi';
import type { CatalogOrder } from '@/api/inventoryApi';
import { useConfig } from '@/shared/config/ConfigContext';
import { useMoney } from '@/shared/i18n/money';
import { useLanguage } from '@/shared/i18n/useLanguage';
import type { RequestKind } from '@/shared/lib/orderRequests';
import { itemHref, shownName } from '@/shared/routing/catalogueAddresses';
import { DeliveredLater } from '@/shared/stock/Stock';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { ItemImage } from '@/shared/ui/ItemImage';
import { MeasuredText } from '@/shared/ui/MeasuredText';
import { PackWords } from '@/shared/ui/PackWords';
import { clamped } from '@/shared/ui/styles';
import type { OrderLine } from '@/contracts/inventory';

import { reorderIcon } from '../reorder/ReorderButton';
import { useOpenReorder } from '../reorder/ReorderHost';
import { reorderMessages } from '../reorder/reorderMessages';
import { requestMessages } from '../requests/requestMessages';
import { orderPageMessages as messages } from './orderPageMessages';

/** `item` is the current catalogue item; null if no longer sold, undefined while unknown. */
type OrderLineRowProps = {
  order: CatalogOrder;
  line: OrderLine;
  item: CatalogItem | null | undefined;
  /** Undefined where it is not known. */
  shipped: number | undefined;
  /** How much of it was cancelled or returned. */
  accepted: readonly { kind: RequestKind; count: number }[];
};

export const OrderLineRow = ({ order, line, item, shipped, accepted }: OrderLineRowProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  const lang = useLanguage();
  const [firstCatalog] = useConfig().catalogs;
  const openReorder = useOpenReorder();
  const { clientId, catalogId, orderId, orderNumber, moneyTypeId } = order;
  const { stockItemId, code, quantity, unitPrice, total, backordered = 0, expectedDate = null } = line;
  const name = shownName({ name: line.name ?? item?.name ?? null, code }) || formatMessage(reorderMessages.nameless);
  const reorder = formatMessage(reorderMessages.choose, { name });
  return (
    <tr>
      <td className="picture">
        <Box sx={{ width: { xs: 64, sm: 60 }, '@media print': { width: 40 }, borderRadius: 0.5, overflow: 'hidden' }}>
          <ItemImage name={item?.imageUrl ?? line.imageUrl} size={64} isFirst />
        </Box>
      </td>
      <th scope="row" className="name">
        {item ? (
          <Box
            component={Link}
            to={itemHref(lang, item, firstCatalog)}
            sx={{ ...clamped(3), color: 'inherit', fontWeight: 600 }}
          >
            <MeasuredText text={name} />
          </Box>
        ) : (
          <Box component="span" sx={{ ...clamped(3), fontWeight: 600 }}>
            <MeasuredText text={name} />
          </Box>
        )}
        <Box component="span" sx={{ ...clamped(3), color: 'text.secondary', fontSize: '0.875rem' }}>
          {code}
          {item === null && (
            <>
              {code && ' · '}
              {formatMessage(reorderMessages.gone)}
            </>
          )}
        </Box>
        {shipped !== undefined && (
          <Box sx={{ fontSize: '0.875rem', fontWeight: 400 }}>
            <FormattedMessage {...messages.shipped} values={{ shipped, quantity }} />
          </Box>
        )}
        {accepted.map(
          ({ kind, count }) =>
            count > 0 && (
              <Box key={kind} sx={{ fontSize: '0.875rem', fontWeight: 400 }}>
                {formatMessage(requestMessages.accepted, { kind, count, quantity })}
              </Box>
            ),
        )}
        {backordered > 0 && (
          <Box sx={{ color: 'warning.main', fontSize: '0.875rem', fontWeight: 400 }}>
            <DeliveredLater rest={backordered} date={expectedDate} />
          </Box>
        )}
      </th>
      <td className="number quantity">
        <span className="label">{formatMessage(messages.quantity)}</span>
        {formatNumber(quantity)}
        <PackWords item={line} quantity={quantity} />
      </td>
      <td className="number price">
        <span className="label">{formatMessage(messages.unitPrice)}</span>
        {money(unitPrice, moneyTypeId)}
      </td>
      <td className="number total">{money(total, moneyTypeId)}</td>
      <td className="act">
        {item?.price != null && (
          <Button
            tone="icon"
            aria-label={reorder}
            data-hint=""
            onClick={() => openReorder({ clientId, catalogId, orderId, orderNumber, stockItemId })}
          >
            <Icon d={reorderIcon} size={20} />
          </Button>
        )}
      </td>
    </tr>
  );
};
