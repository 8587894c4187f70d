import { aCatalogue, aCategory, aStockItem } from '@/../test/support/builders/aCatalogue';
import { aSnapshot, someLists } from '@/../test/support/builders/aSnapshot';

import { searchWords } from '../text/foldText';
import { nearWords } from './nearMatches';
import { suggest } from './suggest';

const snapshot = aSnapshot(
  someLists(
    1,
    [
      aStockItem({
        stockItemId: 1,
        name: 'Válvula de bola',
        code: 'KT-1042',
        additionalCode: null,
        stockCategoryId: 1,
      }),
      aStockItem({ stockItemId: 2, name: 'Válvula', code: 'KT-1043', additionalCode: null, stockCategoryId: 2 }),
      aStockItem({ stockItemId: 3, name: 'Tornillo', code: 'TT-55', additionalCode: '750 100', stockCategoryId: 2 }),
    ],
    [
      aCategory({ stockCategoryId: 1, name: 'Tornillos y válvulas' }),
      aCategory({ stockCategoryId: 2, name: 'Válvulas', parentStockCategoryId: 1 }),
      aCategory({ stockCategoryId: 3, name: 'Válvulas sin artículos' }),
    ],
  ),
  someLists(2, [aStockItem({ stockItemId: 1, name: 'Otra', code: 'kt1042', additionalCode: null })]),
);

describe('suggest', () => {
  it('returns the best items and their categories, prefix matches first', () => {
    const { total, items, categories, exactKeys } = suggest(snapshot, 'valvula', { items: 1, categories: 5 });
    expect([total, items.map(({ key }) => key), exactKeys]).toEqual([3, ['1:1'], []]);
    expect(categories.map(({ name, count }) => [name, count])).toEqual([
      ['Válvulas', 2],
      ['Tornillos y válvulas', 3],
    ]);
  });

  it('lets preferred items break ties', () => {
    const saws = [1, 2, 3].map((stockItemId) => aStockItem({ stockItemId, name: 'Saw', code: `S-${stockItemId}` }));
    const limits = { items: 3, categories: 0, preferred: ['1:3', '1:2'] };
    const { items } = suggest(aSnapshot(someLists(1, saws)), 'saw', limits);
    expect(items.map(({ key }) => key)).toEqual(['1:3', '1:2', '1:1']);
  });

  it('flags an exact code in both catalogues', () => {
    expect(suggest(snapshot, 'KT-1042', { items: 5, categories: 5 })).toMatchObject({
      exactKeys: ['1:1', '2:1'],
      items: [{ key: '1:1' }, { key: '2:1' }],
    });
    expect(suggest(snapshot, 'kt-104', { items: 5, categories: 5 })).toMatchObject({ total: 3, exactKeys: [] });
  });

  it('suggests nothing for empty text', () => {
    expect(suggest(snapshot, '  ', { items: 5, categories: 5 })).toEqual({
      total: 0,
      items: [],
      categories: [],
      texts: [],
      exactKeys: [],
      language: null,
    });
  });
});

describe('codes that equal the text', () => {
  const keysOf = (one: typeof snapshot, text: string) => suggest(one, text, { items: 5, categories: 0 }).exactKeys;

  it.each([
    ['KT 1042', ['1:1', '2:1']],
    ['tt55', ['1:3']],
    ['750100', ['1:3']],
    ['7501', []],
    ['', []],
    ['--', []],
  ])('finds %p in %p', (code, keys) => {
    expect(keysOf(snapshot, code)).toEqual(keys);
  });

  it('finds every item by its own codes', () => {
    const many = aSnapshot(aCatalogue({ items: 200 }));
    for (const { code, additionalCode, stockItemId } of many.catalog.items) {
      for (const own of [code, additionalCode]) {
        if (own) expect(keysOf(many, own)).toContain(`1:${stockItemId}`);
      }
    }
  });
});

describe('codes like a mistyped one', () => {
  it.each([
    ['KT-1024', ['KT-1042', 'kt1042', 'KT-1043']],
    ['K-1043', ['KT-1043']],
    ['KT-10433', ['KT-1043', 'KT-1042', 'kt1042']],
    ['TT-5', ['TT-55']],
    ['XX-99', []],
    [`${'x'.repeat(1_000)}1`, []],
  ])('of %p are %p', (code, codes) => {
    expect(searchWords(code).flatMap((word) => nearWords(snapshot, word))).toEqual(codes);
  });
});
