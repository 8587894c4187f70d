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

// In a database with the locale C, only ASCII letters make trigrams.
const trigram = /[a-z0-9]{3}|[^\p{L}\p{N}][a-z0-9]|[a-z0-9]{2}[^\p{L}\p{N}]/u;

/** For a fragment without a trigram, `like` would read the whole index and then all items. */
export const isLike = (text: RawBuilder<unknown>, before: string, fragment: string, after = ''): Condition => {
  const whole = `${before}${fragment}${after}`;
  if (!trigram.test(whole)) return sql<boolean>`strpos(${text}, ${whole}) > 0`;
  return sql<boolean>`${text} like ${`%${escapeLike(whole)}%`}`;
};

// What no name or code can contain.
const isImpossible = (fragment: string) =>
  fragment === '' || fragment.includes('\0') || /[ \p{Surrogate}]/u.test(fragment);

const qualities = { inside: 1, begins: 2, whole: 4, codeBegins: 5 } as const;

type Case = { condition: Condition; weight: number };

const weighInName = (alias: string, word: string): Case[] => {
  const words = column(alias, 'words');
  // Words without punctuation, where that differs; an index has both columns.
  const bare = column(alias, 'bare');
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

const weighInCodes = (alias: string, fragment: string): Case[] => {
  const codes = column(alias, 'codes');
  return [
    { condition: isLike(codes, ' ', fragment), weight: toWeight(matchKinds.asTyped, qualities.codeBegins) },
    { condition: isLike(codes, '', fragment), weight: toWeight(matchKinds.insideWord, qualities.inside) },
  ];
};

/** Of cases that each include the better ones, those with at least this weight. */
const hasCase = (cases: readonly Case[], atLeast: number): Condition => {
  const last = cases.at(-1);
  if (last && last.weight >= atLeast) return last.condition;
  return any(cases.filter(({ weight }) => weight >= atLeast).map(({ condition }) => condition));
};

const best = (cases: readonly Case[]): RawBuilder<number> => {
  if (cases.length === 0) return none;
  const sorted = cases.toSorted((one, other) => other.weight - one.weight);
  const branches = sorted.map(({ condition, weight }) => sql`when ${condition} then ${sql.lit(weight)}`);
  return sql<number>`(case ${sql.join(branches, sql` `)} else 0 end)`;
};

const hasGrams = (alias: string, fragment: string): Condition[] => {
  const grams = gramsOfFragment(fragment);
  const own = column(alias, 'grams');
  return grams.length === 0 ? [] : [sql<boolean>`${own} is not null`, sql<boolean>`${own} @> ${grams}::integer[]`];
};

const weighWord = ({ inName, inCode }: SearchWord): TextMatch => {
  const inNames = (alias: string) => (isImpossible(inName) ? [] : weighInName(alias, inName));
  const inCodes = (alias: string) => (isImpossible(inCode) ? [] : weighInCodes(alias, inCode));
  const cases = (alias: string) => [...inNames(alias), ...inCodes(alias)];
  return {
    condition: (alias, atLeast = 0) =>
      any([
        all([...hasGrams(alias, inName), hasCase(inNames(alias), atLeast)]),
        all([...hasGrams(alias, inCode), hasCase(inCodes(alias), atLeast)]),
      ]),
    weights: cases('').map(({ weight }) => weight),
    weight: (alias) => best(cases(alias)),
  };
};

/** The least weight of a kind that is at least as good as that of a weight. */
const kindFrom = (weight: number) => toWeight(weight >> 5, 0);

/** What items have that have each of these, with such a weight. */
const conditionOfEach =
  (each: readonly TextMatch[], bestOfAll: number): TextMatch['condition'] =>
  (alias, atLeast = 0) =>
    atLeast > toWeight(bestOfAll, 31) ? never : all(each.map(({ condition }) => condition(alias, kindFrom(atLeast))));

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
  if (!first) return { name, condition: () => never, weights: [], weight: () => none };
  if (each.length === 1 && kind === matchKinds.asTyped) return { name, ...first };
  const condition = conditionOfEach(each, kind);
  return {
    name,
    condition,
    weights: null,
    weight: (alias) =>
      sql<number>`(case when ${condition(alias)} then ${both(
        each.map((weigher) => weigher.weight(alias)),
        kind,
      )} else 0 end)`,
  };
};

export const weighCondition = (name: string, condition: (alias: string) => Condition, weight: number): SqlWeigher => ({
  name,
  condition: (alias, atLeast = 0) => (weight >= atLeast ? condition(alias) : never),
  weights: [weight],
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
    condition: (alias, atLeast) => any(weighers.map((weigher) => weigher.condition(alias, atLeast))),
    weights: weighers.some(({ weights }) => weights === null) ? null : weighers.flatMap(({ weights }) => weights ?? []),
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
    return { name, condition: () => sql<boolean>`true`, weights: null, weight: () => sql<number>`${weight}` };
  }
  if (each.length === 1) return { ...first, name };
  return {
    name,
    condition: conditionOfEach(each, bestKind),
    weights: null,
    weight: (alias) => {
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
