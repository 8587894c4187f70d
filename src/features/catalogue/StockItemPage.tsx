import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { matchPath, Navigate, useLocation, useParams } from 'react-router';
import { useGetCatalogueItemQuery, useReloadCataloguesMutation } from '@/api/catalogueApi';
import { RequestFailure } from '@/api/RequestFailure';
import { paths } from '@/shared/routing/paths';
import { PageBody } from '@/shared/ui/PageBody';
import { ScreenLoading } from '@/shared/ui/ScreenLoading';
import { FoundItem } from './item/FoundItem';
import { ItemGone } from './item/ItemLateParts';
import { ItemLoading } from './item/ItemLoading';
import { itemPageMessages } from './item/itemPageMessages';
import { itemReference } from './item/itemReference';
import { useItemHref } from './pieces/useItemHref';

/** One item by its id; the name in the address is for the reader, and put right where it is another. */
export const StockItemPage = () => {
  const { id, name } = useParams();
  const location = useLocation();
  const reference = itemReference(id, location.search);
  const { currentData, error } = useGetCatalogueItemQuery(reference ?? skipToken);
  const [reload, { isLoading: isReloading }] = useReloadCataloguesMutation();
  const hrefOf = useItemHref();
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
  const [rightPath = ''] = hrefOf(item).split('?');
  const right = matchPath(paths.stockItem.path, decodeURIComponent(rightPath))?.params;
  if (right?.name !== name || right?.id !== id)
    return <Navigate replace to={{ ...location, pathname: rightPath }} state={location.state as unknown} />;
  return <FoundItem item={item} path={path} />;
};
