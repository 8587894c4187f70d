import { type RawBuilder, sql } from 'kysely';

import type { SearchWord } from '@/engine/text/foldText';
import { unspaced } from '@/engine/text/textIndex';
import { type MatchKind, matchKinds, toWeight } from '@/engine/text/weights';

import { column, type Condition } from './conditions';
import { gramsOfFragment, wordEnd } from './indexedText';
import type { TextMatch } from './textMatch';

/** Like a weigher of the engine in memory: what it finds, and how well. */
export type SqlWeigher = TextMatch & {
  /** The same for weighers that do the same. */
  name: string;
};

const never: Condition = sql<boolean>`false`;
const none = sql<number>`0`;

export const any = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? never : sql<boolean>`(${sql.join(conditions, sql` or `)})`;

const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`);

export const isLike = (text: RawBuilder<unknown>, before: string, fragment: string, after = ''): Condition =>
  sql<boolean>`${text} like ${`%${before}${escapeLike(fragment)}${after}%`}`;

// What no name or code can contain.
const isImpossible = (fragment: string) =>
  fragment === '' || fragment.includes('\0') || /[ \p{Surrogate}]/u.test(fragment);

const qualities = { inside: 1, begins: 2, whole: 4, codeBegins: 5 } as const;

const weighInName = (alias: string, word: string): { condition: Condition; weight: number }[] => {
  const words = column(alias, 'words');
  const bare = sql`coalesce(${column(alias, 'bare')}, ${words})`;
  const whole = toWeight(matchKinds.asTyped, qualities.whole);
  if (unspaced.test(word))
    return [
      { condition: isLike(bare, '', word, wordEnd), weight: whole },
      { condition: isLike(words, '', word), weight: toWeight(matchKinds.sameWord, qualities.begins) },
    ];
  return [
    { condition: any([isLike(words, wordEnd, word, wordEnd), isLike(bare, wordEnd, word, wordEnd)]), weight: whole },
    {
      condition: any([isLike(words, wordEnd, word), isLike(words, ' ', word)]),
      weight: toWeight(matchKinds.beginsWord, qualities.begins),
    },
    { condition: isLike(words, '', word), weight: toWeight(matchKinds.insideWord, qualities.inside) },
  ];
};

const weighInCodes = (alias: string, fragment: string) => {
  const codes = column(alias, 'codes');
  return [
    { condition: isLike(codes, ' ', fragment), weight: toWeight(matchKinds.asTyped, qualities.codeBegins) },
    { condition: isLike(codes, '', fragment), weight: toWeight(matchKinds.insideWord, qualities.inside) },
  ];
};

const hasInName = (alias: string, fragment: string): Condition => {
  const grams = gramsOfFragment(fragment);
  return all([
    ...(grams.length > 0 ? [sql<boolean>`${column(alias, 'grams')} @> ${grams}::integer[]`] : []),
    isLike(column(alias, 'words'), '', fragment),
  ]);
};

const best = (cases: readonly { condition: Condition; weight: number }[]): RawBuilder<number> => {
  if (cases.length === 0) return none;
  const sorted = cases.toSorted((one, other) => other.weight - one.weight);
  const branches = sorted.map(({ condition, weight }) => sql`when ${condition} then ${sql.lit(weight)}`);
  return sql<number>`(case ${sql.join(branches, sql` `)} else 0 end)`;
};

const weighWord = ({ inName, inCode }: SearchWord): TextMatch => ({
  condition: (alias) =>
    any([
      ...(isImpossible(inName) ? [] : [hasInName(alias, inName)]),
      ...(isImpossible(inCode) ? [] : [isLike(column(alias, 'codes'), '', inCode)]),
    ]),
  weight: (alias) =>
    best([
      ...(isImpossible(inName) ? [] : weighInName(alias, inName)),
      ...(isImpossible(inCode) ? [] : weighInCodes(alias, inCode)),
    ]),
});

/** Of several weights of an item, that of having all of them; `kind` is the best that it can be. */
const both = (weights: readonly RawBuilder<unknown>[], kind: number): RawBuilder<number> => {
  const kinds = sql.join([sql.lit(kind), ...weights.map((weight) => sql`${weight} >> 5`)]);
  const quality = sql.join(
    weights.map((weight) => sql`(${weight} & 31)`),
    sql` + `,
  );
  return sql<number>`((least(${kinds}) << 5) | least(31, ${quality}))`;
};

export const weighWords = (words: readonly SearchWord[], kind: MatchKind): SqlWeigher => {
  const each = words.map(weighWord);
  const [first] = each;
  const name = JSON.stringify([kind, words]);
  if (!first) return { name, condition: () => never, weight: () => none };
  if (each.length === 1 && kind === matchKinds.asTyped) return { name, ...first };
  const condition = (alias: string) => all(each.map((weigher) => weigher.condition(alias)));
  return {
    name,
    condition,
    weight: (alias) =>
      sql<number>`(case when ${condition(alias)} then ${both(
        each.map((weigher) => weigher.weight(alias)),
        kind,
      )} else 0 end)`,
  };
};

export const weighCondition = (name: string, condition: (alias: string) => Condition, weight: number): SqlWeigher => ({
  name,
  condition,
  weight: (alias) => sql<number>`(case when ${condition(alias)} then ${sql.lit(weight)} else 0 end)`,
});

export const weighMeasure = (measure: string): SqlWeigher =>
  weighCondition(
    `measure ${measure}`,
    (alias) => sql<boolean>`coalesce(${column(alias, 'measures')} @> ${[measure]}::text[], false)`,
    toWeight(matchKinds.sameWord, qualities.whole),
  );

export const eitherOf = (weighers: readonly SqlWeigher[]): SqlWeigher => {
  const [first] = weighers;
  if (weighers.length === 1 && first) return first;
  return {
    name: JSON.stringify(['either', weighers.map(({ name }) => name)]),
    condition: (alias) => any(weighers.map((weigher) => weigher.condition(alias))),
    weight: (alias) =>
      weighers.length === 0
        ? none
        : sql<number>`greatest(${sql.join(weighers.map((weigher) => weigher.weight(alias)))})`,
  };
};

const bestKind = 7;

/** Items with one of each. */
export const eachOf = (needed: readonly (readonly SqlWeigher[])[]): SqlWeigher => {
  const each = needed.map(eitherOf);
  const [first] = each;
  const name = JSON.stringify(['each', each.map((weigher) => weigher.name)]);
  if (!first) {
    const weight = sql.lit(toWeight(matchKinds.asTyped, qualities.inside));
    return { name, condition: () => sql<boolean>`true`, weight: () => sql<number>`${weight}` };
  }
  const condition = (alias: string) => all(each.map((weigher) => weigher.condition(alias)));
  return {
    name,
    condition,
    weight: (alias) => {
      if (each.length === 1) return first.weight(alias);
      // Each weight is needed twice, and costs several comparisons.
      const columns = each.map((_, at) => sql.ref(`weighed.w${at}`));
      const computed = sql.join(each.map((weigher, at) => sql`${weigher.weight(alias)} as ${sql.ref(`w${at}`)}`));
      return sql<number>`(select case when ${sql.join(
        columns.map((own) => sql`${own} > 0`),
        sql` and `,
      )} then ${both(columns, bestKind)} else 0 end from (select ${computed} offset 0) as weighed)`;
    },
  };
};
