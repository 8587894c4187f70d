import fc from 'fast-check';

import { aCategory } from '@/../test/support/builders/aCatalogue';
import type { Category } from '@/contracts/inventory';

import { buildCategoryTree, countsBelow } from './categoryTree';
import { mergeCategories } from './mergeCategories';

const category = (stockCategoryId: number, name: string | null, parentStockCategoryId: number | null = null) =>
  aCategory({ stockCategoryId, name, parentStockCategoryId });

const buildTree = (...lists: unknown[][]) =>
  buildCategoryTree(mergeCategories(lists.map((categories, at) => ({ catalogId: at + 1, categories }))));

/** Renders the tree as text. */
const drawn = (...lists: unknown[][]) =>
  buildTree(...lists).walk.map(({ depth, name, categoryId }) => `${'  '.repeat(depth)}${name} ${categoryId}`);

describe('mergeCategories', () => {
  it('merges categories with the same trimmed name across catalogues, and remaps parents', () => {
    const first = [category(1, 'Tools'), category(2, 'Saws', 1)];
    const second = [category(7, ' Tools '), category(8, 'Drills', 7), category(9, 'Saws  ', 7), category(5, 'Paint')];
    expect(drawn(first, second)).toEqual(['Tools 1:1', '  Saws 1:2', '  Drills 2:8', 'Paint 2:5']);
    const { findPlace, walk } = buildTree(first, second);
    expect([7, 8, 9].map((id) => walk[findPlace(2, id)]?.categoryId)).toEqual(['1:1', '2:8', '1:2']);
  });

  it('keeps categories with the same id but different names apart', () => {
    expect(drawn([category(1, 'Tools')], [category(1, 'Paint')])).toEqual(['Tools 1:1', 'Paint 2:1']);
  });

  it('keeps same names within one catalogue apart, matching each by the name of its parent', () => {
    const own = [category(1, 'Pumps'), category(2, 'Saws'), category(3, 'Spares', 1), category(4, 'Spares', 2)];
    const other = [category(11, 'Saws'), category(12, 'Spares', 11)];
    const { findPlace, walk } = buildTree(own, other);
    expect(walk.filter(({ name }) => name === 'Spares')).toHaveLength(2);
    expect(walk[findPlace(2, 12)]?.categoryId).toBe('1:4');
  });

  it('shows the first picture of merged categories: by its name, or by the id where records name none', () => {
    const own = [{ ...category(1, 'Tools'), imageUrl: null }, category(2, 'Saws')];
    const other = [
      { ...category(11, 'Tools'), imageUrl: 'tools.svg' },
      { ...category(12, 'Paint'), imageUrl: null },
    ];
    expect(buildTree(own, other).walk.map(({ imageUrl }) => imageUrl)).toEqual(['tools.svg', '2.svg', null]);
  });

  it('never merges categories without a name', () => {
    expect(drawn([category(1, null)], [category(1, '  ')])).toEqual([' 1:1', ' 2:1']);
  });

  it('moves up the children of a deleted category', () => {
    const list = [category(1, 'Tools'), { ...category(2, 'Old', 1), deleted: true }, category(3, 'Saws', 2)];
    expect(drawn(list)).toEqual(['Tools 1:1', '  Saws 1:3']);
    const { findPlace, walk } = buildTree(list);
    expect(walk[findPlace(1, 2)]?.name).toBe('Tools');
  });

  it('puts orphans at the top, and breaks cycles, even among deleted categories', () => {
    expect(drawn([category(3, 'Lost', 99)])).toEqual(['Lost 1:3']);
    expect(drawn([category(1, 'Own', 1)])).toEqual(['Own 1:1']);
    expect(
      drawn([category(1, 'A', 3), category(2, 'B', 1), category(3, 'C', 2)]).map((line) => line.trim()),
    ).toHaveLength(3);
    const round = [
      { ...category(1, 'A', 2), deleted: true },
      { ...category(2, 'B', 1), deleted: true },
      category(3, 'C', 1),
    ];
    expect(drawn(round)).toEqual(['C 1:3']);
  });

  it('handles a chain of thousands', () => {
    const chain = Array.from({ length: 20_000 }, (_, at) => category(at + 1, `C${at}`, at === 0 ? null : at));
    expect(buildTree(chain).walk.at(-1)?.depth).toBe(19_999);
  });

  it('places each category once below its parent for any data', () => {
    const id = fc.integer({ min: 1, max: 8 });
    const anyCategory: fc.Arbitrary<Category> = fc.record({
      stockCategoryId: id,
      parentStockCategoryId: fc.option(id),
      name: fc.option(fc.constantFrom('A', ' A', 'B', 'C ', 'D', '')),
      deleted: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anyCategory), fc.array(anyCategory), (one, other) => {
        const tree = buildTree(one, other);
        const { walk } = tree;
        expect(new Set(walk.map(({ categoryId }) => categoryId)).size).toBe(walk.length);
        for (const [place, node] of walk.entries()) {
          const parent = tree.getParent(node);
          expect(node.enter).toBe(place);
          expect(node.depth).toBe(parent ? parent.depth + 1 : 0);
          if (parent) expect(node.enter > parent.enter && node.exit <= parent.exit).toBe(true);
        }
        for (const { stockCategoryId, deleted } of one) {
          const listed = one.find((known) => known.stockCategoryId === stockCategoryId);
          if (!deleted && !listed?.deleted) expect(tree.findPlace(1, stockCategoryId)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('countsBelow', () => {
  it('includes descendants', () => {
    const { walk } = buildTree([category(1, 'A'), category(2, 'B', 1), category(3, 'C', 2), category(4, 'D')]);
    expect([...countsBelow(walk, Uint32Array.of(1, 2, 4, 8))]).toEqual([7, 6, 4, 8]);
  });
});
