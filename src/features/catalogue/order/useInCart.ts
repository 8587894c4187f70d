import { selectCartLines } from '@/features/cart/cartSlice';
import { useAppSelector } from '@/store/hooks';
import type { OrderedItem } from '@/features/cart/orderedItem';

/** How many of the item are in the cart. */
export const useInCart = ({ catalogId, stockItemId }: OrderedItem): number =>
  useAppSelector(
    (state) =>
      selectCartLines(state).find((line) => line.stockItemId === stockItemId && line.catalogId === catalogId)
        ?.quantity ?? 0,
  );
