import { aStockItem } from '@/../test/support/builders/aCatalogue';

import { isOrderable, priceBreak, unitPrice } from './prices';

describe('unitPrice', () => {
  const item = aStockItem({ price: 4.9, bestPrice: 4.2, quantityBestPrice: 12 });

  it.each([
    [1, 4.9],
    [11, 4.9],
    [12, 4.2],
    [1000, 4.2],
  ])('of %p pieces is %p each', (quantity, price) => {
    expect(unitPrice(item, quantity)).toBe(price);
  });

  it('is the regular price if the price break is incomplete', () => {
    expect(unitPrice({ ...item, quantityBestPrice: null }, 99)).toBe(4.9);
    expect(unitPrice({ ...item, bestPrice: null }, 99)).toBe(4.9);
  });

  it('is unknown without a price: the item is not for sale', () => {
    expect([1, 12].map((quantity) => unitPrice({ ...item, price: null }, quantity))).toEqual([null, null]);
  });

  it('is unknown for an item with variants, which are sold instead', () => {
    const parent = { ...item, isParent: true };
    expect([isOrderable(parent), unitPrice(parent, 12), priceBreak(parent)]).toEqual([false, null, null]);
  });

  it('is the best price from the first piece if the break starts at zero', () => {
    expect(unitPrice({ ...item, quantityBestPrice: 0 }, 1)).toBe(4.2);
    expect(priceBreak({ ...item, quantityBestPrice: 0 })?.quantity).toBe(1);
  });
});

describe('priceBreak', () => {
  it('shows the saving per piece, to the cent', () => {
    expect(priceBreak(aStockItem({ price: 4.9, bestPrice: 4.2, quantityBestPrice: 12 }))).toEqual({
      quantity: 12,
      price: 4.2,
      saving: 0.7,
    });
  });

  it('is null without a price, because the item is not for sale', () => {
    expect(priceBreak(aStockItem({ price: null, bestPrice: 4.2, quantityBestPrice: 12 }))).toBeNull();
  });

  it('shows no saving below a cent', () => {
    expect(priceBreak(aStockItem({ price: 0.004, bestPrice: 0.001, quantityBestPrice: 12 }))?.saving).toBeNull();
  });

  it.each([4.9, 6])('shows a best price of %p as it is, never as a saving', (bestPrice) => {
    const item = aStockItem({ price: 4.9, bestPrice, quantityBestPrice: 12 });
    expect(priceBreak(item)).toEqual({ quantity: 12, price: bestPrice, saving: null });
    expect(unitPrice(item, 12)).toBe(bestPrice);
  });
});
