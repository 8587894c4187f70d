import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';

import type { CatalogItem } from '@/api/catalogueApi';
import { usePrice } from '@/shared/i18n/money';
import { useUnitWords } from '@/shared/i18n/packWords';
import type { PackedItem } from '@/shared/lib/packing';
import { priceBreak } from '@/shared/money/prices';
import { getSignInAddress } from '@/shared/routing/knownAddress';
import { PublicPrice } from '@/shared/ui/PublicPrice';

import { itemMessages } from './itemMessages';

type UnitPriceProps = {
  item: Pick<CatalogItem, 'isParent' | 'price' | 'publicPrice'>;
  /** What it is for. */
  children?: ReactNode;
};

/** What one piece costs; for an item with variants, what the cheapest of them costs. */
export const UnitPrice = ({ item, children }: UnitPriceProps) => {
  const { isParent, price, publicPrice } = item;
  const formatPrice = usePrice();
  if (price === null) return isParent ? null : <FormattedMessage {...itemMessages.priceOnRequest} />;
  const text = formatPrice(price);
  return (
    <>
      {isParent ? <FormattedMessage {...itemMessages.fromPrice} values={{ price: text }} /> : text}
      {children}
      <PublicPrice price={publicPrice} />
    </>
  );
};

/** What the price is for. */
export const UnitWords = ({ item }: { item: PackedItem & Pick<CatalogItem, 'isParent' | 'price'> }) => {
  const words = useUnitWords()(item);
  if (words === '' || item.price === null || item.isParent) return null;
  return <span className="unit-words"> {words}</span>;
};

/** The unit price on a card, and the quantity from which another price applies. */
export const PriceTag = ({ item }: { item: CatalogItem }) => {
  const formatPrice = usePrice();
  const best = priceBreak(item);
  return (
    <>
      <p className="unit-price">
        <UnitPrice item={item}>
          <UnitWords item={item} />
        </UnitPrice>
      </p>
      {best && (
        <p className={best.saving === null ? 'price-break saves-nothing' : 'price-break'}>
          <FormattedMessage
            {...itemMessages.priceBreak}
            values={{ quantity: best.quantity, price: formatPrice(best.price) }}
          />
        </p>
      )}
    </>
  );
};

/** Replaces the price for visitors and links to sign-in. */
export const PriceForClients = () => (
  <Box
    component={Link}
    to={getSignInAddress(useLocation())}
    sx={{
      color: 'text.secondary',
      fontSize: '0.875rem',
      textUnderlineOffset: '3px',
      '&:hover': { color: 'text.primary' },
    }}
  >
    <FormattedMessage {...itemMessages.signInForPrice} />
  </Box>
);
