import { type RawBuilder, sql } from 'kysely';

import type { SearchableSnapshot } from '@/engine/query/catalogSnapshot';
import { choicesOf, shortChinese } from '@/engine/search/nearMatches';
import { foldCode, type SearchWord } from '@/engine/text/foldText';
import { findInflections } from '@/engine/text/inflections';
import { unspaced } from '@/engine/text/textIndex';
import { createWeighing } from '@/engine/text/weighing';
import { keepBest, matchKinds, toWeight } from '@/engine/text/weights';

import type { Database } from '../../db/openDatabase';
import type { StoredColumns } from './catalogueColumns';
import type { Facts } from './facts';
import { gramsOfFragment, wordEnd } from './indexedText';
import type { LanguageSnapshot } from './languageSnapshot';
import { readNearEndings, readNearWords } from './nearWords';
import { any, type Condition, isLike, packNumbers, readRows, unpackNumbers } from './runSql';
import { codesTable, tablesOf } from './searchTables';

/** Items that have something, and how well. */
type Hits = { positions: Uint32Array; weights: Uint8Array };

const all = (conditions: readonly Condition[]): Condition => sql<boolean>`(${sql.join(conditions, sql` and `)})`;

// What no name or code can contain.
const isImpossible = (fragment: string) =>
  fragment === '' || fragment.includes('\0') || /[ \p{Surrogate}]/u.test(fragment);

const qualities = { inside: 1, begins: 2, whole: 4, codeBegins: 5 } as const;

const words = sql.ref('a.words');
const codes = sql.ref('a.codes');
// Words without punctuation, where that differs; an index has both columns.
const bare = sql.ref('a.bare');

type Case = { condition: Condition; weight: number };

/** From the best to the last, which includes all others. */
const weighInName = (word: string): Case[] => {
  if (isImpossible(word)) return [];
  const inBare = (before: string) => sql<boolean>`(${bare} is not null and ${isLike(bare, before, word, wordEnd)})`;
  const whole = toWeight(matchKinds.asTyped, qualities.whole);
  if (unspaced.test(word))
    return [
      {
        condition: any([sql<boolean>`(${bare} is null and ${isLike(words, '', word, wordEnd)})`, inBare('')]),
        weight: whole,
      },
      { condition: isLike(words, '', word), weight: toWeight(matchKinds.sameWord, qualities.begins) },
    ];
  return [
    { condition: any([isLike(words, wordEnd, word, wordEnd), inBare(wordEnd)]), weight: whole },
    {
      condition: any([isLike(words, wordEnd, word), isLike(words, ' ', word)]),
      weight: toWeight(matchKinds.beginsWord, qualities.begins),
    },
    { condition: isLike(words, '', word), weight: toWeight(matchKinds.insideWord, qualities.inside) },
  ];
};

const weighInCodes = (fragment: string): Case[] =>
  isImpossible(fragment)
    ? []
    : [
        { condition: isLike(codes, ' ', fragment), weight: toWeight(matchKinds.asTyped, qualities.codeBegins) },
        { condition: isLike(codes, '', fragment), weight: toWeight(matchKinds.insideWord, qualities.inside) },
      ];

const hasGrams = (fragment: string): Condition[] => {
  const grams = gramsOfFragment(fragment);
  return grams.length === 0 ? [] : [sql<boolean>`a.grams is not null`, sql<boolean>`a.grams @> ${grams}::integer[]`];
};

type HitsRow = { catalog_id: number; weight: number; packed: Buffer };

const toHits = ({ findPosition }: StoredColumns, rows: readonly HitsRow[]): Hits => {
  const found = rows.map(({ catalog_id: catalogId, weight, packed }) => ({
    weight,
    positions: Uint32Array.from(unpackNumbers(packed), (stockItemId) => findPosition({ catalogId, stockItemId }) + 1),
  }));
  const length = found.reduce((sum, { positions }) => sum + positions.length, 0);
  const hits = { positions: new Uint32Array(length), weights: new Uint8Array(length) };
  let count = 0;
  for (const { weight, positions } of found)
    for (const place of positions) {
      // What has been imported since the columns were read is not in them.
      if (place === 0) continue;
      hits.positions[count] = place - 1;
      hits.weights[count] = weight;
      count += 1;
    }
  return { positions: hits.positions.slice(0, count), weights: hits.weights.slice(0, count) };
};

/** The texts of a language in the database, as rules that know nothing of promises ask for them. */
export const createStoredTexts = (
  db: Database,
  { language, columns, lexicon, spellings }: LanguageSnapshot,
  { know, weighed }: Facts,
): Pick<SearchableSnapshot, 'index' | 'lexicon' | 'words'> => {
  const tables = tablesOf(language);
  const source = { db, language, spellings, columns };

  const readHits = async (where: Condition, weight: RawBuilder<unknown>) => {
    const rows = await readRows(
      db,
      sql<HitsRow>`select catalog_id, weight, ${packNumbers(sql`stock_item_id`)} as packed from (
          select a.catalog_id, a.stock_item_id, ${weight} as weight from ${tables.items} as a where ${where}
        ) as found group by catalog_id, weight`,
    );
    return toHits(columns, rows);
  };

  const hitsOfWord = ({ inName, inCode }: SearchWord): Hits => {
    const cases = { name: weighInName(inName), code: weighInCodes(inCode) };
    const best = [...cases.name, ...cases.code].toSorted((one, other) => other.weight - one.weight);
    if (best.length === 0) return { positions: new Uint32Array(), weights: new Uint8Array() };
    const found = (own: readonly Case[], fragment: string) =>
      own.slice(-1).map(({ condition }) => all([...hasGrams(fragment), condition]));
    const branches = best.map(({ condition, weight }) => sql`when ${condition} then ${sql.lit(weight)}`);
    return know(`${language} word ${JSON.stringify([inName, inCode])}`, () =>
      readHits(
        any([...found(cases.name, inName), ...found(cases.code, inCode)]),
        sql`case ${sql.join(branches, sql` `)} end`,
      ),
    );
  };

  const keepAll = ({ positions, weights: found }: Hits, weights: Uint8Array) => {
    for (let at = 0; at < positions.length; at += 1) keepBest(weights, positions[at] ?? 0, found[at] ?? 0);
  };

  const weighing = createWeighing({
    length: columns.length,
    weighWord: (word, weights) => keepAll(hitsOfWord(word), weights),
    hasWord: (word) => hitsOfWord(word).positions.length > 0,
  });
  let turn = 0;
  const index: SearchableSnapshot['index'] = {
    ...weighing,
    weigh: (needed, weights = new Uint8Array(columns.length)) => {
      const known = weighed[turn];
      if (known) weights.set(known);
      else weighed[turn] = weighing.weigh(needed, weights).slice();
      turn += 1;
      return weights;
    },
    weighMeasure: (measure) => (weights) =>
      keepAll(
        know(`${language} measure ${measure}`, () =>
          readHits(
            sql<boolean>`a.measures @> ${[measure]}::text[]`,
            sql.lit(toWeight(matchKinds.sameWord, qualities.whole)),
          ),
        ),
        weights,
      ),
    withCode: (text) => {
      const code = foldCode(text);
      if (isImpossible(code)) return [];
      return know(`code ${code}`, async () => {
        const rows = await readRows(
          db,
          sql<{ catalog_id: number; stock_item_id: number }>`select catalog_id, stock_item_id from ${codesTable}
            where code = ${code} and not deleted`,
        );
        return rows
          .map(({ catalog_id, stock_item_id }) =>
            columns.findPosition({ catalogId: catalog_id, stockItemId: stock_item_id }),
          )
          .filter((at) => at >= 0)
          .toSorted((one, other) => one - other);
      });
    },
  };

  return {
    index,
    lexicon,
    words: {
      isWord: (word) =>
        know(`${language} is word ${word}`, async () => {
          const rows = await readRows(db, sql`select 1 from ${tables.words} where bare = ${word} limit 1`);
          return rows.length > 0;
        }),
      otherForms: (word) => {
        const forms = findInflections(word);
        if (forms.length === 0) return [];
        return know(`${language} forms ${word}`, async () => {
          const rows = await readRows(
            db,
            sql<{ bare: string; folded: string }>`select distinct on (bare) bare, folded from ${tables.words}
              where bare = any(${forms}::text[]) order by bare, occurrences desc, folded collate "C"`,
          );
          const spelled = new Map(rows.map((row) => [row.bare, row.folded]));
          return forms.flatMap((form) => spelled.get(form) ?? []);
        });
      },
      nearWords: (word) => know(`${language} near ${JSON.stringify(word)}`, () => readNearWords(source, word)),
      nearChoices: ({ inName }) =>
        shortChinese.test(inName)
          ? know(`${language} choices ${inName}`, async () => choicesOf(await readNearEndings(source, inName)))
          : [],
    },
  };
};
