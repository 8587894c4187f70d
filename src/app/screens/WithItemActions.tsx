import { type ReactNode, Suspense } from 'react';

import { VisitorHeart } from '@/features/favourites/button/VisitorHeart';
import { selectIsLoggedIn } from '@/features/session/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import { ItemActionsContext, type ItemActionsProps } from '@/shared/ui/ItemActions';
import { lazyPart } from '@/shared/ui/lazyPart';

const FavouriteButton = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "favourite-button" */ '@/features/favourites/button/FavouriteButton'))
      .FavouriteButton,
  { chunk: 'favourite-button' },
);

const Heart = (props: ItemActionsProps) => {
  if (!useAppSelector(selectIsLoggedIn)) return <VisitorHeart {...props} />;
  return (
    <Suspense>
      <FavouriteButton {...props} />
    </Suspense>
  );
};

const renderActions = (props: ItemActionsProps) => <Heart {...props} />;

/** Adds the favourite button to the items inside. */
export const WithItemActions = ({ children }: { children: ReactNode }) => (
  <ItemActionsContext value={renderActions}>{children}</ItemActionsContext>
);
