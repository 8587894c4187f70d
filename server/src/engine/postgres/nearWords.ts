import { sql } from 'kysely';

import {
  allowedTypos,
  distanceTo,
  findNearEndings,
  joinNear,
  longestMisspelled,
  maxNear,
  type NearEndings,
  nearestSpellings,
  shortChinese,
  shortestMisspelled,
  splitCode,
} from '@/engine/search/nearMatches';
import { foldCode, foldText, type SearchWord, trimPunctuation } from '@/engine/text/foldText';
import { soundOf } from '@/engine/text/soundOf';

import type { Database } from '../../db/openDatabase';
import { readStoredText, splitWords } from './indexedText';
import type { LanguageSnapshot } from './languageSnapshot';
import { any, isLike, readRows } from './runSql';
import { tablesOf } from './searchTables';

export type WordSource = Pick<LanguageSnapshot, 'language' | 'spellings' | 'columns'> & { db: Database };

type Known = { word: string; sound: string; spelled: string; folded: string | null; occurrences: number };

/** Each word of names once, in the spelling that names have most often. */
const commonest = ({ language }: WordSource, where: unknown) => sql`
  select distinct on (bare) bare, sound, folded, occurrences from ${tablesOf(language).words}
  where ${where} order by bare, occurrences desc, folded collate "C"`;

/** As the first item that has the word spells it, with accents but without surrounding punctuation. */
const spellAsInName = async ({ db, language }: WordSource, { word, folded, occurrences }: Known) => {
  const { items, words } = tablesOf(language);
  const own = await readRows(
    db,
    sql<{ word: string }>`select word from ${words}
      where bare = ${word} and folded = ${folded} and occurrences = ${occurrences}`,
  );
  const [first] = own;
  if (first && own.length === 1) return trimPunctuation(first.word);
  const rows = await readRows(
    db,
    sql<{ name: string }>`select a.name from ${items} as a
      where ${isLike(sql`a.words`, '\n', folded ?? word, '\n')}
        and string_to_array(a.name collate "C", ' ') && ${own.map((each) => each.word)}::text[]
      order by a.ord, a.stock_item_id limit 1`,
  );
  const found = splitWords(rows[0]?.name ?? null).find((each) => foldText(each) === folded);
  return trimPunctuation(found ?? folded ?? word);
};

const readNearSpellings = async (source: WordSource, word: string): Promise<string[]> => {
  if (word.length < shortestMisspelled) return [];
  const sound = soundOf(word);
  /** What is like it is about as long, and shares a character. */
  const isAlike = (column: string, text: string) => {
    const typos = allowedTypos(text.length);
    const own = sql.ref(column);
    return sql`(length(${own}) between ${text.length - typos} and ${text.length + typos} and translate(${own}, ${text}, '') <> ${own})`;
  };
  const rows = await readRows(
    source.db,
    sql<{ bare: string; sound: string; folded: string; occurrences: number }>`${commonest(
      source,
      sql`${isAlike('bare', word)} or ${isAlike('sound', sound)}`,
    )}`,
  );
  const known = new Map<string, Known>(
    source.spellings().map((each) => [each.word, { ...each, folded: null, occurrences: 0 }]),
  );
  for (const row of rows) if (row.bare !== '') known.set(row.bare, { ...row, word: row.bare, spelled: row.bare });
  const nearest = nearestSpellings(known.values(), ({ occurrences }) => occurrences, word, maxNear);
  return Promise.all(nearest.map(async (each) => (each.folded === null ? each.spelled : spellAsInName(source, each))));
};

export const readNearEndings = async (source: WordSource, word: string): Promise<NearEndings> => {
  const { length } = word;
  const patterns = Array.from({ length }, (_, at) => `${word.slice(0, at)}_${word.slice(at + 1)}`);
  const rows = await readRows(
    source.db,
    sql<{ word: string; count: number }>`select ending as word, sum(occurrences)::bigint as count
      from (select right(bare, ${length}) as ending, occurrences
        from (${commonest(source, sql`right(bare, ${length}) like any(${patterns}::text[])`)}) as own) as endings
      group by ending`,
  );
  const others = source.spellings().map((each) => ({ word: each.word, count: 0 }));
  return findNearEndings([...rows, ...others], ({ count }) => count, word);
};

const readNearCodes = async ({ db, language, columns }: WordSource, text: string): Promise<string[]> => {
  const code = foldCode(text);
  if (code === '' || code.length > longestMisspelled) return [];
  const { pieces, maxDistance } = splitCode(code);
  const isAsLong = (part: number) =>
    sql`length(split_part(a.codes, ' ', ${part})) between ${code.length - maxDistance} and ${code.length + maxDistance}`;
  const rows = await readRows(
    db,
    sql<{ codes: string; code: string; catalog_id: number; stock_item_id: number }>`
      select a.codes, item.code, a.catalog_id, a.stock_item_id from ${tablesOf(language).items} as a
      join stock_items as item on item.catalog_id = a.catalog_id and item.stock_item_id = a.stock_item_id
      where ${any(pieces.map((piece) => isLike(sql`a.codes`, '', piece)))} and (${isAsLong(2)} or ${isAsLong(3)})`,
  );
  return rows
    .map((row) => ({
      code: readStoredText(row.code) ?? '',
      at: columns.findPosition({ catalogId: row.catalog_id, stockItemId: row.stock_item_id }),
      distance: distanceTo(row.codes.slice(1, -1), code, maxDistance),
    }))
    .filter(({ at, distance }) => at >= 0 && distance <= maxDistance)
    .toSorted((one, other) => one.distance - other.distance || one.at - other.at)
    .slice(0, maxNear)
    .map((near) => near.code);
};

/** The words and codes that are most like it. */
export const readNearWords = async (source: WordSource, { inName, inCode }: SearchWord): Promise<string[]> => {
  if (inName.length > longestMisspelled) return [];
  const codes = /\d/.test(inCode) ? await readNearCodes(source, inCode) : [];
  if (!shortChinese.test(inName)) return joinNear(await readNearSpellings(source, inName), codes);
  const { sure } = await readNearEndings(source, inName);
  return joinNear(sure === null ? [] : [sure], codes);
};
