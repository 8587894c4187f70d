import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const ordersMessages = {
  ...defineMessages({
    title: { id: 'orders.title', defaultMessage: 'Orders' },
    failed: { id: 'orders.failed', defaultMessage: 'Your orders could not be loaded' },
    loading: { id: 'orders.loading', defaultMessage: 'Loading your orders' },
    empty: { id: 'orders.empty', defaultMessage: 'You have not ordered anything yet' },
    emptyHint: { id: 'orders.empty.hint', defaultMessage: 'Your orders and their status will appear here.' },
    toCatalogue: { id: 'orders.toCatalogue', defaultMessage: 'See the catalogue' },
    order: { id: 'orders.order', defaultMessage: 'Order' },
    date: { id: 'orders.date', defaultMessage: 'Date' },
    state: { id: 'orders.state', defaultMessage: 'Status' },
    total: { id: 'orders.total', defaultMessage: 'Total' },
  }),
  partly: defineMessage<{ catalogs: string }>({
    id: 'orders.partly',
    defaultMessage: 'Orders from {catalogs} could not be loaded and are missing here.',
  }),
};

export const overviewMessages = defineMessages({
  lastOrders: { id: 'orders.last', defaultMessage: 'Recent orders' },
  allOrders: { id: 'orders.last.all', defaultMessage: 'All orders' },
  underWay: { id: 'orders.figures.underWay', defaultMessage: 'Open orders' },
  thisMonth: { id: 'orders.figures.thisMonth', defaultMessage: 'Bought this month' },
  lastYear: { id: 'orders.figures.lastYear', defaultMessage: 'Bought in the last 12 months' },
  purchases: { id: 'orders.purchases', defaultMessage: 'Purchases by month' },
  month: { id: 'orders.purchases.month', defaultMessage: 'Month' },
  count: { id: 'orders.purchases.count', defaultMessage: 'Orders' },
  sum: { id: 'orders.purchases.sum', defaultMessage: 'Total' },
});
