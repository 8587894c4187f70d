import { defineMessages } from 'react-intl';

import type { OrderedItem } from '@/features/cart/state/cartModel';
import { type NotificationStyle, storefrontItemNotice } from '@/features/notifications/state/notificationsSlice';
import { shownName } from '@/shared/routing/catalogueAddresses';

/** Wording of a single item fixed by spec §8. */
const orderNotices = defineMessages({
  added: { id: 'cart.item.added', defaultMessage: 'Item added to shopping cart' },
  addedMany: { id: 'cart.items.added', defaultMessage: 'Items added to shopping cart' },
  notAdded: { id: 'cart.item.addFailed', defaultMessage: 'An error occurred adding to shopping cart' },
  queued: {
    id: 'cart.item.waits',
    defaultMessage: 'You are offline. The item will be added to the shopping cart when you are back online.',
  },
  kept: { id: 'cart.kept', defaultMessage: 'Kept in this browser. It joins your cart when you sign in.' },
});

type NamedLine = {
  item: OrderedItem;
  quantity: number;
  /** The service's own words. */
  reason?: string | undefined;
};

export const describeLine = ({ item, quantity, reason }: NamedLine) => {
  const { name = null, code = null, stockItemId } = item;
  const line = `${quantity}\u00a0×\u00a0${shownName({ name, code }) || stockItemId}`;
  return reason === undefined ? line : `${line}: ${reason}`;
};

/** Names the lines with their quantities, so that each of several quick additions is answered. */
export const notify = (notice: keyof typeof orderNotices, style: NotificationStyle, lines: readonly NamedLine[]) =>
  storefrontItemNotice(orderNotices[notice], style, lines.map(describeLine));
