import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';

import { selectClient, selectClientId } from '@/features/session/state/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import { catalogSegments } from '@/api/catalogPairs';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { type OrderWithLines, useGetSentOrdersQuery } from '@/api/sentOrdersApi';
import { useConfig } from '@/shared/config/ConfigContext';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { usePageMetadata } from '@/shared/routing/pageMetadata';
import { paths } from '@/shared/routing/paths';
import { readSentOrders } from '@/shared/routing/sentOrders';
import { PageBody } from '@/shared/ui/PageBody';
import { PrintHead } from '@/shared/ui/PrintHead';

import { OrderLoading, UnknownRecord } from './detail/OrderGaps';
import { OrderHead } from './detail/OrderHead';
import { OrderLines } from './detail/OrderLines';
import { orderPageMessages } from './detail/orderPageMessages';
import { SentHead } from './detail/SentHead';
import { isNotFound } from './detail/useOrder';
import { useShiftedOrders } from './OrderDate';
import { ReorderHost } from './reorder/ReorderHost';

const none: OrderWithLines[] = [];

/** The orders in the address. If one of them belongs to another client, none exists. */
const useSentOrders = (clientId: number) => {
  const { orders: segment = '' } = useParams();
  const config = useConfig();
  const keys = readSentOrders(segment)?.flatMap(({ catalogId, orderId }) => {
    const segments = catalogSegments(config, catalogId);
    return segments ? [{ ...segments, orderId }] : [];
  });
  // A catalogue that this shop does not have has no orders either.
  const isNamed = keys !== undefined && keys.length === segment.split('_').length;
  const { currentData, error, refetch } = useGetSentOrdersQuery(isNamed ? { clientId, orders: keys } : skipToken);
  const found = currentData ?? none;
  const shifted = useShiftedOrders(useMemo(() => found.map(({ order }) => order), [found]));
  const isForeign = found.some(({ order }) => order.clientId !== clientId);
  return {
    orders: currentData && shifted.map((order, at) => ({ order, lines: found[at]?.lines ?? [] })),
    isUnknown: !isNamed || isForeign || isNotFound(error),
    failure: currentData ? undefined : error,
    retry: () => void refetch(),
  };
};

const Sent = ({ clientId }: { clientId: number }) => {
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  const client = useAppSelector(selectClient);
  const { orders, isUnknown, failure, retry } = useSentOrders(clientId);
  usePageMetadata({ title: isUnknown ? formatMessage(orderPageMessages.unknown) : undefined, unlisted: true });
  if (isUnknown) return <UnknownRecord messages={orderPageMessages} list={paths.orders.href({ lang })} />;
  if (failure) return <RequestFailure title={orderPageMessages.failed} error={failure} onRetry={retry} />;
  if (!orders) return <OrderLoading heights={[320, 120, 420]} />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <PrintHead client={client} />
      <SentHead orders={orders} />
      {orders.map(({ order, lines }) => {
        const { catalogId, orderId, orderNumber } = order;
        const titleId = `order-${catalogId}-${orderId}`;
        return (
          <Box component="section" key={titleId} aria-labelledby={titleId} sx={{ display: 'grid', gap: 2 }}>
            <Typography id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
              <Link to={paths.order.href({ lang, catalogId, orderId })} style={{ color: 'inherit' }}>
                {formatMessage(orderPageMessages.title, { number: orderNumber })}
              </Link>
            </Typography>
            <OrderHead order={order} />
            <OrderLines order={order} lines={lines} />
          </Box>
        );
      })}
    </Box>
  );
};

/** The orders that were sent together, as the client sees them after the press on Send, and at any time later. */
export const OrderSentPage = () => {
  const clientId = useAppSelector(selectClientId);
  // Signed out: the route guard is about to redirect.
  if (clientId === undefined) return null;
  return (
    <PageBody>
      <ReorderHost>
        <Sent key={clientId} clientId={clientId} />
      </ReorderHost>
    </PageBody>
  );
};
