import Box from '@mui/material/Box';
import { Suspense, useDeferredValue, useMemo } from 'react';
import { useIntl } from 'react-intl';

import type { CatalogPage } from '@/api/catalogueApi';
import { Pagination } from '@/shared/ui/Pagination';

import type { CatalogueAddress } from '../catalogueAddress';
import { catalogueMessages } from '../catalogueMessages';
import { LateItemTable } from '../table/LateItemTable';
import { ItemGrid, ItemGridLoading } from './ItemGrid';
import { NothingFound } from './LateParts';

type ResultsProps = {
  address: CatalogueAddress;
  hrefWith: (change: Partial<CatalogueAddress>) => string;
  shown: CatalogPage | undefined;
  /** The results shown belong to the previous URL. */
  isOutdated: boolean;
};

const skeletonCount = 12;

export const ResultsLoading = () => {
  const { formatMessage } = useIntl();
  return (
    <div role="status" aria-label={formatMessage(catalogueMessages.loading)}>
      <ItemGridLoading count={skeletonCount} />
    </div>
  );
};

export const Results = ({ address, hrefWith, shown, isOutdated }: ResultsProps) => {
  const found = useMemo(() => ({ shown, list: { list: address }, isTable: address.isTable }), [shown, address]);
  // Rendering many cards is slow: deferring keeps the current ones and the page responsive.
  const deferred = useDeferredValue(found);
  if (!shown || !deferred.shown) return <ResultsLoading />;
  if (shown.total === 0)
    return (
      <Suspense fallback={<ResultsLoading />}>
        <NothingFound address={address} hrefWith={hrefWith} />
      </Suspense>
    );
  return (
    <Box aria-busy={isOutdated} sx={{ opacity: isOutdated ? 0.6 : 1, transition: 'opacity 120ms 80ms' }}>
      {deferred.isTable ? (
        <Suspense fallback={<ResultsLoading />}>
          <LateItemTable items={deferred.shown.items} state={deferred.list} />
        </Suspense>
      ) : (
        <ItemGrid items={deferred.shown.items} state={deferred.list} />
      )}
      <Pagination page={shown.page} pages={shown.pages} getHref={(page) => hrefWith({ page })} />
    </Box>
  );
};
