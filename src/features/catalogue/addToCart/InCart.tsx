import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { FormattedMessage } from 'react-intl';

import type { OrderedItem } from '@/features/cart/state/cartModel';
import { selectQuantity } from '@/features/cart/state/cartSelectors';
import { useAppSelector } from '@/store/hooks';

import { orderMessages } from '../components/itemMessages';
import { selectVisitorQuantity } from '../state/catalogueSlice';

const Count = styled('span')(
  css({
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: 'var(--mui-palette-success-main)',
    whiteSpace: 'nowrap',
  }),
);

/** How much of the item is in the cart, or kept for it until the visitor signs in. */
export const InCart = ({ item }: { item: OrderedItem }) => {
  const inCart = useAppSelector((state) => selectQuantity(state, item));
  const kept = useAppSelector((state) => selectVisitorQuantity(state, item));
  if (inCart + kept === 0) return null;
  return (
    <Count>
      <FormattedMessage
        {...(kept > 0 ? orderMessages.kept : orderMessages.inCart)}
        values={{ count: kept || inCart }}
      />
    </Count>
  );
};
