import fc from 'fast-check';

import { aCategory, aStockItem } from '@/../test/support/builders/aCatalogue';

import { readCategory, readStockItem } from './readRecords';

describe('readStockItem', () => {
  it('reads valid records unchanged', () => {
    const item = aStockItem();
    const category = aCategory({ imageUrl: 'screws.svg' });
    expect([readStockItem(item), readCategory(category)]).toEqual([item, category]);
  });

  it('treats missing values as null', () => {
    expect(readStockItem({ stockItemId: 7 })).toEqual({
      stockItemId: 7,
      name: null,
      code: null,
      additionalCode: null,
      stockCategoryId: null,
      stockItemParentId: null,
      isParent: false,
      imageUrl: null,
      deleted: false,
      isOffer: false,
      isNew: false,
      price: null,
      bestPrice: null,
      quantityBestPrice: null,
    });
  });

  it.each([
    [12.5, 12.5],
    [0, 0],
    ['12.50', 12.5],
    [' 3 ', 3],
    ['12 dollars', null],
    ['', null],
    [-1, null],
    [1e15, null],
    [NaN, null],
    [Infinity, null],
    [true, null],
    [{}, null],
  ])('reads the price %p as %p', (price, read) => {
    expect(readStockItem({ stockItemId: 1, price })?.price).toBe(read);
  });

  it.each([
    [12, 12],
    ['12', 12],
    [0, 0],
    [-3, null],
    [1.5, null],
  ])('reads the quantity of a price break %p as %p', (quantityBestPrice, read) => {
    expect(readStockItem({ stockItemId: 1, quantityBestPrice })?.quantityBestPrice).toBe(read);
  });

  it.each([
    [
      { unit: 'box', minimumQuantity: '48', quantityStep: 24, packSize: 6 },
      { unit: 'box', minimumQuantity: 48, quantityStep: 24, packSize: 6 },
    ],
    [
      { unit: 'Palette', packSize: 1 },
      { unit: 'Palette', packSize: 1 },
    ],
    [{ unit: '', minimumQuantity: -48, quantityStep: 1.5, packSize: 'six' }, {}],
    [{ unit: null, minimumQuantity: null, quantityStep: null, packSize: null }, {}],
  ])('reads what can be read of packs: %j', (sent, read) => {
    const item = aStockItem();
    expect(readStockItem({ ...item, ...sent })).toEqual({ ...item, ...read });
    expect(Object.keys(readStockItem({ ...item, ...sent }) ?? {})).toEqual([
      ...Object.keys(item),
      ...Object.keys(read),
    ]);
  });

  it('accepts numbers as text, and treats blank text as missing', () => {
    expect(readStockItem({ stockItemId: '8', code: 1042, name: '  ' })).toMatchObject({
      stockItemId: 8,
      code: '1042',
      name: null,
    });
  });

  it('keeps long names, emoji and right-to-left scripts', () => {
    const names = ['x'.repeat(10_000), '🔩 bolt', 'برغي خشب'];
    expect(names.map((name) => readStockItem({ stockItemId: 1, name })?.name)).toEqual(names);
  });

  it('skips records without an id, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (raw, name) => {
        for (const read of [readStockItem(raw), readCategory(raw)]) {
          expect(read === null || typeof read === 'object').toBe(true);
        }
        expect(readStockItem({ name })).toBeNull();
        expect(readStockItem({ stockItemId: 1, name, price: name })?.stockItemId).toBe(1);
      }),
    );
  });
});
