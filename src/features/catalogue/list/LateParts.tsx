import { lazyPart } from '@/shared/ui/lazyPart';
import { Unreachable } from '@/shared/ui/Notice';

// Parts that most catalogue visits never show share one chunk.
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
