import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useMemo } from 'react';
import { useLocation } from 'react-router';

import type { CatalogItem, CategoryHead } from '@/api/catalogueApi';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { StockOf } from '@/api/StockOf';
import { useRuleWords } from '@/shared/i18n/packWords';
import { itemSubject } from '@/shared/metadata/pageSubject';
import { isOrderable } from '@/shared/money/prices';
import { usePageMetadata } from '@/shared/routing/pageMetadata';
import { Stock } from '@/shared/stock/Stock';
import { lazyPart } from '@/shared/ui/lazyPart';
import { MeasuredText } from '@/shared/ui/MeasuredText';
import { PageBody } from '@/shared/ui/PageBody';
import { Skeleton } from '@/shared/ui/Skeleton';
import { framed, screenOnly } from '@/shared/ui/styles';
import { WhenNear } from '@/shared/ui/WhenNear';

import { AddToCartForm } from '../addToCart/AddToCartForm';
import { InCart } from '../addToCart/InCart';
import { BoughtOrders } from '../bought/Bought';
import { readOriginList } from '../catalogueAddress';
import { AskForPrice } from '../components/AskForPrice';
import { Breadcrumbs } from '../components/Breadcrumbs';
import { ItemMarks } from '../components/ItemMarks';
import { PriceForClients } from '../components/PriceTag';
import { useItemHref, useItemName, useShowsPrices } from '../components/useItemPresentation';
import { ItemVariants } from '../variants/ItemVariants';
import { useFamily } from '../variants/useFamily';
import { ItemCodes } from './ItemCodes';
import { ItemFeatures } from './ItemFeatures';
import { ItemGallery } from './ItemGallery';
import { itemPageMessages } from './itemPageMessages';
import { ItemPrices } from './ItemPrices';
import { ItemTools } from './ItemTools';
import { useItemFeatures } from './useItemFeatures';
import { useRememberItem } from './useRecentItems';

/** Two columns: an item's pictures and its details. */
export const itemColumns = {
  display: 'grid',
  columnGap: { sm: 3, md: 5, lg: 8 },
  rowGap: 3,
  alignItems: 'start',
  // Narrow pages leave room for a matrix of variants.
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(0, 2fr) minmax(0, 3fr)',
    md: 'minmax(0, 1fr) minmax(0, 1fr)',
    lg: 'minmax(0, 6fr) minmax(0, 5fr)',
  },
  gridTemplateRows: { md: 'auto 1fr' },
} as const;

// Only for visitors who come from a list.
const ItemNeighbours = lazyPart(
  async () => (await import(/* webpackChunkName: "item-neighbours" */ './ItemNeighbours')).ItemNeighbours,
  { chunk: 'item-neighbours' },
);

const RelatedItems = lazyPart(
  async () => (await import(/* webpackChunkName: "related-items" */ './RelatedItems')).RelatedItems,
  { chunk: 'related-items' },
);

// The height of the rail, reserved so that the footer does not move.
const relatedPlaceholder = <Skeleton sx={{ mt: 6, height: 506, displayPrint: 'none' }} />;

/** Loaded when the visitor scrolls near the end of the page. */
const LazyRelatedItems = ({ item }: { item: CatalogItem }) => (
  <WhenNear placeholder={relatedPlaceholder}>
    <RelatedItems item={item} />
  </WhenNear>
);

const SoldFrom = ({ item }: { item: CatalogItem }) => {
  const words = useRuleWords()(item);
  return (
    words !== '' && (
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {words}
      </Typography>
    )
  );
};

const Ordering = ({ item, name }: { item: CatalogItem; name: string }) => {
  const showsPrices = useShowsPrices();
  return (
    <Box sx={{ p: { xs: 2, sm: 3 }, ...framed }}>
      {/* Beside the price, so that loading late causes no layout shift. */}
      <Box className={screenOnly} sx={{ float: 'inline-end', ml: 2, maxWidth: '50%', fontSize: '0.875rem' }}>
        <StockOf keys={[item.key]}>
          <Stock keys={[item.key]} />
        </StockOf>
        <InCart item={item} />
      </Box>
      {showsPrices ? <ItemPrices item={item} /> : <PriceForClients />}
      {isOrderable(item) && (
        <Box className={screenOnly} sx={{ mt: 2.5 }}>
          <AddToCartForm item={item} name={name} />
          <SoldFrom item={item} />
        </Box>
      )}
      {item.price === null && showsPrices && (
        <Box sx={{ display: 'grid', mt: 2.5 }}>
          <AskForPrice item={item} name={name} />
        </Box>
      )}
    </Box>
  );
};

const FamilyPrice = ({ item }: { item: CatalogItem }) =>
  useShowsPrices() ? <ItemPrices item={item} /> : <PriceForClients />;

export const FoundItem = ({ item, path }: { item: CatalogItem; path: readonly CategoryHead[] }) => {
  const name = useItemName()(item);
  const list = readOriginList(useLocation().state);
  const { features, isSettled, error, retry } = useItemFeatures(item);
  const { all: family } = useFamily(item);
  const showsPrices = useShowsPrices();
  const address = useItemHref()(item);
  const subject = useMemo(() => itemSubject({ item, name, path, showsPrices }), [item, name, path, showsPrices]);
  usePageMetadata({ ...subject, address, record: { itemKey: item.key } });
  useRememberItem(item.key);
  return (
    <PageBody>
      {list && (
        <Suspense fallback={<Box sx={{ minHeight: 44 }} />}>
          <ItemNeighbours item={item} list={list} />
        </Suspense>
      )}
      <Box sx={{ mb: 1 }}>
        <Breadcrumbs path={path} />
      </Box>
      <Box sx={itemColumns}>
        <Box sx={{ gridRow: { md: 'span 2' } }}>
          <ItemGallery
            key={item.key}
            itemKey={item.key}
            name={name}
            imageUrl={item.imageUrl}
            pictures={features.pictures}
            isSettled={isSettled}
          />
        </Box>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          <Box sx={{ display: 'flex', gap: 0.5, '&:empty': { display: 'none' } }}>
            <ItemMarks item={item} />
          </Box>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere', maxHeight: '8.4em', overflow: 'auto' }}>
            <MeasuredText text={item.name?.trim() ?? name} />
          </Typography>
          <ItemCodes item={item} />
          <BoughtOrders item={item} variants={item.isParent ? family.map(({ key }) => key) : undefined} />
          {item.isParent ? <FamilyPrice item={item} /> : <Ordering key={item.key} item={item} name={name} />}
          <ItemVariants item={item} />
          <ItemTools item={item} name={name} />
        </Box>
        <Box sx={{ gridColumn: { sm: '1 / -1', md: 'auto' }, '&:empty': { display: 'none' } }}>
          {error && <RequestFailure title={itemPageMessages.featuresFailed} error={error} onRetry={retry} />}
          <ItemFeatures {...features} />
        </Box>
      </Box>
      {isSettled && <LazyRelatedItems item={item} />}
    </PageBody>
  );
};
