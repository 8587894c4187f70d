import { lazy, Suspense } from 'react';
import { HomePage } from '@/features/content/HomePage';
import { Skeleton } from '@/shared/ui/Skeleton';

const ItemRail = lazy(async () => {
  const { ItemRail: Component } = await import(
    /* webpackChunkName: "item-rail" */ '@/features/catalogue/rail/ItemRail'
  );
  return { default: Component };
});

// What a rail takes, so that nothing below it moves when it comes.
const place = <Skeleton sx={{ mt: 6, height: 506 }} />;

/** Spec §2: the home page shows what is highlighted and what is recent. */
export const HomeScreen = () => (
  <HomePage>
    <Suspense fallback={place}>
      <ItemRail kind="highlighted" />
    </Suspense>
    <Suspense fallback={place}>
      <ItemRail kind="recent" />
    </Suspense>
  </HomePage>
);
