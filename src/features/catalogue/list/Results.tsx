import Box from '@mui/material/Box';
import { Suspense, useDeferredValue, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { CatalogPage } from '@/api/catalogueApi';
import { Pagination } from '@/shared/ui/Pagination';
import type { CatalogueAddress } from '../address/catalogueAddress';
import { catalogueMessages } from '../catalogueMessages';
import { ItemGrid, ItemGridLoading } from './ItemGrid';
import { LateItemTable } from './LateItemTable';
import { NothingFound } from './LateParts';

type ResultsProps = {
  address: CatalogueAddress;
  hrefWith: (change: Partial<CatalogueAddress>) => string;
  shown: CatalogPage | undefined;
  /** The results shown belong to the previous URL. */
  isBehind: boolean;
};

const placesWhileLoading = 12;

export const ResultsLoading = () => {
  const { formatMessage } = useIntl();
  return (
    <div role="status" aria-label={formatMessage(catalogueMessages.loading)}>
      <ItemGridLoading count={placesWhileLoading} />
    </div>
  );
};

export const Results = ({ address, hrefWith, shown, isBehind }: ResultsProps) => {
  const found = useMemo(() => ({ shown, list: { list: address }, isTable: address.isTable }), [shown, address]);
  // Rendering many cards is slow: deferring keeps the current ones and the page responsive.
  const late = useDeferredValue(found);
  if (!shown || !late.shown) return <ResultsLoading />;
  if (shown.total === 0)
    return (
      <Suspense fallback={<ResultsLoading />}>
        <NothingFound address={address} hrefWith={hrefWith} />
      </Suspense>
    );
  return (
    <Box aria-busy={isBehind} sx={{ opacity: isBehind ? 0.6 : 1, transition: 'opacity 120ms 80ms' }}>
      {late.isTable ? (
        <Suspense fallback={<ResultsLoading />}>
          <LateItemTable items={late.shown.items} state={late.list} />
        </Suspense>
      ) : (
        <ItemGrid items={late.shown.items} state={late.list} />
      )}
      <Pagination page={shown.page} pages={shown.pages} getHref={(page) => hrefWith({ page })} />
    </Box>
  );
};
