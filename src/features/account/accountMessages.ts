import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const accountMessages = {
  ...defineMessages({
    catalogue: { id: 'account.links.catalogue', defaultMessage: 'Catalogue' },
    cart: { id: 'account.links.cart', defaultMessage: 'Cart' },
    orders: { id: 'account.links.orders', defaultMessage: 'Orders' },
    orderPad: { id: 'account.links.orderPad', defaultMessage: 'Order pad' },
    changePassword: { id: 'account.links.changePassword', defaultMessage: 'Change password' },
    company: { id: 'account.company', defaultMessage: 'Company data' },
    name: { id: 'account.company.name', defaultMessage: 'Name' },
    username: { id: 'account.company.username', defaultMessage: 'User name' },
    email: { id: 'account.company.email', defaultMessage: 'Email' },
    phone: { id: 'account.company.phone', defaultMessage: 'Telephone' },
    address: { id: 'account.company.address', defaultMessage: 'Address' },
    lastOrders: { id: 'account.orders', defaultMessage: 'Last orders' },
    allOrders: { id: 'account.orders.all', defaultMessage: 'All orders' },
    ordersFailed: { id: 'account.orders.failed', defaultMessage: 'Your orders could not be loaded' },
    ordersLoading: { id: 'account.orders.loading', defaultMessage: 'Loading your orders' },
    ordersEmpty: { id: 'account.orders.empty', defaultMessage: 'You have not ordered anything yet' },
    ordersEmptyHint: {
      id: 'account.orders.empty.hint',
      defaultMessage: 'Your orders and their state will stand here.',
    },
    toCatalogue: { id: 'account.orders.catalogue', defaultMessage: 'See the catalogue' },
    order: { id: 'account.orders.order', defaultMessage: 'Order' },
    date: { id: 'account.orders.date', defaultMessage: 'Date' },
    state: { id: 'account.orders.state', defaultMessage: 'State' },
    total: { id: 'account.orders.total', defaultMessage: 'Total' },
    underWay: { id: 'account.figures.underWay', defaultMessage: 'Orders under way' },
    thisMonth: { id: 'account.figures.thisMonth', defaultMessage: 'Bought this month' },
    lastYear: { id: 'account.figures.lastYear', defaultMessage: 'Bought in twelve months' },
    purchases: { id: 'account.purchases', defaultMessage: 'Purchases by month' },
    month: { id: 'account.purchases.month', defaultMessage: 'Month' },
  }),
  greeting: defineMessage<{ name: string }>({ id: 'account.greeting', defaultMessage: 'Welcome, {name}' }),
  lines: defineMessage<{ count: number }>({
    id: 'account.links.cart.lines',
    defaultMessage: '{count, plural, =0 {Empty} one {# line} other {# lines}}',
  }),
  partly: defineMessage<{ catalogs: string }>({
    id: 'account.orders.partly',
    defaultMessage: 'Orders of catalogue {catalogs} could not be loaded. What you see lacks them.',
  }),
};
