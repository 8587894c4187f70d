import { defineMessage } from '@formatjs/intl';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import type { Accepted } from '@/api/envelopes';
import type { NavigateTo } from '@/shared/routing/knownAddress';

import type { NotificationArea } from './areaRules';
import { type NotificationMessage, notificationShown } from './notificationsSlice';

const doneMessage = defineMessage({ id: 'notification.done', defaultMessage: 'Done' });

type PostOptions = {
  area?: NotificationArea;
  /** The id of the message to show if the response has none. */
  doneId?: string;
  /** Where to navigate: a path, and what to append to it. */
  redirectTo?: Readonly<Parameters<NavigateTo>>;
};

/** Spec §7, generic post: shows the response message as a success, then navigates. Its caller reports a failure. */
export const postAndNotify =
  (
    post: () => Promise<Accepted>,
    { area = 'storefront', doneId = doneMessage.id, redirectTo }: PostOptions = {},
  ): ThunkAction<Promise<void>, unknown, { navigateTo: NavigateTo }, UnknownAction> =>
  async (dispatch, _getState, { navigateTo }) => {
    const { message: text } = await post();
    const message: NotificationMessage = text?.trim()
      ? { kind: 'serverText', text, html: true }
      : { kind: 'message', id: doneId };
    dispatch(notificationShown({ area, message, style: 'success' }));
    if (redirectTo) navigateTo(...redirectTo);
  };
