import { Suspense } from 'react';

import { useGetCatalogueStatusQuery } from '@/api/catalogueApi';
import { useClientTerms } from '@/api/clientRecordsApi';
import { lazyPart } from '@/shared/ui/lazyPart';
import { Unreachable } from '@/shared/ui/Notice';

// Parts that most catalogue visits never show share one chunk.
const CatalogueNotice = lazyPart(
  async () => (await import(/* webpackChunkName: "catalogue-parts" */ './CatalogueNotice')).CatalogueNotice,
  { chunk: 'catalogue-parts' },
);

export const ChosenFilters = lazyPart(
  async () => (await import(/* webpackChunkName: "catalogue-parts" */ '../filters/ChosenFilters')).ChosenFilters,
  { chunk: 'catalogue-parts' },
);

export const NothingFound = lazyPart(
  async () => (await import(/* webpackChunkName: "catalogue-parts" */ './NothingFound')).NothingFound,
  { chunk: 'catalogue-parts', Missing: Unreachable },
);

export const UnknownCategory = lazyPart(
  async () => (await import(/* webpackChunkName: "catalogue-parts" */ './NothingFound')).UnknownCategory,
  { chunk: 'catalogue-parts', Missing: Unreachable },
);

export const ItemTable = lazyPart(
  async () => (await import(/* webpackChunkName: "item-table" */ '../table/ItemTable')).ItemTable,
  { chunk: 'item-table', Missing: Unreachable },
);

export const PriceList = lazyPart(
  async () => (await import(/* webpackChunkName: "price-list" */ '../prices/PriceList')).PriceList,
  { chunk: 'price-list', Missing: Unreachable },
);

/** A failure of one catalogue does not hide the other, and that of a client's terms neither of them. */
export const CatalogueNotices = () => {
  const { data: status } = useGetCatalogueStatusQuery();
  const failed = status?.state === 'ready' ? status.catalogs.filter(({ failure }) => failure) : [];
  const { isUnknown } = useClientTerms();
  if (failed.length === 0 && !isUnknown) return null;
  return (
    <Suspense fallback={null}>
      <CatalogueNotice failed={failed} arePricesPublic={isUnknown} />
    </Suspense>
  );
};
