import { defineMessages } from 'react-intl';

/** Spec §8, verbatim. */
export const orderNotices = defineMessages({
  added: { id: 'cart.item.added', defaultMessage: 'Item added to shopping cart' },
  notAdded: { id: 'cart.item.addFailed', defaultMessage: 'An error occurred adding to shopping cart' },
  waits: {
    id: 'cart.item.waits',
    defaultMessage: 'You are offline. The item waits in the shopping cart and is added when you are back online.',
  },
  signInFirst: { id: 'cart.signInFirst', defaultMessage: 'Sign in, and the item will be added to the shopping cart' },
});
