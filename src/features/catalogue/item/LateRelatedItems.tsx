import Box from '@mui/material/Box';
import { lazy, Suspense, useRef } from 'react';
import type { CatalogItem } from '@/api/catalogueApi';
import { Skeleton } from '@/shared/ui/Skeleton';
import { useNear } from '@/shared/ui/useNear';

const RelatedItems = lazy(async () => ({
  default: (await import(/* webpackChunkName: "related-items" */ './RelatedItems')).RelatedItems,
}));

// What the rail takes, so that the footer need not move when it comes.
const place = <Skeleton sx={{ mt: 6, height: 506, displayPrint: 'none' }} />;

/** Fetched when the visitor comes near the end of the page. */
export const LateRelatedItems = ({ item }: { item: CatalogItem }) => {
  const element = useRef<HTMLDivElement>(null);
  const near = useNear(element);
  return (
    <Box ref={element} sx={{ display: 'flow-root' }}>
      {near ? (
        <Suspense fallback={place}>
          <RelatedItems item={item} />
        </Suspense>
      ) : (
        place
      )}
    </Box>
  );
};
