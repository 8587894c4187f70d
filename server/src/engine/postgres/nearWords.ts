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
import { splitWords } from './indexedText';
import { readRows } from './runSql';
import { tablesOf } from './searchTables';
import type { SearchSnapshot } from './snapshot';
import { any, isLike } from './sqlWeighers';

type Known = { word: string; sound: string; spelled: string; folded: string | null; occurrences: number };

/** Each word of names once, in the spelling that names have most often. */
const commonest = (snapshot: SearchSnapshot, where: unknown) => sql`
  select distinct on (bare) bare, sound, folded, occurrences from ${tablesOf(snapshot.language).words}
  where ${where} order by bare, occurrences desc, folded collate "C"`;

/** As the first item that has the word spells it, with accents but without surrounding punctuation. */
const spellAsInName = async (db: Database, snapshot: SearchSnapshot, { word, folded, occurrences }: Known) => {
  const { items, words } = tablesOf(snapshot.language);
  const rows = await readRows(
    db,
    sql<{ name: string }>`select a.name from ${items} as a
      where ${isLike(sql`a.words`, '\n', folded ?? word, '\n')} and string_to_array(a.name collate "C", ' ') && array(
        select word from ${words} where bare = ${word} and folded = ${folded} and occurrences = ${occurrences})
      order by a.ord, a.stock_item_id limit 1`,
  );
  const found = splitWords(rows[0]?.name ?? null).find((each) => foldText(each) === folded);
  return trimPunctuation(found ?? folded ?? word);
};

const readNearSpellings = async (db: Database, snapshot: SearchSnapshot, word: string): Promise<string[]> => {
  if (word.length < shortestMisspelled) return [];
  const sound = soundOf(word);
  const isAsLong = (column: string, length: number) => {
    const typos = allowedTypos(length);
    return sql`length(${sql.ref(column)}) between ${length - typos} and ${length + typos}`;
  };
  const rows = await readRows(
    db,
    sql<{ bare: string; sound: string; folded: string; occurrences: number }>`${commonest(
      snapshot,
      sql`${isAsLong('bare', word.length)} or ${isAsLong('sound', sound.length)}`,
    )}`,
  );
  const known = new Map<string, Known>(
    snapshot.spellings.map((each) => [each.word, { ...each, folded: null, occurrences: 0 }]),
  );
  for (const row of rows) if (row.bare !== '') known.set(row.bare, { ...row, word: row.bare, spelled: row.bare });
  const nearest = nearestSpellings(known.values(), ({ occurrences }) => occurrences, word, maxNear);
  return Promise.all(
    nearest.map(async (each) => (each.folded === null ? each.spelled : spellAsInName(db, snapshot, each))),
  );
};

export const readNearEndings = async (db: Database, snapshot: SearchSnapshot, word: string): Promise<NearEndings> => {
  const { length } = word;
  const patterns = Array.from({ length }, (_, at) => `${word.slice(0, at)}_${word.slice(at + 1)}`);
  const rows = await readRows(
    db,
    sql<{ word: string; count: number }>`select ending as word, sum(occurrences)::bigint as count
      from (select right(bare, ${length}) as ending, occurrences
        from (${commonest(snapshot, sql`right(bare, ${length}) like any(${patterns}::text[])`)}) as own) as endings
      group by ending`,
  );
  const others = snapshot.spellings.map((each) => ({ word: each.word, count: 0 }));
  return findNearEndings([...rows, ...others], ({ count }) => count, word);
};

const readNearCodes = async (db: Database, snapshot: SearchSnapshot, text: string): Promise<string[]> => {
  const code = foldCode(text);
  if (code === '' || code.length > longestMisspelled) return [];
  const { pieces, maxDistance } = splitCode(code);
  const isAsLong = (part: number) =>
    sql`length(split_part(a.codes, ' ', ${part})) between ${code.length - maxDistance} and ${code.length + maxDistance}`;
  const rows = await readRows(
    db,
    sql<{ codes: string; code: string | null }>`select a.codes, a.code from ${tablesOf(snapshot.language).items} as a
      where ${any(pieces.map((piece) => isLike(sql`a.codes`, '', piece)))} and (${isAsLong(2)} or ${isAsLong(3)})
      order by a.ord, a.stock_item_id`,
  );
  return rows
    .map((row) => ({ code: row.code ?? '', distance: distanceTo(row.codes.slice(1, -1), code, maxDistance) }))
    .filter(({ distance }) => distance <= maxDistance)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, maxNear)
    .map((near) => near.code);
};

/** The words and codes that are most like it. */
export const readNearWords = async (
  db: Database,
  snapshot: SearchSnapshot,
  { inName, inCode }: SearchWord,
): Promise<string[]> => {
  if (inName.length > longestMisspelled) return [];
  const codes = /\d/.test(inCode) ? await readNearCodes(db, snapshot, inCode) : [];
  if (!shortChinese.test(inName)) return joinNear(await readNearSpellings(db, snapshot, inName), codes);
  const { sure } = await readNearEndings(db, snapshot, inName);
  return joinNear(sure === null ? [] : [sure], codes);
};
