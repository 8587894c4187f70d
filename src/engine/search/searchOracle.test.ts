import fc from 'fast-check';

import { aCatalogue, aStockItem, someChance } from '@/../test/support/builders/aCatalogue';
import { aSnapshot, someLists } from '@/../test/support/builders/aSnapshot';
import type { StockItem } from '@/contracts/inventory';

import { catalogPage } from '../query/catalogPage';

/** The rule in its plainest form: no folding tables, no index. */
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ');
const bare = (text: string) => folded(text).replace(/[^\p{L}\p{N}]/gu, '');
const withoutEnds = (word: string) => word.replace(/^[^\p{L}\p{N}]+/u, '').replace(/[^\p{L}\p{N}]+$/u, '') || word;

const isFound = ({ name, code, additionalCode }: StockItem, text: string): boolean =>
  folded(text)
    .split(/\s+/)
    .filter((word) => word !== '')
    .every(
      (word) =>
        folded(name ?? '').includes(withoutEnds(word)) ||
        (bare(word) !== '' && [code, additionalCode].some((own) => bare(own ?? '').includes(bare(word)))),
    );

const idsFound = (snapshot: ReturnType<typeof aSnapshot>, text: string) => {
  const { products, items } = catalogPage(snapshot, { text, isLiteral: true, pageSize: 500 }, null);
  expect(products).toBeLessThanOrEqual(500);
  expect(items).toHaveLength(products);
  return new Set(items.map(({ key }) => key));
};

const expectedIds = (lists: { catalogId: number; stockItems: StockItem[] }[], text: string) =>
  new Set(
    lists.flatMap(({ catalogId, stockItems }) =>
      stockItems
        .filter((item) => !item.deleted && isFound(item, text))
        .map(({ stockItemId }) => `${catalogId}:${stockItemId}`),
    ),
  );

const cut = (chance: () => number, text: string): string => {
  const from = Math.floor(chance() * text.length);
  return text.slice(from, from + 1 + Math.floor(chance() * 8));
};

const disguised = [
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => text.normalize('NFD'),
  (text: string) => text.replaceAll('-', ''),
  (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
];

/** Parts of codes, of names, and of both, in varying spellings. */
const someQueries = (items: readonly StockItem[], count: number, seed: number): string[] => {
  const chance = someChance(seed);
  return Array.from({ length: count }, (_, number) => {
    const { name, code, additionalCode } = items[Math.floor(chance() * items.length)]!;
    const sources = [code, additionalCode, name, code].map((source) => cut(chance, source ?? ''));
    const text = number % 5 === 4 ? `${sources[0]} ${sources[2]}` : sources[number % 4]!;
    return disguised[Math.floor(chance() * disguised.length)]!(text);
  });
};

describe('search', () => {
  const lists = [aCatalogue({ catalogId: 1, items: 250 }), aCatalogue({ catalogId: 2, items: 250 })];
  const snapshot = aSnapshot(...lists);

  it.each([1, 2])('matches exactly what the rule matches over 200 queries (seed %p)', (seed) => {
    for (const text of someQueries(snapshot.catalog.items, 200, seed)) {
      expect({ text, found: idsFound(snapshot, text) }).toEqual({ text, found: expectedIds(lists, text) });
    }
  });

  it('matches exactly what the rule matches for arbitrary text', () => {
    const sign = fc.constantFrom(...'kt10- /.aáÁñ不锈Ｋ１"😀 \u200d\u00a0ǅßς'.split(''), '😀', 'e\u0301');
    const text = fc.array(sign, { maxLength: 8 }).map((signs) => signs.join(''));
    const item = fc.record({ name: fc.option(text), code: fc.option(text), additionalCode: fc.option(text) });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 12 }), text, (records, query) => {
        fc.pre(!/\p{Cf}/u.test(query) && !records.some((record) => /\p{Cf}/u.test(JSON.stringify(record))));
        const stockItems = records.map((record, at) => aStockItem({ ...record, stockItemId: at + 1 }));
        const own = [{ catalogId: 1, stockItems, categories: [] }];
        expect(idsFound(aSnapshot(...own), query)).toEqual(expectedIds(own, query));
      }),
      { numRuns: 300 },
    );
  });

  it('finds every item of catalogues that differ in size by several doublings', () => {
    for (const size of [10, 9000, 100, 20_000, 0, 30]) {
      const items = Array.from({ length: size }, (_, at) =>
        aStockItem({ stockItemId: at + 1, name: `Bolt ${at}`, code: `B-${at}x`, additionalCode: null, price: at }),
      );
      const whole = aSnapshot(someLists(1, items));
      const ends = [0, Math.floor(size / 2), size - 1].filter((at) => at >= 0 && at < size);
      for (const at of ends) expect(idsFound(whole, `b-${at}x`)).toEqual(new Set([`1:${at + 1}`]));
      expect(catalogPage(whole, { text: 'bolt', pageSize: 1 }, null).total).toBe(size);
    }
  });

  it.each(['KT-10', 'kt10', 'kt1042', 'KT 10', 'ＫＴ－１０４２', 'k.t.1.0', '042'])('finds KT-1042 by %p', (text) => {
    const one = aSnapshot(someLists(1, [aStockItem({ name: null, code: 'KT-1042', additionalCode: null })]));
    expect(idsFound(one, text)).toEqual(new Set(['1:101']));
  });
});
