import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

import type { OrderedItem } from '@/features/cart/cartModel';
import { selectQuantity } from '@/features/cart/cartSelectors';
import { useAppSelector } from '@/store/hooks';

import { orderMessages } from '../components/itemMessages';

export const InCart = ({ item }: { item: OrderedItem }) => {
  const count = useAppSelector((state) => selectQuantity(state, item));
  if (count === 0) return null;
  return (
    <Box component="span" sx={{ fontSize: '0.8125rem', fontWeight: 600, color: 'success.main', whiteSpace: 'nowrap' }}>
      <FormattedMessage {...orderMessages.inCart} values={{ count }} />
    </Box>
  );
};
