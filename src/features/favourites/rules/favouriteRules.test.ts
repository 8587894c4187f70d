import fc from 'fast-check';
import { cleanName, freeName, parseLines, parseLists, longestName, mostLines, mostLists } from './favouriteList';
import { toJson, listsOfJson } from './listFiles';
import { toListHash, mostShared, parseListHash } from './listLink';

const line = (stockItemId: number, quantity = 1, catalogId = 1) => ({ catalogId, stockItemId, quantity });
const list = (name: string, lines = [line(1)]) => ({ id: name, name, lines });

it.each([
  ['  Bolts \n and\tnuts ', 'Bolts and nuts'],
  ['\u202Eevil\u0000', 'evil'],
  ['   ', ''],
  ['x'.repeat(200), 'x'.repeat(longestName)],
])('cleans the name %j into a single line', (typed, name) => {
  expect(cleanName(typed)).toBe(name);
});

it('numbers lists that share a name', () => {
  const lists = [list('Bolts'), list('Bolts (2)')];
  expect(freeName('Bolts', lists)).toBe('Bolts (3)');
  expect(freeName('Nuts', lists)).toBe('Nuts');
  expect(freeName('x'.repeat(99), [list('x'.repeat(60))])).toHaveLength(longestName);
});

it('keeps each item once, up to the maximum size of a list', () => {
  expect(
    parseLines([line(1, 2), line(1, 5), line(1, 5, 2), { ...line(3), quantity: 0 }, null, 'x', { stockItemId: 4 }]),
  ).toEqual([line(1, 2), line(1, 5, 2)]);
  expect(parseLines(Array.from({ length: 900 }, (_, at) => line(at + 1)))).toHaveLength(mostLines);
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
  expect(parseLists(Array.from({ length: 80 }, (_, at) => list(`L${at}`)))).toHaveLength(mostLists);
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
  expect(parseListHash(hash)?.lines).toHaveLength(mostShared);
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
  expect(listsOfJson(toJson(lists))).toEqual(lists);
});

it.each(['', '{', '[]', '{"format":"other","lists":[]}', '{"format":"medida-favourites","lists":[]}', 'null'])(
  'imports nothing from %j',
  (text) => {
    expect(listsOfJson(text)).toBeNull();
  },
);
