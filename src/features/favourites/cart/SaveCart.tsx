import { Suspense, useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import { type LineItem, selectCartLines } from '@/features/cart/cartSelectors';
import { NotifyMissing } from '@/features/notifications/notifyMissing';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/shared/ui/Button';
import { lazyPart } from '@/shared/ui/lazyPart';

import { Heart } from '../button/HeartButton';
import type { FavouriteLine } from '../favouriteList';
import { useFavourites } from '../useFavourites';
import { saveCartMessages as messages, useSaveCart } from './useSaveCart';

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
