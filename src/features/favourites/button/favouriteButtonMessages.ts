import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const favouriteButtonMessages = {
  ...defineMessages({
    listName: { id: 'item.favourite.listName', defaultMessage: 'Favourites' },
    newList: { id: 'item.favourite.newList', defaultMessage: 'New list' },
    save: { id: 'item.favourite.save', defaultMessage: 'Save to favourites' },
    saved: { id: 'item.favourite.saved', defaultMessage: 'In favourites' },
    signIn: { id: 'item.favourite.signIn', defaultMessage: 'Sign in to keep favourites' },
  }),
  toggle: defineMessage<{ name: string }>({
    id: 'item.favourite.toggle',
    defaultMessage: 'Favourite: {name}',
  }),
  addedTo: defineMessage<{ list: string }>({ id: 'item.favourite.added', defaultMessage: 'Saved in “{list}”' }),
  removedFrom: defineMessage<{ list: string }>({
    id: 'item.favourite.removed',
    defaultMessage: 'Removed from “{list}”',
  }),
};
