import { sql } from 'kysely';

import { findMasksOfMost, weighSet } from '@/engine/search/memorySpace';
import { choicesOf, shortChinese } from '@/engine/search/nearMatches';
import { matchProperties } from '@/engine/search/properties';
import type { SearchSpace } from '@/engine/search/searchSpace';
import { findSynonyms } from '@/engine/search/synonyms';
import { foldCode, searchWords } from '@/engine/text/foldText';
import { findInflections } from '@/engine/text/inflections';
import { matchKinds, wholeCode } from '@/engine/text/weights';

import type { Database } from '../../db/openDatabase';
import { column, type Condition } from './conditions';
import type { Facts } from './facts';
import { readNearEndings, readNearWords } from './nearWords';
import { readRows } from './runSql';
import { tablesOf } from './searchTables';
import { inCategories, type SearchSnapshot } from './snapshot';
import {
  any,
  eachOf,
  eitherOf,
  isLike,
  type SqlWeigher,
  weighCondition,
  weighMeasure,
  weighWords,
} from './sqlWeighers';

/** Items that have this code, or that additional code. */
export const hasCode = (alias: string, text: string): Condition => {
  const code = foldCode(text);
  return code === '' ? sql<boolean>`false` : isLike(column(alias, 'codes'), ' ', code, ' ');
};

const highestWeight = 255;
const numberOf = (rows: readonly { count: number }[]) => rows[0]?.count ?? 0;

/** What the rules of the search know of the items in the database. */
export const createSqlSpace = (
  db: Database,
  snapshot: SearchSnapshot,
  { know }: Facts,
): SearchSpace<SqlWeigher, SqlWeigher> => {
  const { items, words } = tablesOf(snapshot.language);

  const exists = (name: string, condition: Condition) =>
    know(`exists ${name}`, async () => {
      const rows = await readRows(
        db,
        sql<{ one: number }>`select 1 as one from ${items} as a where ${condition} limit 1`,
      );
      return rows.length > 0;
    });

  const properties = (phrase: string): SqlWeigher | null => {
    const matched = matchProperties(snapshot.tree, snapshot.properties, phrase);
    if (!matched) return null;
    const { qualities, found } = matched;
    const name = `property ${phrase}`;
    const byWeight = new Map<number, { ids: number[]; places: number[] }>();
    const of = (weight: number) => {
      const own = byWeight.get(weight) ?? { ids: [], places: [] };
      byWeight.set(weight, own);
      return own;
    };
    for (const { value, weight } of found) of(weight).ids.push(value.valueId);
    for (const [place, quality] of qualities.entries())
      if (quality > 0) of((matchKinds.property << 5) | quality).places.push(place);
    return eitherOf(
      Array.from(byWeight, ([weight, { ids, places }]) =>
        weighCondition(
          `${name} ${weight}`,
          (alias) =>
            any([
              ...places.map((place) => inCategories(snapshot, { enter: place, exit: place + 1 }, alias)),
              ...(ids.length > 0
                ? [sql<boolean>`coalesce(${column(alias, 'value_ids')} && ${ids}::integer[], false)`]
                : []),
            ]),
          weight,
        ),
      ),
    );
  };

  const isFound = (text: string) => {
    const wanted = searchWords(text);
    const { name, condition } = eachOf(wanted.map((word) => [weighWords([word], matchKinds.asTyped)]));
    return wanted.length === 0 || exists(name, condition('a'));
  };

  const count: SearchSpace<SqlWeigher, SqlWeigher>['count'] = (
    { name, condition, weight },
    { from = 1, to = highestWeight + 1, enough = Infinity } = {},
  ) =>
    know(JSON.stringify(['count', name, from, to, enough]), async () => {
      const isWithin =
        from <= 1 && to > highestWeight
          ? sql``
          : sql` and ${weight('a')} >= ${sql.lit(from)} and ${weight('a')} < ${sql.lit(to)}`;
      const found = sql`select 1 from ${items} as a where ${condition('a', from)}${isWithin}`;
      if (enough === Infinity)
        return numberOf(await readRows(db, sql`select count(*) as count from (${found}) as f` as never));
      return (await readRows(db, sql`${found} limit ${enough}`)).length;
    });

  return {
    isFound,
    isWord: (word) =>
      know(`word ${word}`, async () => {
        const rows = await readRows(db, sql`select 1 from ${words} where bare = ${word} limit 1`);
        return rows.length > 0;
      }),
    otherForms: (word) => {
      const forms = findInflections(word);
      if (forms.length === 0) return [];
      return know(`forms ${word}`, async () => {
        const rows = await readRows(
          db,
          sql<{ bare: string; folded: string }>`select distinct on (bare) bare, folded from ${words}
            where bare = any(${forms}::text[]) order by bare, occurrences desc, folded collate "C"`,
        );
        const spelled = new Map(rows.map(({ bare, folded }) => [bare, folded]));
        return forms.flatMap((form) => spelled.get(form) ?? []);
      });
    },
    synonyms: (phrase) => findSynonyms(snapshot.synonyms, phrase),
    properties,
    weighWords,
    weighMeasure,
    weighEither: (one, other, code) => {
      const weighed = other.length === 0 ? eachOf(one) : eitherOf([eachOf(one), eachOf(other)]);
      if (foldCode(code) === '') return weighed;
      return {
        name: JSON.stringify([weighed.name, code]),
        condition: (alias, atLeast = 0) => {
          const [least = 0] = (weighed.weights ?? []).toSorted((a, b) => a - b);
          const found = weighed.condition(alias);
          if (atLeast <= Math.max(least, 1)) return found;
          return any([sql<boolean>`(${hasCode(alias, code)} and ${found})`, weighed.condition(alias, atLeast)]);
        },
        weights: weighed.weights && [wholeCode, ...weighed.weights],
        weight: (alias) =>
          sql<number>`(case when ${hasCode(alias, code)} then ${sql.lit(wholeCode)} else ${weighed.weight(alias)} end)`,
      };
    },
    weighMost: (needed) => {
      const each = needed.map(eitherOf);
      const condition = (alias: string) => any(each.map((weigher) => weigher.condition(alias)));
      const maskOf = (alias: string) =>
        each.length === 0
          ? sql<number>`0`
          : sql<number>`(${sql.join(
              each.map(
                (weigher, bit) => sql`case when ${weigher.condition(alias)} then ${sql.lit(1 << bit)} else 0 end`,
              ),
              sql` + `,
            )})`;
      const name = JSON.stringify(['most', each.map((weigher) => weigher.name)]);
      const masks = know(name, async () => {
        const rows = await readRows(
          db,
          sql<{ mask: number; count: number }>`select mask, count(*) as count
            from (select ${maskOf('a')} as mask, a.ord, a.stock_item_id from ${items} as a where ${condition('a')}) as own
            group by mask order by min(ord * 281474976710656::numeric + stock_item_id)`,
        );
        return findMasksOfMost(new Map(rows.map(({ mask, count: total }) => [mask, total])));
      });
      const qualities = (alias: string) =>
        sql`least(31, ${sql.join(
          each.map((weigher) => sql`(${weigher.weight(alias)} & 31)`),
          sql` + `,
        )})`;
      return {
        masks,
        weights: {
          name,
          condition: (alias) => sql<boolean>`(${condition(alias)} and ${maskOf(alias)} = any(${masks}::integer[]))`,
          weights: null,
          weight: (alias) => {
            const branches = masks.map((mask, place) => sql`when ${sql.lit(mask)} then ${sql.lit(weighSet(0, place))}`);
            return masks.length === 0
              ? sql<number>`0`
              : sql<number>`(case ${maskOf(alias)} ${sql.join(branches, sql` `)} end | ${qualities(alias)})`;
          },
        },
      };
    },
    count,
    countSold: ({ name, condition }) =>
      know(`sold ${name}`, async () =>
        numberOf(
          await readRows(
            db,
            sql<{ count: number }>`select count(*) as count from ${items} as a where ${condition('a')} and not (
              a.is_head and a.is_parent and exists (select 1 from ${items} as b where b.family = a.family
                and b.catalog_id = a.catalog_id and b.stock_item_id <> a.stock_item_id and ${condition('b')}))`,
          ),
        ),
      ),
    nearWords: (word) => know(`near ${JSON.stringify(word)}`, () => readNearWords(db, snapshot, word)),
    nearChoices: ({ inName }) =>
      shortChinese.test(inName)
        ? know(`choices ${inName}`, async () => choicesOf(await readNearEndings(db, snapshot, inName)))
        : [],
  };
};
