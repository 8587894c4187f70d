import { Suspense } from 'react';

import { lazyPart } from '@/shared/ui/lazyPart';

import { useComparedKeys, useRestoredComparison } from './useComparison';

const CompareBar = lazyPart(
  async () => (await import(/* webpackChunkName: "compare-bar" */ './CompareBar')).CompareBar,
);

/** Loads with the first tick. */
export const LazyCompareBar = () => {
  useRestoredComparison();
  const hasAny = useComparedKeys().length > 0;
  return (
    hasAny && (
      <Suspense>
        <CompareBar />
      </Suspense>
    )
  );
};
