import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const keepCartMessages = {
  ...defineMessages({
    keep: { id: 'favourites.cart.keep', defaultMessage: 'Save to favourites' },
    newList: { id: 'favourites.cart.newList', defaultMessage: 'New list' },
  }),
  listName: defineMessage<{ date: string }>({ id: 'favourites.cart.listName', defaultMessage: 'Cart of {date}' }),
  done: defineMessage<{ count: number; list: string }>({
    id: 'favourites.cart.done',
    defaultMessage: '{count, plural, one {# item saved} other {# items saved}} in “{list}”',
  }),
  cut: defineMessage<{ count: number; list: string; left: number }>({
    id: 'favourites.cart.cut',
    defaultMessage:
      '{count, plural, one {# item saved} other {# items saved}} in “{list}”; there was no room for {left, number} more',
  }),
  known: defineMessage<{ list: string }>({
    id: 'favourites.cart.known',
    defaultMessage: 'All of these items are in “{list}” already',
  }),
};
