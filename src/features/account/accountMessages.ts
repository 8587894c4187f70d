import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

import { companyMessages } from '@/shared/i18n/companyMessages';

export const accountMessages = {
  ...companyMessages,
  ...defineMessages({
    catalogue: { id: 'account.links.catalogue', defaultMessage: 'Catalogue' },
    openCart: { id: 'account.cart', defaultMessage: 'Current cart' },
    toCart: { id: 'account.cart.open', defaultMessage: 'View cart' },
    orders: { id: 'account.links.orders', defaultMessage: 'Orders' },
    favourites: { id: 'account.links.favourites', defaultMessage: 'Favourites' },
    orderPad: { id: 'account.links.orderPad', defaultMessage: 'Order pad' },
    changePassword: { id: 'account.links.changePassword', defaultMessage: 'Change password' },
    company: { id: 'account.company', defaultMessage: 'Company details' },
    changeData: { id: 'account.company.change', defaultMessage: 'Change' },
  }),
  greeting: defineMessage<{ name: string }>({ id: 'account.greeting', defaultMessage: 'Welcome, {name}' }),
  lines: defineMessage<{ count: number }>({
    id: 'account.cart.lines',
    defaultMessage: '{count, plural, =0 {Nothing here yet} one {# line} other {# lines}}',
  }),
};
