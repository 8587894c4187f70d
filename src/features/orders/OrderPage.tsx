import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';

import { selectClient, selectClientId } from '@/features/session/state/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import { useGetAllOrdersQuery } from '@/api/allOrdersApi';
import { RequestFailure } from '@/api/errors/RequestFailure';
import type { CatalogOrder } from '@/api/inventoryApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { usePageMetadata } from '@/shared/routing/pageMetadata';
import { paths } from '@/shared/routing/paths';
import { Icon } from '@/shared/ui/Icon';
import { PageBody } from '@/shared/ui/PageBody';
import { PrintHead } from '@/shared/ui/PrintHead';
import type { OrderLine } from '@/contracts/inventory';

import { OrderActions } from './detail/OrderActions';
import { OrderDocuments } from './detail/OrderDocuments';
import { OrderLoading, UnknownRecord } from './detail/OrderGaps';
import { OrderHead } from './detail/OrderHead';
import { OrderLines } from './detail/OrderLines';
import { orderPageMessages as messages } from './detail/orderPageMessages';
import { OrderParcels } from './detail/OrderParcels';
import { OrderTimeline } from './detail/OrderTimeline';
import { useOrder } from './detail/useOrder';
import { foundOrderHref, ordersHref, readOrdersAddress } from './list/ordersAddress';
import { useFoundOrders } from './list/useFoundOrders';
import { ReorderHost } from './reorder/ReorderHost';

const none: CatalogOrder[] = [];

/** Links to the orders before and after this one in the list that the address describes. */
const OrderNeighbours = ({ order }: { order: CatalogOrder }) => {
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

const backArrow = 'M14.5 6 8.5 12l6 6';

/** The links back to the list and to the neighbours in it, the order's name and its actions. */
const Top = ({ title, neighbours, children }: { title: ReactNode; neighbours?: ReactNode; children?: ReactNode }) => {
  const lang = useLanguage();
  const { search } = useLocation();
  return (
    <div>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: 2,
          mb: 1,
          displayPrint: 'none',
        }}
      >
        <Box
          component={Link}
          to={ordersHref(lang, readOrdersAddress(search))}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'inherit' }}
        >
          <Icon d={backArrow} size={18} />
          <FormattedMessage {...messages.back} />
        </Box>
        {neighbours}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {children}
      </Box>
    </div>
  );
};

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 } as const;

type OrderPageProps = {
  /** Renders the controls that share the order. */
  share?: (order: CatalogOrder, title: string, lines: readonly OrderLine[]) => ReactNode;
};

const Order = ({ clientId, share }: OrderPageProps & { clientId: number }) => {
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  const client = useAppSelector(selectClient);
  const { order, lines, isUnknown, orderFailure, linesFailure, retry } = useOrder(clientId);
  const title = order && formatMessage(messages.title, { number: order.orderNumber });
  usePageMetadata({
    title: isUnknown ? formatMessage(messages.unknown) : title,
    unlisted: true,
  });
  if (isUnknown) return <UnknownRecord messages={messages} list={paths.orders.href({ lang })} />;
  if (orderFailure)
    return (
      <Box sx={column}>
        <Top title={formatMessage(messages.nameless)} />
        <RequestFailure title={messages.failed} error={orderFailure} onRetry={retry} />
      </Box>
    );
  if (!order) return <OrderLoading heights={[40, 120, 420]} />;
  return (
    <Box sx={column}>
      <Top title={title} neighbours={<OrderNeighbours order={order} />}>
        <OrderActions order={order} lines={lines} share={lines && share?.(order, title ?? '', lines)} />
      </Top>
      <PrintHead client={client} />
      <OrderHead order={order} />
      <OrderTimeline order={order} lines={lines ?? []} />
      {order.parcels && order.parcels.length > 0 && <OrderParcels parcels={order.parcels} lines={lines ?? []} />}
      {order.documents && order.documents.length > 0 && <OrderDocuments order={order} documents={order.documents} />}
      {lines && <OrderLines order={order} lines={lines} />}
      {!lines && linesFailure && <RequestFailure title={messages.linesFailed} error={linesFailure} onRetry={retry} />}
      {!lines && !linesFailure && <OrderLoading heights={[320]} />}
    </Box>
  );
};

/** One order as it was placed, to read, print, export or reorder. */
export const OrderPage = ({ share }: OrderPageProps) => {
  const clientId = useAppSelector(selectClientId);
  // Signed out: the route guard is about to redirect.
  if (clientId === undefined) return null;
  return (
    <PageBody>
      <ReorderHost>
        <Order key={clientId} clientId={clientId} share={share} />
      </ReorderHost>
    </PageBody>
  );
};
