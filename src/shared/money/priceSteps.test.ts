import { aStockItem } from '@/../test/support/builders/aCatalogue';

import { findOwnBreak, priceSteps } from './priceSteps';

describe('findOwnBreak', () => {
  const item = aStockItem({ price: 4.9, bestPrice: 4.2, quantityBestPrice: 12 });

  it.each([
    [4.2, 4.9, 12],
    [4.9, 4.2, 12],
    [4.9, 4.9, undefined],
    [4.5, 4.9, undefined],
  ])('tells a break between %p and %p from another price', (one, other, quantity) => {
    expect(findOwnBreak(item, one, other)?.quantity).toBe(quantity);
  });

  it('finds none where the best price is not lower', () => {
    expect(findOwnBreak({ ...item, bestPrice: 5 }, 5, 4.9)).toBeNull();
  });
});

describe('priceSteps', () => {
  it.each([
    [
      { price: 5, bestPrice: 4, quantityBestPrice: 12 },
      [
        { from: 1, to: 11, price: 5, saving: null },
        { from: 12, to: null, price: 4, saving: 0.2 },
      ],
    ],
    [{ price: 5, bestPrice: null, quantityBestPrice: null }, [{ from: 1, to: null, price: 5, saving: null }]],
    [{ price: 5, bestPrice: 4, quantityBestPrice: 1 }, [{ from: 1, to: null, price: 4, saving: 0.2 }]],
    [{ price: null, bestPrice: null, quantityBestPrice: null }, []],
    [{ price: null, bestPrice: 4, quantityBestPrice: 12 }, []],
  ])('lists the price steps of %p', (item, steps) => {
    expect(priceSteps(item)).toEqual(steps);
  });

  it('does not present a best price above the price as a saving', () => {
    expect(priceSteps({ price: 5, bestPrice: 6, quantityBestPrice: 10 })).toEqual([
      { from: 1, to: 9, price: 5, saving: null },
      { from: 10, to: null, price: 6, saving: null },
    ]);
  });
});
