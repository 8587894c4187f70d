import { useIntl } from 'react-intl';

import { notificationShown, type MessageValue } from '@/features/notifications/notificationsSlice';
import { useAppDispatch } from '@/store/hooks';

import { favouritesSlice } from '../favouritesSlice';
import { freeName, type FavouriteLine, type FavouriteList } from '../rules/favouriteList';
import { linesToAdd } from '../rules/linesToAdd';
import { keepCartMessages as messages } from './keepCartMessages';

const { listMade, linesPut } = favouritesSlice.actions;

const told = (id: string, values: Record<string, MessageValue>) =>
  notificationShown({ area: 'storefront', message: { kind: 'message', id, values }, style: 'info' });

const outcome = (list: string, count: number, left: number) => {
  if (left > 0) return told(messages.cut.id, { count, list, left });
  return count > 0 ? told(messages.done.id, { count, list }) : told(messages.known.id, { list });
};

/** Adds lines to a list, existing or new, and notifies how many were added. */
export const useKeepLines = (lines: readonly FavouriteLine[], lists: readonly FavouriteList[]) => {
  const dispatch = useAppDispatch();
  const { formatMessage, formatDate } = useIntl();
  return {
    keepIn: (list: FavouriteList) => {
      const { added, leftOut } = linesToAdd(list, lines);
      dispatch(linesPut({ listId: list.id, lines: added }));
      dispatch(outcome(list.name, added.length, leftOut));
    },
    keepApart: () => {
      const date = formatDate(Date.now(), { dateStyle: 'medium' });
      const name = freeName(formatMessage(messages.listName, { date }), lists);
      const { added, leftOut } = linesToAdd(null, lines);
      dispatch(listMade(name, added));
      dispatch(outcome(name, added.length, leftOut));
    },
  };
};
