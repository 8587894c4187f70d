import type { CartCopy } from '@/features/cart/state/cartModel';
import type { LineItem } from '@/features/cart/state/cartSelectors';
import type { CatalogCartItem } from '@/api/inventoryApi';

import { aStockItem } from './aCatalogue';

type CartItemOverrides = Partial<CatalogCartItem> & { quantity?: number; setPrice?: number | null };

/** A cart item as the service returns it. */
export const aCartItem = ({ quantity = 2, setPrice, ...overrides }: CartItemOverrides = {}): CatalogCartItem => {
  const item = { ...aStockItem({ stockItemId: 40 }), catalogId: 1, ...overrides };
  const price = setPrice === undefined ? item.price : setPrice;
  const shoppingCarts = [{ shoppingCartId: item.stockItemId * 10, quantity, price }];
  return { ...item, shoppingCarts: overrides.shoppingCarts ?? shoppingCarts };
};

export const aCartCopy = (
  items: CatalogCartItem[],
  overrides: Partial<CartCopy & { catalogId: number }> = {},
): CartCopy & { catalogId: number } => ({
  catalogId: items[0]?.catalogId ?? 1,
  items,
  version: '"1"',
  isCertain: true,
  isRestored: false,
  readAt: 1_700_000_000_000,
  ...overrides,
});

export const aCartLine = (overrides: Partial<LineItem> = {}): LineItem => {
  const { shoppingCarts, ...item } = aCartItem(overrides);
  const shoppingCartId = shoppingCarts[0]?.shoppingCartId ?? null;
  return { ...item, shoppingCartId, quantity: 2, setPrice: item.price, isPending: false, ...overrides };
};
