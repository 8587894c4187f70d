import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const favouriteButtonMessages = {
  ...defineMessages({
    listName: { id: 'item.favourite.listName', defaultMessage: 'Favourites' },
    newList: { id: 'item.favourite.newList', defaultMessage: 'New list' },
  }),
  addedTo: defineMessage<{ list: string }>({ id: 'item.favourite.added', defaultMessage: 'Saved in “{list}”' }),
  removedFrom: defineMessage<{ list: string }>({
    id: 'item.favourite.removed',
    defaultMessage: 'Removed from “{list}”',
  }),
};
