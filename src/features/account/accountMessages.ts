import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

import { companyMessages } from '@/shared/i18n/companyMessages';

export const accountMessages = {
  ...companyMessages,
  ...defineMessages({
    openCart: { id: 'account.cart', defaultMessage: 'Current cart' },
    toCart: { id: 'account.cart.open', defaultMessage: 'View cart' },
    company: { id: 'account.company', defaultMessage: 'Company details' },
    changeData: { id: 'account.company.change', defaultMessage: 'Change' },
  }),
  greeting: defineMessage<{ name: string }>({ id: 'account.greeting', defaultMessage: 'Welcome, {name}' }),
  lines: defineMessage<{ count: number }>({
    id: 'account.cart.lines',
    defaultMessage: '{count, plural, =0 {Nothing here yet} one {# line} other {# lines}}',
  }),
};
