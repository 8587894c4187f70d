import { defineMessages } from 'react-intl';

import { selectLocation } from '@/features/location/state/locationSlice';
import { selectClientId } from '@/features/session/state/sessionSlice';
import type { AppStartListening } from '@/store/appTypes';
import { responsePartlyUnreadable } from '@/api/request/parsedResponses';
import { reportUnderId } from '@/shared/lib/errorReport';

import { notificationShown } from './state/notificationsSlice';

const messages = defineMessages({
  partlyUnreadable: {
    id: 'request.partlyUnreadable',
    defaultMessage:
      'Part of what the service sent could not be read and was left out. The rest is shown. Report {reportId}',
  },
});

// Queries that refetch automatically, such as the cart, would repeat the same notice each time.
const maxReports = 500;

/** Reports each partly unreadable response once, and shows one notice per screen that data is missing. */
export const registerUnreadableListeners = (startListening: AppStartListening) => {
  const reported = new Set<string>();
  let notice: { pathname: string; reportId: string } | undefined;

  startListening({
    actionCreator: responsePartlyUnreadable,
    effect: ({ payload: { endpoint, leftOut, unreadable, places } }, listener) => {
      const fault = [selectClientId(listener.getState()), endpoint, leftOut, unreadable, ...places].join(' ');
      if (reported.has(fault) || reported.size === maxReports) return;
      reported.add(fault);
      const counts = `${leftOut} records left out, ${unreadable} fields unreadable`;
      const error = new Error(`${endpoint}: ${counts}, first ${places.join(', ')}`);
      const pathname = selectLocation(listener.getState())?.pathname ?? '';
      const isShown = notice?.pathname === pathname;
      const reportId = reportUnderId(error, isShown ? notice?.reportId : undefined);
      if (isShown) return;
      notice = { pathname, reportId };
      const message = { kind: 'message', id: messages.partlyUnreadable.id, values: { reportId } } as const;
      listener.dispatch(notificationShown({ area: 'storefront', message, style: 'warning', duration: 20_000 }));
    },
  });
};
