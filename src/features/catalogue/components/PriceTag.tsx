import { css } from '@emotion/react';
import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';

import type { CatalogItem } from '@/api/catalogueApi';
import { priceBreak } from '@/engine/prices';
import { usePrice } from '@/shared/i18n/money';
import { getSignInAddress } from '@/shared/routing/knownAddress';

import { itemMessages } from './itemMessages';

const Tag = styled('div')(css({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', minHeight: '3.25rem' }));

const UnitPrice = styled('p')(css({ margin: 0, fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.4 }));

const BreakPrice = styled('p')(
  css({
    margin: 0,
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: 'calc(1.55 * var(--leading, 1))',
    color: 'var(--mui-palette-success-main)',
    '&.saves-nothing': { color: 'var(--mui-palette-text-secondary)' },
  }),
);

/** The unit price, and the quantity from which another price applies. */
export const PriceTag = ({ item }: { item: CatalogItem }) => {
  const formatPrice = usePrice();
  const best = priceBreak(item);
  return (
    <Tag>
      <UnitPrice>
        {item.price === null ? <FormattedMessage {...itemMessages.priceOnRequest} /> : formatPrice(item.price)}
      </UnitPrice>
      {best && (
        <BreakPrice {...(best.saving === null && { className: 'saves-nothing' })}>
          <FormattedMessage
            {...itemMessages.priceBreak}
            values={{ quantity: best.quantity, price: formatPrice(best.price) }}
          />
        </BreakPrice>
      )}
    </Tag>
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
