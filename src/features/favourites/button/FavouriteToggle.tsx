import { Suspense, useEffect, useEffectEvent } from 'react';

import { NotifyMissing } from '@/features/notifications/state/notifyMissing';
import { useAppSelector } from '@/store/hooks';
import type { ItemActionsProps } from '@/shared/ui/ItemActions';
import { lazyPart } from '@/shared/ui/lazyPart';

import { selectIsFavourite, useFavourites } from '../useFavourites';
import { useFavouriteToggle } from './useFavouriteToggle';

const ListMenu = lazyPart(async () => (await import('./ListMenu')).ListMenu, { Missing: NotifyMissing });

/** What a client sees on the button. */
export type FavouriteState = { isFavourite: boolean; hasMenu: boolean };

export type FavouriteToggleProps = Pick<ItemActionsProps, 'catalogId' | 'stockItemId' | 'quantity'> & {
  /** The button whose press is still to be handled. */
  pressed: HTMLElement | null;
  onHandled: () => void;
  onChange: (state: FavouriteState) => void;
};

/** A client's part of the button. A single list receives the item at once; with several, the client chooses. */
export const FavouriteToggle = ({
  catalogId,
  stockItemId,
  quantity = 1,
  pressed,
  onHandled,
  onChange,
}: FavouriteToggleProps) => {
  const { lists, isOpen } = useFavourites();
  const line = { catalogId, stockItemId, quantity };
  const isFavourite = useAppSelector((state) => selectIsFavourite(state, line));
  const { toggle, saveToNewList } = useFavouriteToggle(line, lists);
  const [only, ...others] = lists;
  const hasMenu = others.length > 0;
  useEffect(() => onChange({ isFavourite, hasMenu }), [isFavourite, hasMenu, onChange]);
  const handlePress = useEffectEvent(() => {
    onHandled();
    if (only) toggle(only);
    else saveToNewList();
  });
  const isPressed = isOpen && pressed !== null;
  useEffect(() => {
    if (isPressed && !hasMenu) handlePress();
  }, [isPressed, hasMenu]);
  return (
    isPressed &&
    hasMenu && (
      <Suspense>
        <ListMenu
          lists={lists}
          item={line}
          anchor={pressed}
          onChoose={toggle}
          onNew={saveToNewList}
          onClose={onHandled}
        />
      </Suspense>
    )
  );
};
