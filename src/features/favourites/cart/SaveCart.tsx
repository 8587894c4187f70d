import { defineMessage } from '@formatjs/intl';
import { Suspense, useState } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';

import { type LineItem, selectCartLines } from '@/features/cart/state/cartSelectors';
import { storefrontNotice } from '@/features/notifications/state/notificationsSlice';
import { NotifyMissing } from '@/features/notifications/state/notifyMissing';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/shared/ui/Button';
import { lazyPart } from '@/shared/ui/lazyPart';

import { Heart } from '../button/HeartButton';
import { favouritesMessages } from '../favouritesMessages';
import {
  type FavouriteLine,
  type FavouriteList,
  findMissingLines,
  isSameItem,
  maxLists,
  toUniqueName,
} from '../state/favouriteList';
import { favouritesSlice } from '../state/favouritesSlice';
import { useFavourites } from '../useFavourites';

const messages = {
  save: defineMessage({ id: 'favourites.cart.keep', defaultMessage: 'Save to favourites' }),
  move: defineMessage({ id: 'favourites.cart.move', defaultMessage: 'Move to favourites' }),
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
  if (left > 0) return storefrontNotice(messages.doneInPart, 'info', { count, list, left });
  return count > 0
    ? storefrontNotice(messages.done, 'info', { count, list })
    : storefrontNotice(messages.alreadySaved, 'info', { list });
};

/** Adds lines to a list, existing or new, and notifies how many were added. */
const useSaveCart = <Line extends FavouriteLine>(lines: readonly Line[], lists: readonly FavouriteList[]) => {
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
      const name = toUniqueName(formatMessage(favouritesMessages.cartName, { date }), lists);
      const { added, leftOut } = findMissingLines(null, lines);
      dispatch(listCreated(name, added));
      dispatch(describeOutcome(name, added.length, leftOut));
      return lists.length < maxLists ? findSaved(added) : [];
    },
  };
};

const ListMenu = lazyPart(async () => (await import('../button/ListMenu')).ListMenu, { Missing: NotifyMissing });

type SaveLinesProps<Line> = {
  lines: readonly Line[];
  label: MessageDescriptor;
  /** Called with the lines that are now in the list, without those that did not fit. */
  onSaved?: (saved: readonly Line[]) => void;
};

/** Saves lines with their quantities: to a new list if there is none, otherwise to the one the client picks. */
const SaveLines = <Line extends FavouriteLine>({ lines, label, onSaved }: SaveLinesProps<Line>) => {
  const { lists } = useFavourites();
  const { saveIn, saveToNewList } = useSaveCart(lines, lists);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const finish = (saved: Line[]) => onSaved?.(saved);
  const saveToNew = () => finish(saveToNewList());
  return (
    <>
      <Button
        type="button"
        tone="outlined"
        {...(lists.length > 0 && { 'aria-haspopup': 'menu' as const })}
        onClick={({ currentTarget }) => (lists.length > 0 ? setAnchor(currentTarget) : saveToNew())}
      >
        <Heart size={18} />
        <FormattedMessage {...label} />
      </Button>
      {anchor && (
        <Suspense>
          <ListMenu
            lists={lists}
            anchor={anchor}
            onChoose={(list) => finish(saveIn(list))}
            onNew={saveToNew}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
};

/** Saves all cart lines. */
export const SaveCart = () => <SaveLines lines={useAppSelector(selectCartLines)} label={messages.save} />;

type MoveToFavouritesProps = { lines: readonly LineItem[]; onMoved: (moved: readonly LineItem[]) => void };

/** Moves lines from the cart to a list of favourites. */
export const MoveToFavourites = ({ lines, onMoved }: MoveToFavouritesProps) => (
  <SaveLines lines={lines} label={messages.move} onSaved={onMoved} />
);
