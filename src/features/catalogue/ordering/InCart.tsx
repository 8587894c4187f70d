import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

import type { OrderedItem } from '@/features/cart/cartModel';
import { selectQuantity } from '@/features/cart/cartSelectors';
import { useAppSelector } from '@/store/hooks';

import { orderMessages } from '../components/itemMessages';

const useInCart = (item: OrderedItem): number => useAppSelector((state) => selectQuantity(state, item));

export const InCart = ({ item }: { item: OrderedItem }) => {
  const count = useInCart(item);
  if (count === 0) return null;
  return (
    <Box component="span" sx={{ fontSize: '0.8125rem', fontWeight: 600, color: 'success.main', whiteSpace: 'nowrap' }}>
      <FormattedMessage {...orderMessages.inCart} values={{ count }} />
    </Box>
  );
};
