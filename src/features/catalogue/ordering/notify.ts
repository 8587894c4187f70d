import { notificationShown, type NotificationStyle } from '@/features/notifications/notificationsSlice';
import { orderNotices } from './orderNotices';

export const notify = (notice: keyof typeof orderNotices, style: NotificationStyle) =>
  notificationShown({ area: 'storefront', message: { kind: 'message', id: orderNotices[notice].id }, style });
