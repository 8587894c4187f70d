import type { ReactNode } from 'react';

import { FavouriteButton } from '@/features/favourites/button/FavouriteButton';
import { ItemActionsContext, type ItemActionsProps } from '@/shared/ui/ItemActions';

const renderActions = (props: ItemActionsProps) => <FavouriteButton {...props} />;

/** Adds the favourite button to the items inside. */
export const WithItemActions = ({ children }: { children: ReactNode }) => (
  <ItemActionsContext value={renderActions}>{children}</ItemActionsContext>
);
