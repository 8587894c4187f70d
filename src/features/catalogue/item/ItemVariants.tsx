import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { type CatalogItem, useGetItemVariantsQuery } from '@/api/catalogueApi';
import { Skeleton } from '@/shared/ui/Skeleton';

import { LateItemTable } from '../table/LateItemTable';
import { itemPageMessages } from './itemPageMessages';

// The height of the table, reserved while its chunk loads to avoid layout shift.
const headHeight = 30;
const rowHeight = 47;

/** All variants of the item in a table, to order from directly. */
export const ItemVariants = ({ item }: { item: CatalogItem }) => {
  const { formatMessage } = useIntl();
  const { currentData } = useGetItemVariantsQuery({ key: item.key });
  if (!currentData || currentData.variants.length === 0) return null;
  const { parent, variants } = currentData;
  const items = parent && parent.key !== item.key ? [parent, ...variants] : variants;
  return (
    <Box component="section" sx={{ mt: 6 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        <FormattedMessage {...itemPageMessages.variants} />
      </Typography>
      <Suspense fallback={<Skeleton sx={{ height: headHeight + items.length * rowHeight }} />}>
        <LateItemTable items={items} caption={formatMessage(itemPageMessages.variants)} />
      </Suspense>
    </Box>
  );
};
