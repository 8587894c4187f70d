import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { selectCartLines } from '@/features/cart/cartSelectors';
import { NotifyMissing } from '@/features/notifications/notifyMissing';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/shared/ui/Button';
import { lazyPart } from '@/shared/ui/lazyPart';

import { Heart } from '../button/HeartButton';
import { useFavourites } from '../useFavourites';
import { saveCartMessages as messages, useSaveCart } from './useSaveCart';

const ListMenu = lazyPart(async () => (await import('../button/ListMenu')).ListMenu, { Missing: NotifyMissing });

/**
 * Saves all cart lines with their quantities: to a new list if there is none, otherwise to the one the client picks.
 */
export const SaveCart = () => {
  const { lists } = useFavourites();
  const lines = useAppSelector(selectCartLines);
  const { saveIn, saveToNewList } = useSaveCart(lines, lists);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        type="button"
        tone="outlined"
        {...(lists.length > 0 && { 'aria-haspopup': 'menu' as const })}
        onClick={({ currentTarget }) => (lists.length > 0 ? setAnchor(currentTarget) : saveToNewList())}
      >
        <Heart size={18} />
        <FormattedMessage {...messages.save} />
      </Button>
      {anchor && (
        <Suspense>
          <ListMenu
            lists={lists}
            anchor={anchor}
            onChoose={saveIn}
            onNew={saveToNewList}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
};
