import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { CatalogItem, CategoryHead } from '@/api/catalogueApi';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { itemSubject } from '@/shared/metadata/pageSubject';
import { usePageMetadata } from '@/shared/routing/pageMetadata';
import { PageBody } from '@/shared/ui/PageBody';
import { Breadcrumbs } from '../list/Breadcrumbs';
import { AddToCartForm } from '../ordering/AddToCartForm';
import { InCart } from '../ordering/InCart';
import { ItemMarks } from '../components/ItemMarks';
import { PriceForClients } from '../components/PriceForClients';
import { useItemHref } from '../components/useItemHref';
import { useItemName } from '../components/useItemName';
import { useShowsPrices } from '../components/useShowsPrices';
import { ItemCodes } from './ItemCodes';
import { ItemFeatures } from './ItemFeatures';
import { halves } from './halves';
import { ItemGallery } from './ItemGallery';
import { ItemNeighbours } from './ItemLateParts';
import { itemPageMessages } from './itemPageMessages';
import { ItemPrices } from './ItemPrices';
import { ItemTools } from './ItemTools';
import { ItemVariants } from './ItemVariants';
import { LateRelatedItems } from './LateRelatedItems';
import { listOfOrigin } from './listOfOrigin';

import { useItemFeatures } from './useItemFeatures';

const Ordering = ({ item, name }: { item: CatalogItem; name: string }) => {
  const showsPrices = useShowsPrices();
  return (
    <Box sx={{ p: { xs: 2, sm: 3 }, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      {/* Beside the price, so that loading late causes no layout shift. */}
      <Box sx={{ float: 'inline-end', ml: 2, displayPrint: 'none' }}>
        <InCart item={item} />
      </Box>
      {showsPrices ? <ItemPrices item={item} /> : <PriceForClients />}
      {item.price !== null && (
        <Box sx={{ mt: 2.5, displayPrint: 'none' }}>
          <AddToCartForm item={item} name={name} />
        </Box>
      )}
    </Box>
  );
};

export const FoundItem = ({ item, path }: { item: CatalogItem; path: readonly CategoryHead[] }) => {
  const name = useItemName()(item);
  const list = listOfOrigin(useLocation().state);
  const { sorted, isSettled, error, retry } = useItemFeatures(item);
  const showsPrices = useShowsPrices();
  const address = useItemHref()(item);
  const subject = useMemo(() => itemSubject({ item, name, path, showsPrices }), [item, name, path, showsPrices]);
  usePageMetadata({ ...subject, address });
  return (
    <PageBody>
      {list && (
        <Suspense fallback={<Box sx={{ minHeight: 44 }} />}>
          <ItemNeighbours item={item} list={list} />
        </Suspense>
      )}
      <Breadcrumbs path={path} />
      <Box sx={halves}>
        <ItemGallery
          key={item.key}
          name={name}
          imageUrl={item.imageUrl}
          pictures={sorted.pictures}
          isSettled={isSettled}
        />
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          <Box sx={{ display: 'flex', gap: 0.5, '&:empty': { display: 'none' } }}>
            <ItemMarks item={item} />
          </Box>
          <Typography
            variant="h2"
            component="h1"
            sx={{ overflowWrap: 'anywhere', maxHeight: '8.4em', overflow: 'auto' }}
          >
            {item.name?.trim() ?? name}
          </Typography>
          <ItemCodes item={item} />
          <Ordering key={item.key} item={item} name={name} />
          <ItemTools item={item} name={name} />
        </Box>
      </Box>
      <ItemVariants item={item} />
      {error && (
        <Box sx={{ mt: 6 }}>
          <RequestFailure title={itemPageMessages.featuresFailed} error={error} onRetry={retry} />
        </Box>
      )}
      <ItemFeatures {...sorted} />
      {isSettled && <LateRelatedItems item={item} />}
    </PageBody>
  );
};
