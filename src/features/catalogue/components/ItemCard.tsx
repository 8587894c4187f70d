import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import type { CatalogItem } from '@/api/catalogueApi';
import { ItemActions } from '@/shared/ui/ItemActions';
import { ItemImage } from '@/shared/ui/ItemImage';
import { clamped } from '@/shared/ui/styles';

import { AddToCartForm } from '../ordering/AddToCartForm';
import { InCart } from '../ordering/InCart';
import { ItemMarks } from './ItemMarks';
import { PriceForClients, PriceTag } from './PriceTag';
import { useItemHref, useItemName, useShowsPrices } from './useItemPresentation';

const card = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  transition: 'border-color 120ms, box-shadow 120ms',
  '&:hover': { borderColor: 'grey.500', boxShadow: 1 },
} as const;

const nameLink = {
  color: 'inherit',
  textDecoration: 'none',
  fontWeight: 600,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  ...clamped(2),
  textWrap: 'balance',
  minHeight: '2.8em',
  // Makes the whole picture clickable as well.
  '&::after': { content: '""', position: 'absolute', inset: 0, aspectRatio: '1' },
} as const;

const codeLine = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 1,
  minHeight: '1.6em',
  fontSize: '0.8125rem',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const;

type ItemCardProps = { item: CatalogItem; isFirst?: boolean; level?: 'h2' | 'h3'; state?: unknown };

export const ItemCard = ({ item, isFirst = false, level = 'h2', state }: ItemCardProps) => {
  const name = useItemName()(item);
  const href = useItemHref()(item);
  const showsPrices = useShowsPrices();
  return (
    <Box component="article" sx={card}>
      <ItemImage name={item.imageUrl} size={400} isFirst={isFirst} />
      <Box sx={{ position: 'absolute', top: 8, left: 8, display: 'flex', gap: 0.5 }}>
        <ItemMarks item={item} />
      </Box>
      <ItemActions catalogId={item.catalogId} stockItemId={item.stockItemId} name={name} place="card" />
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 0.75, p: 1.5 }}>
        <Box sx={codeLine}>
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {item.code}
          </Box>
          <InCart item={item} />
        </Box>
        <Typography component={level} sx={{ m: 0 }}>
          <Box component={Link} to={href} state={state} title={name.length > 60 ? name : undefined} sx={nameLink}>
            {name}
          </Box>
        </Typography>
        <Box sx={{ mt: 'auto', pt: 0.5 }}>
          {showsPrices ? (
            <PriceTag item={item} />
          ) : (
            <Box sx={{ minHeight: '3.25rem' }}>
              <PriceForClients />
            </Box>
          )}
        </Box>
        {item.price !== null && <AddToCartForm item={item} name={name} />}
      </Box>
    </Box>
  );
};
