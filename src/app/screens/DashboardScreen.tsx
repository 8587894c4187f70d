import { DashboardPage } from '@/features/account/DashboardPage';
import { DueOrders } from '@/features/favourites/standing/DueOrders';
import { OrdersOverview } from '@/features/orders/overview/OrdersOverview';

/** Spec §2, reading B: the private default. The account page frames the client's orders. */
export const DashboardScreen = () => (
  <DashboardPage>
    {(clientId) => (
      <>
        <DueOrders />
        <OrdersOverview key={clientId} clientId={clientId} />
      </>
    )}
  </DashboardPage>
);
