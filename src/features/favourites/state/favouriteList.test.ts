import fc from 'fast-check';

import {
  cleanName,
  findMissingLines,
  getLineCents,
  getListCents,
  maxLines,
  maxNameLength,
  parseLines,
  parseLists,
  toUniqueName,
} from './favouriteList';
import { maxSharedLines, parseListHash, parseListsFile, toListHash, toListsFile } from './listExchange';

const line = (stockItemId: number, quantity = 1, catalogId = 1) => ({ catalogId, stockItemId, quantity });
const list = (name: string, lines = [line(1)]) => ({ id: name, name, lines });

it.each([
  ['  Bolts \n and\tnuts ', 'Bolts and nuts'],
  ['\u202Eevil\u0000', 'evil'],
  ['   ', ''],
  ['x'.repeat(200), 'x'.repeat(maxNameLength)],
])('cleans the name %j into a single line', (typed, name) => {
  expect(cleanName(typed)).toBe(name);
});

it('numbers lists that share a name', () => {
  const lists = [list('Bolts'), list('Bolts (2)')];
  expect(toUniqueName('Bolts', lists)).toBe('Bolts (3)');
  expect(toUniqueName('Nuts', lists)).toBe('Nuts');
  expect(toUniqueName('x'.repeat(99), [list('x'.repeat(60))])).toHaveLength(maxNameLength);
});

it('keeps each item once, up to the maximum size of a list', () => {
  expect(
    parseLines([line(1, 2), line(1, 5), line(1, 5, 2), { ...line(3), quantity: 0 }, null, 'x', { stockItemId: 4 }]),
  ).toEqual([line(1, 2), line(1, 5, 2)]);
  expect(parseLines(Array.from({ length: 900 }, (_, at) => line(at + 1)))).toHaveLength(maxLines);
  expect(parseLines([line(1, 1e9)])).toEqual([line(1, 999_999)]);
});

it.each([
  [null],
  ['[]'],
  [{}],
  [[null, 1, { id: 1 }, { id: 'a', name: '', lines: [] }, { id: 'a', name: 'A', lines: 3 }]],
])('parses no lists from %j', (stored) => {
  expect(parseLists(stored)).toEqual([]);
});

it('caps the number of lists', () => {
  expect(parseLists(Array.from({ length: 300 }, (_, at) => list(`L${at}`)))).toHaveLength(200);
});

it('round-trips any list through a link', () => {
  const lines = fc.uniqueArray(
    fc.record({
      catalogId: fc.integer({ min: 1, max: 9 }),
      stockItemId: fc.integer({ min: 1, max: 9_999_999 }),
      quantity: fc.integer({ min: 1, max: 999_999 }),
    }),
    { minLength: 1, maxLength: 60, selector: ({ catalogId, stockItemId }) => `${catalogId}:${stockItemId}` },
  );
  const names = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map(cleanName);
  fc.assert(
    fc.property(names, lines, (name, own) => {
      const { hash } = new URL(toListHash({ name, lines: own }), 'https://shop.example/es/client/favourites');
      expect(parseListHash(hash)).toEqual({ name, lines: own });
    }),
  );
});

it('limits the length of a link', () => {
  const lines = Array.from({ length: 400 }, (_, at) => line(at + 9_000_000, 999));
  const hash = toListHash({ name: '收'.repeat(60), lines });
  expect(hash.length).toBeLessThan(8_000);
  expect(parseListHash(hash)?.lines).toHaveLength(maxSharedLines);
});

it.each([
  '',
  '#',
  '#list=',
  '#list=Bolts',
  '#list=Bolts~',
  '#list=A~x.y',
  '#list=%E6%94~-1.2.3',
  '#other=A~1.1.1',
  `#list=A~1.1.1${'~'.repeat(9_000)}`,
])('parses no list from the hash %j', (hash) => {
  expect(parseListHash(hash)).toBeNull();
});

it('imports a list without its name when that was truncated in the middle of a character', () => {
  expect(parseListHash('#list=%E6%94~1.2.3')).toEqual({ name: '', lines: [line(2, 3)] });
});

it('imports what it exports', () => {
  const lists = [list('A', [line(1, 2), line(2, 3, 2)]), list('B', [])];
  expect(parseListsFile(toListsFile(lists))).toEqual(lists);
});

it.each(['', '{', '[]', '{"format":"other","lists":[]}', '{"format":"medida-favourites","lists":[]}', 'null'])(
  'imports nothing from %j',
  (text) => {
    expect(parseListsFile(text)).toBeNull();
  },
);

it('adds only items missing from the list, regardless of quantity', () => {
  const existing = { lines: [line(1, 5)] };
  expect(findMissingLines(existing, [line(1, 9), line(2, 3)])).toEqual({ added: [line(2, 3)], leftOut: 0 });
  expect(findMissingLines(existing, [line(1)])).toEqual({ added: [], leftOut: 0 });
  expect(findMissingLines(null, [line(1)])).toEqual({ added: [line(1)], leftOut: 0 });
});

it('reports how many did not fit', () => {
  const lines = Array.from({ length: maxLines - 1 }, (_, at) => line(at + 1));
  expect(findMissingLines({ lines }, [line(1001), line(1002), line(1003)])).toEqual({
    added: [line(1001)],
    leftOut: 2,
  });
});

const screw = { price: 4.9, bestPrice: 4.2, quantityBestPrice: 12 };
const noPrice = { price: null, bestPrice: null, quantityBestPrice: null };

it.each([
  [1, 490],
  [11, 5390],
  [12, 5040],
])('prices %p pieces at the unit price for that quantity', (quantity, cents) => {
  expect(getLineCents({ quantity }, screw)).toBe(cents);
});

it('sums only items that are for sale', () => {
  const lines = [1, 2, 3, 4].map((stockItemId) => ({ catalogId: 1, stockItemId, quantity: 3 }));
  const items = { '1:1': screw, '1:2': noPrice, '1:3': null };
  expect(getLineCents({ quantity: 3 }, noPrice)).toBeNull();
  expect(getLineCents({ quantity: 3 }, undefined)).toBeNull();
  expect(getListCents(lines, items)).toBe(1470);
});
