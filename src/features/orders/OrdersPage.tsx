import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';

import { selectClientId } from '@/features/session/state/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { pageTitles } from '@/shared/routing/pageTitles';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
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
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  const clientId = useAppSelector(selectClientId);
  // Signed out: the route guard is about to redirect.
  if (clientId === undefined) return null;
  return (
    <PageBody>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 3 }}
      >
        <Typography variant="h1">{formatMessage(messages.title)}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
          <ButtonLink tone="outlined" to={paths.quotes.href({ lang })}>
            {formatMessage(pageTitles.quotes)}
          </ButtonLink>
          <ButtonLink tone="outlined" to={paths.bought.href({ lang })}>
            {formatMessage(pageTitles.bought)}
          </ButtonLink>
        </Box>
      </Box>
      <ReorderHost>
        <ClientOrders key={clientId} clientId={clientId} loading={<Loading />}>
          {(orders) => <FoundOrders orders={orders} />}
        </ClientOrders>
      </ReorderHost>
    </PageBody>
  );
};
