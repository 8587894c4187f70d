import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

import { useGetAllOrdersQuery } from '@/api/allOrdersApi';
import type { CatalogOrder } from '@/api/inventoryApi';
import { useLanguage } from '@/shared/i18n/useLanguage';

import { foundOrderHref } from '../list/ordersAddress';
import { useFoundOrders } from '../list/useFoundOrders';
import { orderPageMessages as messages } from './orderPageMessages';

const none: CatalogOrder[] = [];

/** Links to the orders before and after this one in the list that the address describes. */
export const OrderNeighbours = ({ order }: { order: CatalogOrder }) => {
  const lang = useLanguage();
  const { currentData } = useGetAllOrdersQuery({ clientId: order.clientId });
  const { address, found } = useFoundOrders(currentData?.orders ?? none);
  const place = found.findIndex(({ catalogId, orderId }) => catalogId === order.catalogId && orderId === order.orderId);
  const neighbours = [
    { message: messages.previous, rel: 'prev', neighbour: found[place - 1] },
    { message: messages.next, rel: 'next', neighbour: place < 0 ? undefined : found[place + 1] },
  ];
  return (
    <Box sx={{ display: 'flex', columnGap: 2 }}>
      {neighbours.map(
        ({ message, rel, neighbour }) =>
          neighbour && (
            <Box
              key={rel}
              component={Link}
              rel={rel}
              to={foundOrderHref(lang, neighbour, address)}
              sx={{ color: 'inherit' }}
            >
              <FormattedMessage {...message} />
            </Box>
          ),
      )}
    </Box>
  );
};
