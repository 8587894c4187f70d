import { createContext, type ReactNode, use } from 'react';

/**
 * `place`: over the picture of a card, which may stand for variants, among the tools of an item's page, in a line of the
 * cart, or in a row of any other list.
 */
export type ItemActionsProps = {
  catalogId: number;
  stockItemId: number;
  name: string;
  place: 'card' | 'family' | 'page' | 'line' | 'row';
  quantity?: number;
};

/** Actions on an item from outside the feature that shows it; the application provides them. */
export const ItemActionsContext = createContext<(props: ItemActionsProps) => ReactNode>(() => null);

export const ItemActions = (props: ItemActionsProps) => use(ItemActionsContext)(props);
