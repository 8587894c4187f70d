import type { CatalogLists } from '@/engine/catalog/mergeCategories';
import type { Category, StockItem } from '@/contracts/inventory';

export const aStockItem = (overrides: Partial<StockItem> = {}): StockItem => ({
  stockItemId: 101,
  name: 'Wood screw 4 x 40 mm',
  code: 'WS-440',
  additionalCode: '7501000000101',
  stockCategoryId: 5,
  stockItemParentId: null,
  isParent: false,
  imageUrl: '101.svg',
  deleted: false,
  isOffer: false,
  isNew: false,
  price: 4.9,
  bestPrice: 4.2,
  quantityBestPrice: 12,
  ...overrides,
});

export const aCategory = (overrides: Partial<Category> = {}): Category => ({
  stockCategoryId: 5,
  parentStockCategoryId: null,
  name: 'Screws',
  deleted: false,
  ...overrides,
});

/** Seeded pseudo-random numbers in [0, 1). */
export const someChance = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const words = {
  things: ['Tornillo', 'Tuerca', 'Válvula', 'Bomba', 'Cable', 'Llave', 'Sierra', 'Broca', 'Screw', 'Washer', 'Hinge'],
  chinese: ['不锈钢螺丝', '铜阀门', '电缆', '六角扳手', '水泵', '木工锯'],
  makes: ['acero', 'inoxidable', 'latón', 'galvanizado', 'brass', 'nylon', 'PVC', 'aluminio', 'carbón', 'Müller'],
  shapes: ['hexagonal', 'métrico', 'cabeza plana', 'rosca fina', 'wide', 'heavy-duty', 'cónico', '1/2"', '3/4"', 'M8'],
  families: ['KT', 'WS', 'HX', 'BR', 'ÑA', 'V', 'PMP', 'LL'],
};

const pick = <Value>(chance: () => number, values: readonly Value[]): Value => {
  const value = values[Math.floor(chance() * values.length)];
  if (value === undefined) throw new Error('There is nothing to pick from');
  return value;
};

const aName = (chance: () => number, number: number): string => {
  const size = `${1 + Math.floor(chance() * 40)} x ${10 + Math.floor(chance() * 200)} mm`;
  if (number % 10 === 9) return `${pick(chance, words.chinese)}${pick(chance, words.chinese)} ${size}`;
  return `${pick(chance, words.things)} ${pick(chance, words.makes)} ${pick(chance, words.shapes)} ${size}`;
};

const aCode = (chance: () => number, number: number): string =>
  `${pick(chance, words.families)}-${1000 + Math.floor(chance() * 9000)}${pick(chance, ['', '/A', '.2', ' B', '_x'])}${number % 97}`;

const categoryCount = 60;

/** A catalogue as a service returns it, deterministic per seed. */
export const aCatalogue = ({
  catalogId = 1,
  items = 100,
  seed = catalogId,
}: { catalogId?: number; items?: number; seed?: number } = {}): CatalogLists & {
  stockItems: StockItem[];
  categories: Category[];
} => {
  const chance = someChance(seed);
  const categories = Array.from({ length: categoryCount }, (_, number) =>
    aCategory({
      stockCategoryId: number + 1,
      parentStockCategoryId: number < 6 ? null : 1 + Math.floor(chance() * number),
      // Half of the categories are in both catalogues.
      name: number % 2 === 0 ? `Category ${number}` : `Category ${number} of ${catalogId}`,
    }),
  );
  const stockItems = Array.from({ length: items }, (_, number) => {
    const price = Math.round(chance() * 50_000) / 100;
    const isVariant = number % 8 > 4;
    return aStockItem({
      stockItemId: number + 1,
      name: aName(chance, number),
      code: aCode(chance, number),
      additionalCode: chance() < 0.8 ? String(7_500_000_000_000 + Math.floor(chance() * 1e9)) : null,
      stockCategoryId: 1 + Math.floor(chance() * categoryCount),
      stockItemParentId: isVariant ? number + 1 - ((number % 8) - 4) : null,
      isParent: number % 8 === 4,
      imageUrl: `${number + 1}.svg`,
      deleted: chance() < 0.01,
      isOffer: chance() < 0.05,
      isNew: chance() < 0.05,
      price,
      bestPrice: Math.round(price * 85) / 100,
    });
  });
  return { catalogId, stockItems, categories };
};
