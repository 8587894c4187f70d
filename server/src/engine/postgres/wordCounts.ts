import { sql } from 'kysely';

import { foldText, trimPunctuation } from '@/engine/text/foldText';
import { soundOf } from '@/engine/text/soundOf';
import type { Language } from '@/shared/i18n/languages';

import { inParts } from '../../db/inParts';
import type { Database } from '../../db/openDatabase';
import { splitWords } from './indexedText';
import { tablesOf } from './searchTables';

const batchSize = 5000;

const describeWords = (words: readonly string[]) =>
  words.map((word) => {
    const folded = foldText(word);
    const bare = trimPunctuation(folded);
    return { word, folded, bare, sound: soundOf(bare) };
  });

/** Adds what names have gained, and takes off what they have lost. */
export const changeWords = async (db: Database, language: Language, changes: ReadonlyMap<string, number>) => {
  const { words } = tablesOf(language);
  const changed = [...changes].filter(([, count]) => count !== 0);
  for (const part of inParts(changed)) {
    const described = describeWords(part.map(([word]) => word)).map((row, at) => ({ ...row, count: part[at]?.[1] }));
    await sql`insert into ${words} as own
      select md5(word), word, folded, bare, sound, count
      from json_to_recordset(${JSON.stringify(described)}::json)
        as given (word text, folded text, bare text, sound text, count bigint)
      on conflict (word_key) do update set occurrences = own.occurrences + excluded.occurrences`.execute(db);
  }
  await sql`delete from ${words} where occurrences <= 0 and word_key in (
    select md5(word) from json_array_elements_text(${JSON.stringify(changed.map(([word]) => word))}::json) as given (word)
  )`.execute(db);
};

export const countWords = (counts: Map<string, number>, names: readonly (string | null)[], by: number) => {
  for (const word of names.flatMap(splitWords)) counts.set(word, (counts.get(word) ?? 0) + by);
};

/** Writes each row once: an index would also have what an update leaves behind, until the transaction ends. */
export const fillWords = async (db: Database, language: Language) => {
  const { items } = tablesOf(language);
  await sql`create temporary table counted_words on commit drop as
    select md5(word) as word_key, word, count(*) as count
    from ${items}, string_to_array(name collate "C", ' ') as given, unnest(given) as word
    where word <> '' group by word`.execute(db);
  await sql`alter table counted_words add primary key (word_key)`.execute(db);
  for (let last = ''; ;) {
    const { rows } = await sql<{ word_key: string; word: string; count: number }>`select word_key, word, count
      from counted_words where word_key > ${last} order by word_key limit ${batchSize}`.execute(db);
    const end = rows.at(-1);
    if (!end) break;
    await changeWords(db, language, new Map(rows.map(({ word, count }) => [word, count])));
    last = end.word_key;
  }
  await sql`drop table counted_words`.execute(db);
};
