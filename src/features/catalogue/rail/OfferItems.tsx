import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { useGetCatalogueItemsQuery } from '@/api/catalogueApi';
import { useConfig } from '@/shared/config/ConfigContext';

import { ItemGrid, ItemGridLoading } from '../list/ItemGrid';
import { railMessages } from './railMessages';

type OfferItemsProps = {
  /** Null: search all catalogues in order and take the first that has the item. */
  catalogId: number | null;
  stockItemIds: readonly number[];
};

/** The items of an offer, ready to order. Items no longer in the catalogue are left out. */
export const OfferItems = ({ catalogId, stockItemIds }: OfferItemsProps) => {
  const { catalogs } = useConfig();
  const heading = useId();
  const own = catalogId === null ? catalogs : [catalogId];
  const ids = [...new Set(stockItemIds)];
  const keys = ids.flatMap((id) => own.map((catalog) => `${catalog}:${id}`));
  const { currentData: found, error } = useGetCatalogueItemsQuery(keys, { skip: keys.length === 0 });
  const items = ids.flatMap((id) => own.map((catalog) => found?.[`${catalog}:${id}`]).find(Boolean) ?? []);
  // Without its items, the offer itself is still worth reading.
  if (keys.length === 0 || error || (found && items.length === 0)) return null;
  return (
    <Box component="section" aria-labelledby={heading} sx={{ mt: 6 }}>
      <Typography variant="h2" id={heading} sx={{ mb: 2 }}>
        <FormattedMessage {...railMessages.offerItems} />
      </Typography>
      {found ? <ItemGrid items={items} /> : <ItemGridLoading count={Math.min(ids.length, 6)} />}
    </Box>
  );
};
