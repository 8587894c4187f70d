import { lazyPart } from '@/shared/ui/lazyPart';
import { Unreachable } from '@/shared/ui/Unreachable';

// What most visits to the catalogue never show comes with one chunk.
export const CatalogueNotice = lazyPart(
  async () => (await import(/* webpackChunkName: "catalogue-late" */ './CatalogueNotice')).CatalogueNotice,
);

export const ChosenFilters = lazyPart(
  async () => (await import(/* webpackChunkName: "catalogue-late" */ './ChosenFilters')).ChosenFilters,
);

export const NothingFound = lazyPart(
  async () => (await import(/* webpackChunkName: "catalogue-late" */ './NothingFound')).NothingFound,
  Unreachable,
);

export const UnknownCategory = lazyPart(
  async () => (await import(/* webpackChunkName: "catalogue-late" */ './UnknownCategory')).UnknownCategory,
  Unreachable,
);
