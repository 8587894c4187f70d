import { lazy, Suspense, type ReactNode } from 'react';
import { ItemActionsContext, type ItemActionsProps } from '@/shared/ui/ItemActions';

const FavouriteButton = lazy(async () => {
  const { FavouriteButton: Component } = await import(
    /* webpackChunkName: "favourite-button" */ '@/features/favourites/button/FavouriteButton'
  );
  return { default: Component };
});

const actionsOf = (props: ItemActionsProps) => (
  <Suspense>
    <FavouriteButton {...props} />
  </Suspense>
);

/** Items inside can be put among the favourites. */
export const WithItemActions = ({ children }: { children: ReactNode }) => (
  <ItemActionsContext value={actionsOf}>{children}</ItemActionsContext>
);
