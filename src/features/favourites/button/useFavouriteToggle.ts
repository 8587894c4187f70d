import { defineMessage } from '@formatjs/intl';
import { defineMessages, useIntl } from 'react-intl';

import { notificationShown } from '@/features/notifications/notificationsSlice';
import { useAppDispatch } from '@/store/hooks';

import { type FavouriteLine, type FavouriteList, isSameItem } from '../favouriteList';
import { favouritesSlice } from '../favouritesSlice';

export const favouriteButtonMessages = {
  ...defineMessages({
    listName: { id: 'item.favourite.listName', defaultMessage: 'Favourites' },
    newList: { id: 'item.favourite.newList', defaultMessage: 'New list' },
  }),
  addedTo: defineMessage<{ list: string }>({ id: 'item.favourite.added', defaultMessage: 'Saved to “{list}”' }),
  removedFrom: defineMessage<{ list: string }>({
    id: 'item.favourite.removed',
    defaultMessage: 'Removed from “{list}”',
  }),
};

const { listCreated, linesAdded, lineRemoved } = favouritesSlice.actions;

const noticeShown = (id: string, values: Record<string, string> = {}) =>
  notificationShown({ area: 'storefront', message: { kind: 'message', id, values }, style: 'info' });

export const useFavouriteToggle = (line: FavouriteLine) => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  return {
    toggle: (list: FavouriteList) => {
      const isIn = list.lines.some((known) => isSameItem(known, line));
      dispatch(isIn ? lineRemoved({ listId: list.id, item: line }) : linesAdded({ listId: list.id, lines: [line] }));
      dispatch(
        noticeShown(isIn ? favouriteButtonMessages.removedFrom.id : favouriteButtonMessages.addedTo.id, {
          list: list.name,
        }),
      );
    },
    saveToNewList: () => {
      const name = formatMessage(favouriteButtonMessages.listName);
      dispatch(listCreated(name, [line]));
      dispatch(noticeShown(favouriteButtonMessages.addedTo.id, { list: name }));
    },
  };
};
