import { selectQuantity } from '@/features/cart/cartSelectors';
import { useAppSelector } from '@/store/hooks';
import type { OrderedItem } from '@/features/cart/orderedItem';

export const useInCart = (item: OrderedItem): number => useAppSelector((state) => selectQuantity(state, item));
