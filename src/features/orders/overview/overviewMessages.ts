import { defineMessages } from 'react-intl';

export const overviewMessages = defineMessages({
  lastOrders: { id: 'orders.last', defaultMessage: 'Last orders' },
  allOrders: { id: 'orders.last.all', defaultMessage: 'All orders' },
  underWay: { id: 'orders.figures.underWay', defaultMessage: 'Orders under way' },
  thisMonth: { id: 'orders.figures.thisMonth', defaultMessage: 'Bought this month' },
  lastYear: { id: 'orders.figures.lastYear', defaultMessage: 'Bought in twelve months' },
  purchases: { id: 'orders.purchases', defaultMessage: 'Purchases by month' },
  month: { id: 'orders.purchases.month', defaultMessage: 'Month' },
  count: { id: 'orders.purchases.count', defaultMessage: 'Orders' },
  sum: { id: 'orders.purchases.sum', defaultMessage: 'Sum' },
});
