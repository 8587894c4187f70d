import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { selectIsLoggedIn } from '@/features/session/sessionSlice';
import { Button } from '@/shared/ui/Button';
import type { ItemActionsProps } from '@/shared/ui/ItemActions';
import { useAppSelector } from '@/store/hooks';

import { selectIsFavourite, useFavourites } from '../useFavourites';
import { favouriteButtonMessages as messages } from './favouriteButtonMessages';
import { useFavouriteToggle } from './useFavouriteToggle';

const ListMenu = lazy(async () => ({ default: (await import('./ListMenu')).ListMenu }));

const heart = 'M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.2 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z';

const Heart = ({ isFilled, size }: { isFilled: boolean; size: number }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill={isFilled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={1.6}
    strokeLinejoin="round"
    aria-hidden
  >
    <path d={heart} />
  </svg>
);

const overPicture = { position: 'absolute', top: 6, right: 6, zIndex: 1, borderRadius: 22 } as const;

/** One list takes the item at once; of several the client chooses. */
export const FavouriteButton = ({ catalogId, stockItemId, name, place, quantity = 1 }: ItemActionsProps) => {
  const { formatMessage } = useIntl();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { lists } = useFavourites();
  const line = { catalogId, stockItemId, quantity };
  const isFavourite = useAppSelector((state) => selectIsFavourite(state, line));
  const { toggle, begin, signInFirst } = useFavouriteToggle(line);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [only, ...others] = lists;
  const press = (button: HTMLElement) => {
    if (!isLoggedIn) signInFirst();
    else if (!only) begin();
    else if (others.length === 0) toggle(only);
    else setAnchor(button);
  };
  const isWide = place === 'page';
  return (
    <>
      <Button
        type="button"
        tone={isWide ? 'quiet' : 'icon'}
        aria-pressed={isFavourite}
        {...(others.length > 0 && { 'aria-haspopup': 'menu' as const })}
        aria-label={formatMessage(messages.toggle, { name })}
        onClick={({ currentTarget }) => press(currentTarget)}
        style={place === 'card' ? { ...overPicture, backgroundColor: 'var(--mui-palette-background-paper)' } : {}}
      >
        <span style={{ display: 'flex', color: isFavourite ? 'var(--mui-palette-secondary-main)' : 'inherit' }}>
          <Heart isFilled={isFavourite} size={isWide ? 18 : 22} />
        </span>
        {isWide && <FormattedMessage {...(isFavourite ? messages.saved : messages.save)} />}
      </Button>
      {anchor && (
        <Suspense>
          <ListMenu
            lists={lists}
            line={line}
            anchor={anchor}
            onToggle={toggle}
            onNew={begin}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
};
