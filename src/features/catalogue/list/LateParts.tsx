import { lazy } from 'react';

// What most visits to the catalogue never show comes with one chunk.
export const CatalogueNotice = lazy(async () => ({
  default: (await import(/* webpackChunkName: "catalogue-late" */ './CatalogueNotice')).CatalogueNotice,
}));

export const ChosenFilters = lazy(async () => ({
  default: (await import(/* webpackChunkName: "catalogue-late" */ './ChosenFilters')).ChosenFilters,
}));

export const NothingFound = lazy(async () => ({
  default: (await import(/* webpackChunkName: "catalogue-late" */ './NothingFound')).NothingFound,
}));

export const UnknownCategory = lazy(async () => ({
  default: (await import(/* webpackChunkName: "catalogue-late" */ './UnknownCategory')).UnknownCategory,
}));
