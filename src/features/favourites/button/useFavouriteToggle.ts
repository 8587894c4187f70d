import { defineMessage } from '@formatjs/intl';
import { defineMessages, useIntl } from 'react-intl';

import { storefrontNotice } from '@/features/notifications/state/notificationsSlice';
import { useAppDispatch } from '@/store/hooks';

import { fullListNotice } from '../limitNotices';
import {
  type FavouriteLine,
  type FavouriteList,
  findMissingLines,
  isSameItem,
  toUniqueName,
} from '../state/favouriteList';
import { favouritesSlice } from '../state/favouritesSlice';
import { unnamedList } from '../useFavourites';

export const favouriteButtonMessages = {
  ...defineMessages({
    newList: { id: 'item.favourite.newList', defaultMessage: 'New list' },
  }),
  addedTo: defineMessage<{ list: string }>({ id: 'item.favourite.added', defaultMessage: 'Saved to “{list}”' }),
  removedFrom: defineMessage<{ list: string }>({
    id: 'item.favourite.removed',
    defaultMessage: 'Removed from “{list}”',
  }),
};

const { listCreated, linesAdded, lineRemoved } = favouritesSlice.actions;

export const useFavouriteToggle = (line: FavouriteLine, lists: readonly FavouriteList[]) => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  return {
    toggle: (list: FavouriteList) => {
      const isIn = list.lines.some((known) => isSameItem(known, line));
      if (findMissingLines(list, [line]).leftOut > 0) {
        dispatch(fullListNotice(list));
        return;
      }
      dispatch(isIn ? lineRemoved({ listId: list.id, item: line }) : linesAdded({ listId: list.id, lines: [line] }));
      const notice = isIn ? favouriteButtonMessages.removedFrom : favouriteButtonMessages.addedTo;
      dispatch(storefrontNotice(notice, 'info', { list: list.name }));
    },
    saveToNewList: () => {
      const name = toUniqueName(formatMessage(unnamedList), lists);
      dispatch(listCreated(name, [line], lists.length === 0 ? { isUnnamed: true } : {}));
      dispatch(storefrontNotice(favouriteButtonMessages.addedTo, 'info', { list: name }));
    },
  };
};
