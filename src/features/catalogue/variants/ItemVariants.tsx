import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';

import { type CatalogItem, useGetItemVariantsQuery } from '@/api/catalogueApi';
import { lazyPart } from '@/shared/ui/lazyPart';
import { Unreachable } from '@/shared/ui/Notice';
import { Skeleton } from '@/shared/ui/Skeleton';

import { itemPageMessages } from '../item/itemPageMessages';

const VariantTable = lazyPart(
  async () => (await import(/* webpackChunkName: "variant-table" */ './VariantTable')).VariantTable,
  { chunk: 'variant-table', Missing: Unreachable },
);

// The height of the table, reserved while its chunk loads to avoid layout shift.
const headHeight = 86;
const rowHeight = 58;

const sectionId = 'variants';

/** Goes to the first quantity, or to the first variant if none can be ordered. */
export const focusVariants = () => {
  const section = document.getElementById(sectionId);
  (section?.querySelector<HTMLElement>('input') ?? section?.querySelector<HTMLElement>('a'))?.focus();
};

/** All variants of the item in a table, to order several of them at once. */
export const ItemVariants = ({ item }: { item: CatalogItem }) => {
  const { currentData } = useGetItemVariantsQuery({ key: item.key });
  if (!currentData || currentData.variants.length === 0) return null;
  const { parent, variants } = currentData;
  return (
    <Box component="section" id={sectionId} sx={{ mt: 3 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        <FormattedMessage {...itemPageMessages.variants} />
      </Typography>
      <Suspense fallback={<Skeleton sx={{ height: headHeight + variants.length * rowHeight }} />}>
        <VariantTable familyKey={parent?.key ?? item.key} items={variants} />
      </Suspense>
    </Box>
  );
};
