import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const heartMessages = {
  ...defineMessages({
    save: { id: 'item.favourite.save', defaultMessage: 'Save to favourites' },
    saved: { id: 'item.favourite.saved', defaultMessage: 'In favourites' },
    signIn: { id: 'item.favourite.signIn', defaultMessage: 'Sign in to keep favourites' },
  }),
  toggle: defineMessage<{ name: string }>({
    id: 'item.favourite.toggle',
    defaultMessage: 'Favourite: {name}',
  }),
};
