import fc from 'fast-check';

import { aStockItem } from '@/../test/support/builders/aCatalogue';
import { someLists } from '@/../test/support/builders/aSnapshot';

import { atOnce } from '../host/steps';
import { itemAt, mergeCatalogs } from './mergeCatalogs';
import { parseItemKey, toItemKey } from './stockItem';

describe('mergeCatalogs', () => {
  it('drops deleted items but remembers them, and keeps the first of duplicates', () => {
    const merged = atOnce(
      mergeCatalogs([
        someLists(1, [
          aStockItem({ stockItemId: 1, name: 'Saw' }),
          aStockItem({ stockItemId: 2, deleted: true }),
          aStockItem({ stockItemId: 1, name: 'Other saw' }),
        ]),
        someLists(2, [aStockItem({ stockItemId: 2, name: 'Drill' })]),
      ]),
    );
    expect(merged.items.map(({ name }) => name)).toEqual(['Saw', 'Drill']);
    expect(merged.isDeleted({ catalogId: 1, stockItemId: 2 })).toBe(true);
    expect(merged.isDeleted({ catalogId: 2, stockItemId: 2 })).toBe(false);
    expect(merged.findPosition({ catalogId: 1, stockItemId: 2 })).toBe(-1);
    expect(merged.findPosition({ catalogId: 2, stockItemId: 2 })).toBe(1);
  });

  it('takes for a parent what has variants on sale, and gives it the lowest of their prices', () => {
    const merged = atOnce(
      mergeCatalogs([
        someLists(1, [
          aStockItem({ stockItemId: 2, stockItemParentId: 1, price: 30 }),
          aStockItem({ stockItemId: 1, price: 1 }),
          aStockItem({ stockItemId: 3, stockItemParentId: 1, price: 20 }),
          aStockItem({ stockItemId: 4, stockItemParentId: 1, price: null }),
          aStockItem({ stockItemId: 5, isParent: true, price: 7 }),
          aStockItem({ stockItemId: 6, stockItemParentId: 5, deleted: true }),
        ]),
        someLists(2, [aStockItem({ stockItemId: 7, stockItemParentId: 5 }), aStockItem({ stockItemId: 5, price: 9 })]),
      ]),
    );
    const shown = merged.items.map(({ stockItemId, isParent, price }) => [stockItemId, isParent, price]);
    expect(shown).toEqual([
      [2, false, 30],
      [1, true, 20],
      [3, false, 20],
      [4, false, null],
      [5, false, 7],
      [7, false, 4.9],
      [5, true, 4.9],
    ]);
    expect(merged.items[1]).toMatchObject({ bestPrice: null, quantityBestPrice: null });
    expect([...merged.priceByItem]).toEqual([30, 20, 20, NaN, 7, 4.9, 4.9]);
  });

  it('counts unreadable records', () => {
    const lists = { catalogId: 1, stockItems: [aStockItem(), null, {}, { stockItemId: 'x' }], categories: [null] };
    expect(atOnce(mergeCatalogs([lists])).unreadableRecords).toBe(4);
  });

  it('finds each item by its key, whatever the lists contain', () => {
    const raw = fc.oneof(
      fc.anything(),
      fc.record({ stockItemId: fc.integer({ min: 0, max: 9 }), name: fc.anything(), deleted: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(raw), fc.array(raw), fc.array(fc.anything()), (one, other, categories) => {
        const merged = atOnce(
          mergeCatalogs([
            { catalogId: 1, stockItems: one, categories },
            { catalogId: 2, stockItems: other, categories },
          ]),
        );
        for (const at of merged.items.keys()) {
          const { catalogId, stockItemId, key } = itemAt(merged, at);
          expect(merged.findPosition({ catalogId, stockItemId })).toBe(at);
          expect(parseItemKey(key)).toEqual({ catalogId, stockItemId });
        }
      }),
    );
  });

  it('has no item beyond its end', () => {
    expect(() => itemAt(atOnce(mergeCatalogs([])), 0)).toThrow(RangeError);
  });
});

describe('keys of items', () => {
  it('identify the catalogue and the item, and nothing else parses as one', () => {
    expect(parseItemKey(toItemKey(2, 101))).toEqual({ catalogId: 2, stockItemId: 101 });
    for (const text of ['', '1', '1:', ':1', '1:2:3', '1:-2', ' 1:2', `1:${'9'.repeat(40)}`]) {
      expect(parseItemKey(text)).toBeNull();
    }
  });
});
