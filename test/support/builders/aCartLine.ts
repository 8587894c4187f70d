import type { CartLine } from '@/features/cart/cartSlice';

export const aCartLine = (overrides: Partial<CartLine> = {}): CartLine => ({
  catalogId: 1,
  stockItemId: 40,
  shoppingCartId: 900,
  quantity: 2,
  price: 12.5,
  ...overrides,
});
