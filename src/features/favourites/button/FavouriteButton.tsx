import { Suspense, useState } from 'react';

import { NotifyMissing } from '@/features/notifications/notifyMissing';
import { useAppSelector } from '@/store/hooks';
import type { ItemActionsProps } from '@/shared/ui/ItemActions';
import { lazyPart } from '@/shared/ui/lazyPart';

import { selectIsFavourite, useFavourites } from '../useFavourites';
import { HeartButton } from './HeartButton';
import { useFavouriteToggle } from './useFavouriteToggle';

const ListMenu = lazyPart(async () => (await import('./ListMenu')).ListMenu, { Missing: NotifyMissing });

/** A single list receives the item at once; with several, the client chooses. */
export const FavouriteButton = ({ catalogId, stockItemId, name, place, quantity = 1 }: ItemActionsProps) => {
  const { lists } = useFavourites();
  const line = { catalogId, stockItemId, quantity };
  const isFavourite = useAppSelector((state) => selectIsFavourite(state, line));
  const { toggle, saveToNewList } = useFavouriteToggle(line, lists);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [only, ...others] = lists;
  const press = (button: HTMLElement) => {
    if (!only) saveToNewList();
    else if (others.length === 0) toggle(only);
    else setAnchor(button);
  };
  return (
    <>
      <HeartButton
        name={name}
        place={place}
        isFavourite={isFavourite}
        {...(others.length > 0 && { 'aria-haspopup': 'menu' as const })}
        onClick={({ currentTarget }) => press(currentTarget)}
      />
      {anchor && (
        <Suspense>
          <ListMenu
            lists={lists}
            item={line}
            anchor={anchor}
            onChoose={toggle}
            onNew={saveToNewList}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
};
