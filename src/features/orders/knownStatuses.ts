import { defineMessages, type MessageDescriptor } from 'react-intl';

export type StatusTone = 'info' | 'warning' | 'primary' | 'success' | 'neutral';

const known = defineMessages({
  received: { id: 'order.status.received', defaultMessage: 'Received' },
  preparing: { id: 'order.status.preparing', defaultMessage: 'Preparing' },
  shipped: { id: 'order.status.shipped', defaultMessage: 'Shipped' },
  delivered: { id: 'order.status.delivered', defaultMessage: 'Delivered' },
  cancelled: { id: 'order.status.cancelled', defaultMessage: 'Cancelled' },
  unknown: { id: 'order.status.unknown', defaultMessage: 'Unknown' },
});

type KnownStatus = keyof typeof known;

const tones: Record<KnownStatus, StatusTone> = {
  received: 'info',
  preparing: 'warning',
  shipped: 'primary',
  delivered: 'success',
  cancelled: 'neutral',
  unknown: 'neutral',
};

const findKnownStatus = (status: string): KnownStatus | undefined => {
  const name = status.trim().toLowerCase();
  return Object.hasOwn(known, name) ? (name as KnownStatus) : undefined;
};

/** Undefined for an unknown status, which is shown as received: statuses are open strings. */
export const getStatusMessage = (status: string): MessageDescriptor | undefined => {
  const name = findKnownStatus(status);
  return name && known[name];
};

export const getStatusTone = (status: string): StatusTone => {
  const name = findKnownStatus(status);
  return name ? tones[name] : 'neutral';
};
