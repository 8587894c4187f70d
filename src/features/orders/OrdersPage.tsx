import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetAllOrdersQuery } from '@/api/allOrdersApi';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { selectClientId } from '@/features/session/sessionSlice';
import { PageBody } from '@/shared/ui/PageBody';
import { Skeleton } from '@/shared/ui/Skeleton';
import { useAppSelector } from '@/store/hooks';
import { FoundOrders } from './list/FoundOrders';
import { NoOrders } from './NoOrders';
import { ordersMessages as messages } from './ordersMessages';
import { OrdersPartly } from './OrdersPartly';
import { ReorderHost } from './reorder/ReorderHost';

const Loading = () => {
  const { formatMessage } = useIntl();
  return (
    <Box role="status" aria-label={formatMessage(messages.loading)} sx={{ display: 'grid', gap: 2 }}>
      <Skeleton sx={{ height: 64 }} />
      <Skeleton sx={{ height: 36, maxWidth: 560 }} />
      <Skeleton sx={{ height: 520 }} />
    </Box>
  );
};

const Orders = ({ clientId }: { clientId: number }) => {
  const { currentData, error, refetch } = useGetAllOrdersQuery({ clientId });
  const retry = () => void refetch();
  if (!currentData && error) return <RequestFailure title={messages.failed} error={error} onRetry={retry} />;
  if (!currentData) return <Loading />;
  const { orders, failed } = currentData;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <OrdersPartly failed={failed} onRetry={retry} />
      {orders.length > 0 && <FoundOrders orders={orders} />}
      {orders.length === 0 && failed.length === 0 && <NoOrders />}
    </Box>
  );
};

/** Every order of the client in both catalogues, newest first. */
export const OrdersPage = () => {
  const clientId = useAppSelector(selectClientId);
  // Signed out: the route guard is about to redirect.
  if (clientId === undefined) return null;
  return (
    <PageBody>
      <Typography variant="h1" sx={{ mb: 3 }}>
        <FormattedMessage {...messages.title} />
      </Typography>
      <ReorderHost>
        <Orders key={clientId} clientId={clientId} />
      </ReorderHost>
    </PageBody>
  );
};
