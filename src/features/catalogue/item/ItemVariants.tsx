import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetItemVariantsQuery, type CatalogItem } from '@/api/catalogueApi';
import { ItemTable } from '../list/ItemTable';
import { itemPageMessages } from './itemPageMessages';

/** All of one kind, as a table to order from. */
export const ItemVariants = ({ item }: { item: CatalogItem }) => {
  const { formatMessage } = useIntl();
  const { currentData } = useGetItemVariantsQuery({ key: item.key });
  if (!currentData || currentData.variants.length === 0) return null;
  const { parent, variants } = currentData;
  return (
    <Box component="section" sx={{ mt: 6 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        <FormattedMessage {...itemPageMessages.variants} />
      </Typography>
      <ItemTable
        items={parent && parent.key !== item.key ? [parent, ...variants] : variants}
        caption={formatMessage(itemPageMessages.variants)}
      />
    </Box>
  );
};
