import { lazy } from 'react';

export const LateItemTable = lazy(async () => ({
  default: (await import(/* webpackChunkName: "item-table" */ './ItemTable')).ItemTable,
}));
