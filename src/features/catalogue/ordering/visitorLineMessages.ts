import { defineMessage } from '@formatjs/intl';

export const visitorLineMessages = {
  title: defineMessage<{ count: number }>({
    id: 'cart.kept.title',
    defaultMessage: '{count, plural, one {# item joins} other {# items join}} your cart when you sign in',
  }),
  remove: defineMessage<{ line: string }>({ id: 'cart.kept.remove', defaultMessage: 'Do not keep {line}' }),
};
