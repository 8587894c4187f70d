import fc from 'fast-check';

import { aStockItem } from '@/../test/support/builders/aCatalogue';
import { aSnapshot } from '@/../test/support/builders/aSnapshot';
import type { StockItem } from '@/contracts/inventory';

import { catalogPage } from '../query/catalogPage';
import type { CatalogFilter } from '../query/catalogQuery';

const values = { material: ['steel', 'brass', 'oak'], size: ['s', 'm'] } as const;
type Name = keyof typeof values;
type Described = { item: StockItem; material: string | null; size: string | null };

const aDescribed = (stockItemId: number, price: number | null, material: string | null, size: string | null) => ({
  item: aStockItem({ stockItemId, price, isOffer: stockItemId % 2 === 0 }),
  material,
  size,
});

const toFeatures = (all: readonly Described[]) =>
  (Object.keys(values) as Name[]).map((key) => ({
    key,
    name: key,
    values: values[key].map((value) => ({
      key: value,
      name: value.toUpperCase(),
      stockItemIds: all.filter((one) => one[key] === value).map(({ item }) => item.stockItemId),
    })),
  }));

const snapshotOf = (all: readonly Described[]) =>
  aSnapshot({ catalogId: 1, categories: [], stockItems: all.map(({ item }) => item), features: toFeatures(all) });

const pageOf = (all: readonly Described[], filter: CatalogFilter) =>
  catalogPage(snapshotOf(all), { ...filter, pageSize: 500 }, null);

const four = [
  aDescribed(1, 5, 'steel', 's'),
  aDescribed(2, 15, 'steel', 'm'),
  aDescribed(3, 25, 'brass', 'm'),
  aDescribed(4, null, null, 'm'),
];

describe('filters by features and prices', () => {
  it('finds items with one of the chosen values of each feature', () => {
    const found = (filter: CatalogFilter) => pageOf(four, filter).items.map(({ stockItemId }) => stockItemId);
    expect(found({ features: { material: ['steel'] } })).toEqual([1, 2]);
    expect(found({ features: { material: ['steel', 'brass'] } })).toEqual([1, 2, 3]);
    expect(found({ features: { material: ['steel'], size: ['m'] } })).toEqual([2]);
    expect(found({ features: { material: ['gold'] } })).toEqual([]);
    expect(found({ features: { colour: ['red'] } })).toEqual([]);
    expect(found({ price: { from: 5, to: 25 } })).toEqual([1, 2]);
    expect(found({ price: { from: 20, to: null } })).toEqual([3]);
  });

  it('lists chosen values even if no item has them', () => {
    const { facets } = pageOf(four, { features: { size: ['s'] }, price: { from: 20, to: null } });
    expect(facets.features.find(({ key }) => key === 'size')?.values).toEqual([
      { key: 'm', name: 'M', count: 1 },
      { key: 's', name: 'S', count: 0 },
    ]);
  });

  it('counts and finds the same as checking every item would', () => {
    const described = fc
      .array(
        fc.record({
          price: fc.option(fc.integer({ min: 1, max: 500 }).map((cents) => cents / 10)),
          material: fc.option(fc.constantFrom(...values.material)),
          size: fc.option(fc.constantFrom(...values.size)),
        }),
        { minLength: 2, maxLength: 40 },
      )
      .map((all) => all.map(({ price, material, size }, index) => aDescribed(index + 1, price, material, size)));
    const chosen = fc.record({
      offers: fc.boolean(),
      features: fc.record(
        { material: fc.uniqueArray(fc.constantFrom(...values.material), { minLength: 1 }), size: fc.constant(['m']) },
        { requiredKeys: [] },
      ),
      price: fc.option(fc.record({ from: fc.option(fc.nat(20)), to: fc.option(fc.integer({ min: 10, max: 50 })) })),
    });
    fc.assert(
      fc.property(described, chosen, (all, { offers, features, price }) => {
        const passes = (one: Described, without?: Name | 'price') =>
          (!offers || one.item.isOffer) &&
          (Object.keys(values) as Name[]).every(
            (key) => key === without || !features[key] || features[key].some((value) => value === one[key]),
          ) &&
          (without === 'price' ||
            !price ||
            (one.item.price !== null &&
              one.item.price >= (price.from ?? 0) &&
              one.item.price < (price.to ?? Infinity)));
        const { items, total, facets } = pageOf(all, { offers, features, ...(price && { price }) });
        expect(items.map(({ stockItemId }) => stockItemId)).toEqual(
          all.filter((one) => passes(one)).map(({ item }) => item.stockItemId),
        );
        expect(total).toBe(items.length);
        for (const { key, values: counted } of facets.features)
          for (const value of counted)
            expect(value.count).toBe(
              all.filter((one) => one[key as Name] === value.key && passes(one, key as Name)).length,
            );
        for (const { from, to, count } of facets.prices)
          expect(count).toBe(
            all.filter(
              (one) =>
                passes(one, 'price') &&
                one.item.price !== null &&
                one.item.price >= (from ?? 0) &&
                one.item.price < (to ?? Infinity),
            ).length,
          );
        const others = all.filter((one) => passes(one));
        expect(facets.offers).toBe(offers ? others.length : others.filter(({ item }) => item.isOffer).length);
      }),
    );
  });
});

describe('the choices', () => {
  it('distinguish the found items: they omit values of few items and features with a single value', () => {
    const many = Array.from({ length: 20 }, (_, index) =>
      aDescribed(index + 1, index + 1, index === 0 ? 'oak' : null, index % 2 === 0 ? 's' : 'm'),
    );
    expect(pageOf(many, {}).facets.features.map(({ key }) => key)).toEqual(['size']);
    expect(pageOf(many, { offers: true }).facets.features).toEqual([]);
  });

  it('divide prices into ranges of about the same size', () => {
    const many = Array.from({ length: 100 }, (_, index) => aDescribed(index + 1, index + 1, null, null));
    expect(pageOf(many, {}).facets.prices).toEqual([
      { from: null, to: 30, count: 29 },
      { from: 30, to: 50, count: 20 },
      { from: 50, to: 75, count: 25 },
      { from: 75, to: 100, count: 25 },
      { from: 100, to: null, count: 1 },
    ]);
    expect(pageOf([aDescribed(1, 5, null, null), aDescribed(2, 5, null, null)], {}).facets.prices).toEqual([]);
  });
});
