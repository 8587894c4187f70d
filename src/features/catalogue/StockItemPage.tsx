import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { matchPath, useLocation, useParams } from 'react-router';
import { useGetCatalogueItemQuery, useReloadCataloguesMutation, type CatalogItem } from '@/api/catalogueApi';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { paths } from '@/shared/routing/paths';
import { useCorrectAddress } from '@/shared/routing/useCorrectAddress';
import { PageBody } from '@/shared/ui/PageBody';
import { ScreenLoading } from '@/shared/ui/Skeleton';
import { FoundItem } from './item/FoundItem';
import { ItemGone } from './item/ItemLateParts';
import { ItemLoading } from './item/ItemLoading';
import { itemPageMessages } from './item/itemPageMessages';
import { itemReference } from './item/itemReference';
import { useItemHref } from './components/useItemHref';

/** Any name in the URL resolves, as it is only for readers; it is corrected once the item has loaded. */
const useRightName = (item: CatalogItem | undefined) => {
  const { id, name } = useParams();
  const { search, hash } = useLocation();
  const getItemHref = useItemHref();
  const [pathname = ''] = item ? getItemHref(item).split('?') : [];
  const right = matchPath(paths.stockItem.path, decodeURIComponent(pathname))?.params;
  const isWrong = item && (right?.name !== name || right?.id !== id);
  useCorrectAddress(isWrong ? pathname + search + hash : undefined);
};

export const StockItemPage = () => {
  const { id, name } = useParams();
  const location = useLocation();
  const reference = itemReference(id, location.search);
  const { currentData, error, isFetching } = useGetCatalogueItemQuery(reference ?? skipToken);
  const [reload, { isLoading: isReloading }] = useReloadCataloguesMutation();
  // A result that is being refetched may still name the item in the previous language.
  useRightName(currentData?.state === 'found' && !isFetching ? currentData.item : undefined);
  const gone = (wasDeleted: boolean) => (
    <Suspense fallback={<ScreenLoading />}>
      <ItemGone wasDeleted={wasDeleted} name={name} />
    </Suspense>
  );
  if (!reference) return gone(false);
  if (error && !isReloading) {
    return (
      <PageBody>
        <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
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
