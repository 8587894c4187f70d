import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';

import { selectClientId } from '@/features/session/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import { PageBody } from '@/shared/ui/PageBody';
import { Skeleton } from '@/shared/ui/Skeleton';

import { ClientOrders } from './ClientOrders';
import { FoundOrders } from './list/FoundOrders';
import { ordersMessages as messages } from './ordersMessages';
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
        <ClientOrders key={clientId} clientId={clientId} loading={<Loading />}>
          {(orders) => <FoundOrders orders={orders} />}
        </ClientOrders>
      </ReorderHost>
    </PageBody>
  );
};
