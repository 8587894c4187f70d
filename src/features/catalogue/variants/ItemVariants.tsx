import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';

import type { CatalogItem } from '@/api/catalogueApi';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { lazyPart } from '@/shared/ui/lazyPart';
import { Unreachable } from '@/shared/ui/Notice';

import { hasVariants, useFamily } from './useFamily';
import { variantMessages } from './variantMessages';
import { VariantsLoading } from './VariantsLoading';

export const LazyVariantList = lazyPart(
  async () => (await import(/* webpackChunkName: "variant-table" */ './VariantList')).VariantList,
  { chunk: 'variant-table', Missing: Unreachable },
);

const usualCount = 4;

/** On an item's page: all its variants, or for a variant, all of its parent. */
export const ItemVariants = ({ item }: { item: CatalogItem }) => {
  const { familyKey, parent, all, isLoading, error, retry } = useFamily(item);
  if (!hasVariants(item) || (!isLoading && !error && all.length === 0)) return null;
  const loading = <VariantsLoading count={all.length || usualCount} />;
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        <FormattedMessage {...variantMessages.variants} />
      </Typography>
      {isLoading && loading}
      {error && <RequestFailure title={variantMessages.variantsFailed} error={error} onRetry={retry} />}
      {all.length > 0 && (
        <Suspense fallback={loading}>
          <LazyVariantList familyKey={familyKey} parent={parent} items={all} currentKey={item.key} />
        </Suspense>
      )}
    </section>
  );
};
