import { useIntl } from 'react-intl';

import { notificationShown } from '@/features/notifications/notificationsSlice';
import { useAppDispatch } from '@/store/hooks';

import { favouritesSlice } from '../favouritesSlice';
import { isSameItem, type FavouriteLine, type FavouriteList } from '../rules/favouriteList';
import { favouriteButtonMessages as messages } from './favouriteButtonMessages';

const { listMade, linesPut, lineRemoved } = favouritesSlice.actions;

const told = (id: string, values: Record<string, string> = {}) =>
  notificationShown({ area: 'storefront', message: { kind: 'message', id, values }, style: 'info' });

export const useFavouriteToggle = (line: FavouriteLine) => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  return {
    toggle: (list: FavouriteList) => {
      const isIn = list.lines.some((known) => isSameItem(known, line));
      dispatch(isIn ? lineRemoved({ listId: list.id, item: line }) : linesPut({ listId: list.id, lines: [line] }));
      dispatch(told(isIn ? messages.removedFrom.id : messages.addedTo.id, { list: list.name }));
    },
    begin: () => {
      const name = formatMessage(messages.listName);
      dispatch(listMade(name, [line]));
      dispatch(told(messages.addedTo.id, { list: name }));
    },
  };
};
