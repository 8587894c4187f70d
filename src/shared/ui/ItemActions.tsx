import { createContext, type ReactNode, use } from 'react';

/** `place`: over a card's picture, among the tools of an item's page, in a line of a list, or in a row of the catalogue. */
export type ItemActionsProps = {
  catalogId: number;
  stockItemId: number;
  name: string;
  place: 'card' | 'page' | 'line' | 'row';
  quantity?: number;
};

/** Actions on an item from outside the feature that shows it; the application provides them. */
export const ItemActionsContext = createContext<(props: ItemActionsProps) => ReactNode>(() => null);

export const ItemActions = (props: ItemActionsProps) => use(ItemActionsContext)(props);
