import { defineMessages, type MessageDescriptor } from 'react-intl';

export type StatusTone = 'info' | 'warning' | 'primary' | 'success' | 'neutral';

const known = defineMessages({
  received: { id: 'order.status.received', defaultMessage: 'Received' },
  preparing: { id: 'order.status.preparing', defaultMessage: 'Preparing' },
  shipped: { id: 'order.status.shipped', defaultMessage: 'Shipped' },
  delivered: { id: 'order.status.delivered', defaultMessage: 'Delivered' },
  cancelled: { id: 'order.status.cancelled', defaultMessage: 'Cancelled' },
});

type KnownStatus = keyof typeof known;

const tones: Record<KnownStatus, StatusTone> = {
  received: 'info',
  preparing: 'warning',
  shipped: 'primary',
  delivered: 'success',
  cancelled: 'neutral',
};

const asKnown = (status: string): KnownStatus | undefined => {
  const name = status.trim().toLowerCase();
  return Object.hasOwn(known, name) ? (name as KnownStatus) : undefined;
};

/** Statuses are open strings: undefined for one that is to be shown as it comes (design §4). */
export const statusMessage = (status: string): MessageDescriptor | undefined => {
  const name = asKnown(status);
  return name && known[name];
};

export const statusTone = (status: string): StatusTone => {
  const name = asKnown(status);
  return name ? tones[name] : 'neutral';
};

export const isCancelled = (status: string): boolean => asKnown(status) === 'cancelled';

/** On its way to the client: whatever is not known to have ended. */
export const isUnderWay = (status: string): boolean => !['delivered', 'cancelled'].includes(asKnown(status) ?? '');
