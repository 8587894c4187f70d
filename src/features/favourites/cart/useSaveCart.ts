import { defineMessage } from '@formatjs/intl';
import { useIntl } from 'react-intl';

import { storefrontNotice } from '@/features/notifications/notificationsSlice';
import { useAppDispatch } from '@/store/hooks';

import {
  type FavouriteLine,
  type FavouriteList,
  findMissingLines,
  isSameItem,
  maxLists,
  toUniqueName,
} from '../favouriteList';
import { favouritesSlice } from '../favouritesSlice';

export const saveCartMessages = {
  save: defineMessage({ id: 'favourites.cart.keep', defaultMessage: 'Save to favourites' }),
  move: defineMessage({ id: 'favourites.cart.move', defaultMessage: 'Move to favourites' }),
  listName: defineMessage<{ date: string }>({ id: 'favourites.cart.listName', defaultMessage: 'Cart from {date}' }),
  done: defineMessage<{ count: number; list: string }>({
    id: 'favourites.cart.done',
    defaultMessage: '{count, plural, one {# item saved} other {# items saved}} to “{list}”',
  }),
  doneInPart: defineMessage<{ count: number; list: string; left: number }>({
    id: 'favourites.cart.cut',
    defaultMessage:
      '{count, plural, one {# item saved} other {# items saved}} to “{list}”; there was no room for {left, number} more',
  }),
  alreadySaved: defineMessage<{ list: string }>({
    id: 'favourites.cart.known',
    defaultMessage: 'All of these items are already in “{list}”',
  }),
};

const { listCreated, linesAdded } = favouritesSlice.actions;

const describeOutcome = (list: string, count: number, left: number) => {
  if (left > 0) return storefrontNotice(saveCartMessages.doneInPart, 'info', { count, list, left });
  return count > 0
    ? storefrontNotice(saveCartMessages.done, 'info', { count, list })
    : storefrontNotice(saveCartMessages.alreadySaved, 'info', { list });
};

/** Adds lines to a list, existing or new, and notifies how many were added. */
export const useSaveCart = <Line extends FavouriteLine>(lines: readonly Line[], lists: readonly FavouriteList[]) => {
  const dispatch = useAppDispatch();
  const { formatMessage, formatDate } = useIntl();
  const findSaved = (saved: readonly FavouriteLine[]) =>
    lines.filter((line) => saved.some((other) => isSameItem(line, other)));
  /** Each returns the lines that are in the list now. */
  return {
    saveIn: (list: FavouriteList) => {
      const { added, leftOut } = findMissingLines(list, lines);
      dispatch(linesAdded({ listId: list.id, lines: added }));
      dispatch(describeOutcome(list.name, added.length, leftOut));
      return findSaved([...list.lines, ...added]);
    },
    saveToNewList: () => {
      const date = formatDate(Date.now(), { dateStyle: 'medium' });
      const name = toUniqueName(formatMessage(saveCartMessages.listName, { date }), lists);
      const { added, leftOut } = findMissingLines(null, lines);
      dispatch(listCreated(name, added));
      dispatch(describeOutcome(name, added.length, leftOut));
      return lists.length < maxLists ? findSaved(added) : [];
    },
  };
};
