import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { matchPath, useLocation, useParams } from 'react-router';

import {
  type CatalogItem,
  type ItemReference,
  useGetCatalogueItemQuery,
  useReloadCataloguesMutation,
} from '@/api/catalogueApi';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { paths } from '@/shared/routing/paths';
import { useCanonicalAddress } from '@/shared/routing/useCanonicalAddress';
import { lazyPart } from '@/shared/ui/lazyPart';
import { Unreachable } from '@/shared/ui/Notice';
import { PageBody } from '@/shared/ui/PageBody';
import { ScreenLoading, Skeleton } from '@/shared/ui/Skeleton';
import { uiMessages } from '@/shared/ui/uiMessages';

import { useItemHref } from './components/useItemPresentation';
import { FoundItem, itemColumns } from './item/FoundItem';
import { itemPageMessages } from './item/itemPageMessages';

// Rarely needed on a first visit.
const ItemGone = lazyPart(async () => (await import(/* webpackChunkName: "item-gone" */ './item/ItemGone')).ItemGone, {
  chunk: 'item-gone',
  Missing: (missing) => (
    <PageBody>
      <Unreachable {...missing} />
    </PageBody>
  ),
});

/** Placeholders for picture, name and price. */
const ItemLoading = () => (
  <PageBody>
    <Box role="status" aria-label={useIntl().formatMessage(uiMessages.loading)} sx={{ ...itemColumns, mt: 5 }}>
      <Skeleton sx={{ aspectRatio: '1' }} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Skeleton sx={{ height: '4.5rem' }} />
        <Skeleton sx={{ width: '60%', height: '1.5rem' }} />
        <Skeleton sx={{ height: '9rem' }} />
      </Box>
    </Box>
  </PageBody>
);

const idPattern = /^\d{1,15}$/;

/** Design §4: without `?catalog=`, the first catalogue that has the id applies. Null for a malformed id. */
const parseReference = (stockItemId: string | undefined, search: string): ItemReference | null => {
  if (!stockItemId || !idPattern.test(stockItemId)) return null;
  const catalog = new URLSearchParams(search).get('catalog') ?? '';
  const number = Number(stockItemId);
  return idPattern.test(catalog) ? { key: `${Number(catalog)}:${number}` } : { stockItemId: number };
};

/** Any name in the URL resolves, as it is only for readers; it is corrected once the item has loaded. */
const useCanonicalName = (item: CatalogItem | undefined) => {
  const { id, name } = useParams();
  const { search, hash } = useLocation();
  const getItemHref = useItemHref();
  const [pathname = ''] = item ? getItemHref(item).split('?') : [];
  const canonical = matchPath(paths.stockItem.path, decodeURIComponent(pathname))?.params;
  const isWrong = item && (canonical?.name !== name || canonical?.id !== id);
  useCanonicalAddress(isWrong ? pathname + search + hash : undefined);
};

export const StockItemPage = () => {
  const { id, name } = useParams();
  const location = useLocation();
  const reference = parseReference(id, location.search);
  const { currentData, error, isFetching } = useGetCatalogueItemQuery(reference ?? skipToken);
  const [reload, { isLoading: isReloading }] = useReloadCataloguesMutation();
  // A result that is being refetched may still name the item in the previous language.
  useCanonicalName(currentData?.state === 'found' && !isFetching ? currentData.item : undefined);
  const gone = (wasDeleted: boolean) => (
    <Suspense fallback={<ScreenLoading />}>
      <ItemGone wasDeleted={wasDeleted} name={name} />
    </Suspense>
  );
  if (!reference) return gone(false);
  if (error && !isReloading) {
    return (
      <PageBody>
        <Typography variant="h1" sx={{ mb: 3 }}>
          <FormattedMessage {...itemPageMessages.title} />
        </Typography>
        <RequestFailure title={itemPageMessages.failed} error={error} onRetry={() => void reload()} />
      </PageBody>
    );
  }
  if (!currentData) return <ItemLoading />;
  if (currentData.state !== 'found') return gone(currentData.state === 'deleted');
  const { item, path } = currentData;
  return <FoundItem item={item} path={path} />;
};
