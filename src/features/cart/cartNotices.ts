import { defineMessages } from 'react-intl';

import { notificationShown, type NotificationStyle } from '@/features/notifications/notificationsSlice';

/** Wording fixed by spec §8. */
export const cartNotices = defineMessages({
  updated: { id: 'cart.item.updated', defaultMessage: 'Item updated successfully' },
  notUpdated: { id: 'cart.item.updateFailed', defaultMessage: 'An error occurred updating the item' },
  deleted: { id: 'cart.item.deleted', defaultMessage: 'Item deleted from shopping cart' },
  notDeleted: { id: 'cart.item.deleteFailed', defaultMessage: 'An error occurred deleting from shopping cart' },
});

export const cartTold = (notice: keyof typeof cartNotices, style: NotificationStyle) =>
  notificationShown({ area: 'storefront', message: { kind: 'message', id: cartNotices[notice].id }, style });
