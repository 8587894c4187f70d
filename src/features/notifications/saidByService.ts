import { doneMessages } from '@/shared/i18n/doneMessages';

import type { NotificationMessage } from './notificationsSlice';

/** Spec §7: the message of the response is shown; a service that says nothing has done it all the same. */
export const saidByService = (message: string | null): NotificationMessage =>
  message?.trim() ? { kind: 'serverText', text: message, html: true } : { kind: 'message', id: doneMessages.done.id };
