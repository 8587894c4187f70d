import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

import type { CatalogOrder } from '@/api/inventoryApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { Panel } from '@/shared/ui/Panel';
import { Skeleton } from '@/shared/ui/Skeleton';

import { ClientOrders } from '../ClientOrders';
import { useShiftedOrders } from '../OrderDate';
import { overviewMessages as messages } from '../ordersMessages';
import { ReorderHost } from '../reorder/ReorderHost';
import { LastOrders } from './LastOrders';

/** Recent orders, already shifted to the client's time zone, with a link to all of them. */
export const RecentOrdersPanel = ({ orders }: { orders: CatalogOrder[] }) => {
  const lang = useLanguage();
  return (
    <Panel
      title={<FormattedMessage {...messages.lastOrders} />}
      action={
        <Box
          component={Link}
          to={paths.orders.href({ lang })}
          sx={{ color: 'inherit', fontWeight: 600, textUnderlineOffset: '0.2em' }}
        >
          <FormattedMessage {...messages.allOrders} />
        </Box>
      }
    >
      <ReorderHost>
        <LastOrders orders={orders} />
      </ReorderHost>
    </Panel>
  );
};

const shownOrders = 3;

const Shifted = ({ orders }: { orders: readonly CatalogOrder[] }) => (
  <RecentOrdersPanel orders={useShiftedOrders(orders).slice(0, shownOrders)} />
);

export const RecentOrders = ({ clientId }: { clientId: number }) => (
  <ClientOrders clientId={clientId} loading={<Skeleton sx={{ height: 270 }} />}>
    {(orders) => <Shifted orders={orders} />}
  </ClientOrders>
);
