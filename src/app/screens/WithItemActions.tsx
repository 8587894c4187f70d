import type { ReactNode } from 'react';

import { CompareButton } from '@/features/catalogue/compare/CompareButton';
import { LazyCompareBar } from '@/features/catalogue/compare/LazyCompareBar';
import { FavouriteButton } from '@/features/favourites/button/FavouriteButton';
import { ItemActionsContext, type ItemActionsProps } from '@/shared/ui/ItemActions';

const renderActions = (props: ItemActionsProps) => (
  <>
    {props.place !== 'row' && props.place !== 'family' && <FavouriteButton {...props} />}
    {props.place !== 'line' && <CompareButton {...props} />}
  </>
);

type WithItemActionsProps = {
  /** A page has one bar of the items to compare. */
  hasBar?: boolean;
  children: ReactNode;
};

/** Adds the buttons for favourites and for comparing to the items inside. */
export const WithItemActions = ({ hasBar = true, children }: WithItemActionsProps) => (
  <ItemActionsContext value={renderActions}>
    {children}
    {hasBar && <LazyCompareBar />}
  </ItemActionsContext>
);
