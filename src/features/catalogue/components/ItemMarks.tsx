import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { FormattedMessage } from 'react-intl';

import type { CatalogItem } from '@/api/catalogueApi';

import { itemMessages } from './itemMessages';

const Mark = styled('span')(
  css({
    padding: '2px 8px',
    borderRadius: 3,
    fontSize: '0.75rem',
    fontWeight: 650,
    lineHeight: 1.5,
    color: 'var(--mui-palette-background-paper)',
    backgroundColor: 'var(--mui-palette-text-primary)',
  }),
);

const OfferMark = styled(Mark)(
  css({
    color: 'var(--mui-palette-secondary-contrastText)',
    backgroundColor: 'var(--mui-palette-secondary-main)',
  }),
);

export const ItemMarks = ({ item: { isOffer, isNew } }: { item: Pick<CatalogItem, 'isOffer' | 'isNew'> }) => (
  <>
    {isOffer && (
      <OfferMark>
        <FormattedMessage {...itemMessages.offer} />
      </OfferMark>
    )}
    {isNew && (
      <Mark>
        <FormattedMessage {...itemMessages.recent} />
      </Mark>
    )}
  </>
);
