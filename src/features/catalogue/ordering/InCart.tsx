import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { FormattedMessage } from 'react-intl';

import type { OrderedItem } from '@/features/cart/cartModel';
import { selectQuantity } from '@/features/cart/cartSelectors';
import { useAppSelector } from '@/store/hooks';

import { orderMessages } from '../components/itemMessages';

const Count = styled('span')(
  css({
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: 'var(--mui-palette-success-main)',
    whiteSpace: 'nowrap',
  }),
);

export const InCart = ({ item }: { item: OrderedItem }) => {
  const count = useAppSelector((state) => selectQuantity(state, item));
  if (count === 0) return null;
  return (
    <Count>
      <FormattedMessage {...orderMessages.inCart} values={{ count }} />
    </Count>
  );
};
