import type { CatalogItem } from '@/api/catalogueApi';
import { lazyPart } from '@/shared/ui/lazyPart';
import { Skeleton } from '@/shared/ui/Skeleton';
import { WhenNear } from '@/shared/ui/WhenNear';

const RelatedItems = lazyPart(
  async () => (await import(/* webpackChunkName: "related-items" */ './RelatedItems')).RelatedItems,
);

// The height of the rail, reserved so that the footer does not move.
const place = <Skeleton sx={{ mt: 6, height: 506, displayPrint: 'none' }} />;

/** Loaded when the visitor scrolls near the end of the page. */
export const LateRelatedItems = ({ item }: { item: CatalogItem }) => (
  <WhenNear placeholder={place}>
    <RelatedItems item={item} />
  </WhenNear>
);
