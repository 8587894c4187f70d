import fc from 'fast-check';

import { anItem } from '../support/builders';
import { importInto, readItems } from '../support/imports';
import { createTestDatabase, engines, type TestDatabase } from '../support/testDatabase';

type Line = { code: string; cents: number; deleted: 0 | 1 };
type Present = { cents: number; deleted: 0 | 1 };
type Catalogue = Map<string, Present>;

type Case = {
  /** How many items the catalogue has; every seventh one may be deleted. */
  items: number;
  someDeleted: boolean;
  /** The lines name every `stride`th item from `first` on, known ones and new ones. */
  lines: number;
  first: number;
  stride: number;
  hasDeleted: boolean;
  replace: boolean;
};

const cases: fc.Arbitrary<Case> = fc.record({
  items: fc.oneof(fc.nat(20_000), fc.constantFrom(0, 1023, 1024, 1025, 2047, 2048, 2049, 4096, 8192)),
  someDeleted: fc.boolean(),
  lines: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20_000 })),
  first: fc.nat(20_000),
  stride: fc.constantFrom(1, 7, 9973),
  hasDeleted: fc.boolean(),
  replace: fc.boolean(),
});

const fillCatalogue = ({ items, someDeleted }: Case): Catalogue =>
  new Map(
    Array.from({ length: items }, (_, at) => [
      `I-${at}`,
      { cents: 100 + (at % 50), deleted: someDeleted && at % 7 === 0 ? 1 : 0 },
    ]),
  );

const writeLines = ({ items, lines, first, stride, hasDeleted }: Case): Line[] => {
  const known = items + 500;
  return Array.from({ length: Math.min(lines, known) }, (_, at) => {
    const number = (first + at * stride) % known;
    return { code: `I-${number}`, cents: 100 + ((number + at) % 50), deleted: hasDeleted && at % 5 === 0 ? 1 : 0 };
  });
};

/** What the import has to do, on a plain map. */
const applyLines = (before: Catalogue, lines: Line[], { hasDeleted, replace }: Case) => {
  const counts = { added: 0, changed: 0, unchanged: 0, removed: 0 };
  const listed: Catalogue = new Map();
  let bad = 0;
  const places = new Map([...before.keys()].map((code, at) => [code, at]));
  for (const { code, cents, deleted } of lines) {
    if (listed.has(code)) {
      bad += 1;
      continue;
    }
    const present = before.get(code);
    const after: Present = { cents, deleted: hasDeleted ? deleted : replace ? 0 : (present?.deleted ?? 0) };
    const isMoved = replace && places.get(code) !== listed.size;
    listed.set(code, after);
    if (!present) counts.added += 1;
    else if (after.deleted > present.deleted) counts.removed += 1;
    else if (after.deleted < present.deleted || after.cents !== present.cents || isMoved) counts.changed += 1;
    else counts.unchanged += 1;
  }
  const others = [...before].filter(([code]) => !listed.has(code));
  if (replace) counts.removed += others.filter(([, { deleted }]) => deleted === 0).length;
  const omitted = others.map(([code, present]): [string, Present] => [
    code,
    replace ? { ...present, deleted: 1 } : present,
  ]);
  const isKnown = ([code]: [string, Present]) => before.has(code);
  // A file that replaces the list sets the order; any other keeps it, and adds at the end.
  const inOrder = [...listed];
  const after = replace
    ? inOrder
    : [
        ...[...before.keys()].map((code): [string, Present] => [code, listed.get(code) ?? { cents: 0, deleted: 0 }]),
        ...inOrder.filter((entry) => !isKnown(entry)),
      ];
  const kept = new Map([...omitted, ...listed]);
  return { counts, bad, order: after.map(([code]) => code), after: kept };
};

/** Those that once lost lines, and the extremes. */
const examples: (Pick<Case, 'items' | 'lines' | 'first'> & Partial<Case>)[] = [
  { items: 5000, lines: 1, first: 5001 },
  { items: 5000, lines: 12, first: 5000 },
  { items: 5000, lines: 5000, first: 4999, stride: 4999, replace: true },
  { items: 20_000, lines: 20_000, first: 500, hasDeleted: true },
  { items: 0, lines: 500, first: 0 },
];

const batch = 500;

describe.each(engines)('any import on %s', (engine) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase(engine);
  });

  afterAll(() => database.drop());

  const store = async (catalogue: Catalogue) => {
    const { db } = database;
    await db.deleteFrom('stock_items').execute();
    const rows = [...catalogue].map(([code, { cents, deleted }], at) =>
      anItem({
        stock_item_id: at + 1,
        position: at + 1,
        code,
        price_cents: cents,
        deleted,
        best_price_cents: null,
        quantity_best_price: null,
      }),
    );
    for (let start = 0; start < rows.length; start += batch)
      await db
        .insertInto('stock_items')
        .values(rows.slice(start, start + batch))
        .execute();
  };

  const readStored = () =>
    database.db
      .selectFrom('stock_items')
      .select(['code', 'price_cents as cents', 'deleted'])
      .orderBy('position')
      .execute();

  it('does with every line what a plain map does', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async (given) => {
        const before = fillCatalogue(given);
        const listed = writeLines(given);
        // Bad lines cannot be skipped where the list is replaced.
        const lines = given.replace ? [...new Map(listed.map((line) => [line.code, line])).values()] : listed;
        const expected = applyLines(before, lines, given);
        await store(before);
        const heading = `code,nameEs,nameEn,nameZh,price${given.hasDeleted ? ',deleted' : ''}`;
        const { name_es, name_en, name_zh } = anItem();
        const result = await importInto(database.db, {
          items: readItems(
            heading,
            ...lines.map(
              ({ code, cents, deleted }) =>
                `${code},"${name_es}","${name_en}","${name_zh}",${(cents / 100).toFixed(2)}${given.hasDeleted ? `,${deleted}` : ''}`,
            ),
          ),
          replace: given.replace,
          skipBad: !given.replace,
        });
        const stored = await readStored();
        expect(result.items).toEqual(expected.counts);
        expect(result.faults).toHaveLength(expected.bad);
        expect(new Map(stored.map(({ code, ...present }) => [code, present]))).toEqual(expected.after);
        const codes = stored.map(({ code }) => code);
        // Removed items have no place in a replaced list.
        const isOrdered = new Set(expected.order);
        expect(codes.filter((code) => isOrdered.has(code))).toEqual(expected.order);
      }),
      {
        numRuns: 6,
        endOnFailure: true,
        examples: examples.map((example): [Case] => [
          { someDeleted: true, stride: 1, hasDeleted: false, replace: false, ...example },
        ]),
      },
    );
  });
});
