import { lazy } from 'react';

// What a first visit to an item seldom shows.
export const ItemGone = lazy(async () => ({
  default: (await import(/* webpackChunkName: "item-gone" */ './ItemGone')).ItemGone,
}));

export const ItemNeighbours = lazy(async () => ({
  default: (await import(/* webpackChunkName: "item-neighbours" */ './ItemNeighbours')).ItemNeighbours,
}));
