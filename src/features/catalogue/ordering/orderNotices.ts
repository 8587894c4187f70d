import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

import { type NotificationStyle, storefrontNotice } from '@/features/notifications/notificationsSlice';

/** Spec §8, verbatim. */
const orderNotices = defineMessages({
  added: { id: 'cart.item.added', defaultMessage: 'Item added to shopping cart' },
  notAdded: { id: 'cart.item.addFailed', defaultMessage: 'An error occurred adding to shopping cart' },
  queued: {
    id: 'cart.item.waits',
    defaultMessage: 'You are offline. The item will be added to the shopping cart when you are back online.',
  },
  signInFirst: { id: 'cart.signInFirst', defaultMessage: 'Sign in, and the item will be added to the shopping cart' },
});

const addedMany = defineMessage<{ count: number }>({
  id: 'cart.items.added',
  defaultMessage: '{count, plural, one {# line was added to the cart.} other {# lines were added to the cart.}}',
});

export const notifyAdded = (count: number) => storefrontNotice(addedMany, 'success', { count });

export const notify = (notice: keyof typeof orderNotices, style: NotificationStyle) =>
  storefrontNotice(orderNotices[notice], style);
