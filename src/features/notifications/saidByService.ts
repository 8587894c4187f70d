import { doneMessages } from '@/shared/i18n/doneMessages';

import type { NotificationMessage } from './notificationsSlice';

/** Spec §7: shows the response message; a response without one still means success. */
export const saidByService = (message: string | null): NotificationMessage =>
  message?.trim() ? { kind: 'serverText', text: message, html: true } : { kind: 'message', id: doneMessages.done.id };
