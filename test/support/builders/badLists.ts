const item = (number: number, overrides: object) => ({
  stockItemId: 900 + number,
  name: `Bad ${number}`,
  code: `BAD-${number}`,
  additionalCode: null,
  stockCategoryId: 91,
  stockItemParentId: null,
  isParent: false,
  imageUrl: null,
  deleted: false,
  isOffer: false,
  isNew: false,
  price: 10,
  bestPrice: 8,
  quantityBestPrice: 12,
  ...overrides,
});

const category = (stockCategoryId: number, name: unknown, parentStockCategoryId: number | null) => ({
  stockCategoryId,
  name,
  parentStockCategoryId,
  deleted: false,
});

export const longName = `Bad ${'W'.repeat(10_000)}`;

/** What a company's own system may send: nothing about the records is guaranteed. */
export const badItems: readonly unknown[] = [
  item(1, { name: 'Bad without price', price: null }),
  item(2, { name: null }),
  item(3, { name: null, code: null }),
  item(4, { name: 'Bad without category', stockCategoryId: null }),
  item(5, { name: 'Bad negative', price: -5, bestPrice: -7 }),
  item(6, { name: 'Bad huge', price: 999_999_999_999, bestPrice: 1e300 }),
  item(7, { name: 'Bad too huge', price: 1e300 }),
  item(8, { name: 'Bad text price', price: 'twelve', bestPrice: 'ten', quantityBestPrice: 'many' }),
  item(9, { name: 'Bad best above', price: 10, bestPrice: 15 }),
  item(10, { name: longName, code: 'C'.repeat(3_000) }),
  item(11, { name: 'Bad 🔩 emoji', code: '😀-1' }),
  item(12, { name: 'برغي خشبي Bad', code: 'ع-١٢٣' }),
  item(13, { name: { not: 'a text' }, code: ['BAD-13'], imageUrl: 7 }),
  item(14, { name: 'Bad <b>bold</b>', stockCategoryId: 92 }),
  item(15, { name: 'Bad in a circle', stockCategoryId: 94 }),
  // 𝐀 is a surrogate pair: a cut after the first unit would be invalid text.
  item(16, { name: `Bad${'𝐀'.repeat(400)}` }),
  null,
  7,
  'text',
  [],
  {},
  { stockItemId: 'x' },
];

export const badCategories: readonly unknown[] = [
  category(91, 'Bad things', null),
  category(92, null, 91),
  category(93, `Bad ${'C'.repeat(10_000)}`, 91),
  category(94, 'Round', 95),
  category(95, 'And round', 94),
  category(96, { not: 'a text' }, 96),
  null,
  3,
  {},
];

/** Text that must never appear on screen. */
export const nonsense = /NaN|undefined|null|Infinity|\[object|-\s?\$|\$\s?-|∞/;
