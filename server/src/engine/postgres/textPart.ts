import { foldCode } from '@/engine/text/foldText';
import { measuresIn } from '@/engine/text/measureIndex';
import { collectCodes, hasCode, unspaced } from '@/engine/text/textIndex';
import { buildVocabulary } from '@/engine/text/vocabulary';
import type { Language } from '@/shared/i18n/languages';
import type { StockItem } from '@/contracts/inventory';

import { type PackedItems, packItems } from './packedItems';
import { type PackedTexts, packTexts } from './packedTexts';

/** The names of the items of a part. */
export type PartNames = {
  /** The distinct words, folded. */
  words: PackedTexts;
  /** 1 for those in scripts without spaces, of which most names have one of their own. */
  isUnspaced: Uint8Array;
  /** Those of which names have another spelling. */
  spelled: ReadonlyMap<number, string>;
  items: PackedItems;
  /** The sets of measures that names have, and the number of the set of each item. */
  measures: readonly ReadonlySet<string>[];
  measuresByItem: Uint16Array;
};

type Measures = ReadonlySet<string>;

/** Finding the measures in a name takes longer than all else, so those of names that have not changed are known. */
function* indexMeasuresOf(names: readonly (string | null)[], known: (at: number) => Measures | undefined) {
  const numbers = new Map<string | Measures, number>();
  const spellings = new Map<string, readonly string[]>();
  const measures: Measures[] = [];
  const measuresByItem = new Uint16Array(names.length);
  for (const [at, name] of names.entries()) {
    const present = known(at);
    const own = present ?? measuresIn(name, spellings);
    const key = present ?? [...own].join('\n');
    const number = numbers.get(key) ?? measures.push(new Set(own)) - 1;
    numbers.set(key, number);
    measuresByItem[at] = number;
    if (at % 64 === 0) yield;
  }
  return { measures, measuresByItem };
}

function* indexNames(
  names: readonly (string | null)[],
  known: (at: number) => Measures | undefined,
): Generator<void, PartNames> {
  const { words, spelled, starts, items } = yield* buildVocabulary(names);
  const others = new Map<number, string>();
  for (const [number, word] of spelled.entries()) if (word !== words[number]) others.set(number, word);
  yield;
  const packed = packTexts(words);
  return {
    words: packed,
    isUnspaced: Uint8Array.from(words, (word) => (unspaced.test(word) ? 1 : 0)),
    spelled: others,
    items: packItems(starts, items),
    ...(yield* indexMeasuresOf(names, known)),
  };
}

const buckets = 4096;

const bucketOf = (code: string) => {
  let hash = 0;
  for (let at = 0; at < code.length; at += 1) hash = Math.imul(hash, 31) + code.charCodeAt(at);
  return (Math.imul(hash, 0x9e3779b1) >>> 16) % buckets;
};

// No text in a database has this character.
const folded = '\0';
const asIs = `${folded}a`;
const capital = `${folded}A`;

/** What a code has beyond its folded text: capitals and punctuation, in the same places in thousands of codes. */
const shapeOf = (code: string, text: string): string => {
  let shape = '';
  let at = 0;
  for (const character of code) {
    const own = text.charAt(at);
    if (own === character) shape += asIs;
    else if (own.toUpperCase() === character) shape += capital;
    else {
      shape += character;
      continue;
    }
    at += 1;
  }
  return shape;
};

const spell = (shape: string, text: string): string => {
  let at = 0;
  return shape.replace(/\0./g, (kind) => {
    const own = text.charAt(at);
    at += 1;
    return kind === asIs ? own : own.toUpperCase();
  });
};

const packShapes = (items: readonly Pick<StockItem, 'code'>[], texts: readonly string[]) => {
  const numbers = new Map<string, number>();
  const shapeByItem = new Uint16Array(items.length);
  for (const [item, { code }] of items.entries()) {
    const shape = shapeOf(code ?? '', texts[item] ?? '');
    const number = numbers.get(shape) ?? numbers.size;
    numbers.set(shape, number);
    shapeByItem[item] = number;
  }
  return { distinct: [...numbers.keys()], shapeByItem };
};

/** The codes of the items of a part: both of each, without punctuation and separated by a space. */
export type PartCodes = {
  texts: PackedTexts;
  /** Items with a code, ignoring punctuation. */
  find: (folded: string) => number[];
  /** The code of an item as it is spelled. */
  spelled: (at: number) => string;
};

const codesIn = (text: string) => new Set(text.split(' ').filter((code) => code !== ''));

function* indexCodes(
  items: readonly Pick<StockItem, 'name' | 'code' | 'additionalCode'>[],
): Generator<void, PartCodes> {
  const { texts: all } = yield* collectCodes(items);
  const texts = packTexts(all);
  const starts = new Uint32Array(buckets + 1);
  const bucketsOf = all.map((text) => [...new Set(Array.from(codesIn(text), bucketOf))]);
  for (const own of bucketsOf) for (const bucket of own) starts[bucket + 1] = (starts[bucket + 1] ?? 0) + 1;
  for (let at = 1; at <= buckets; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  yield;
  const inBuckets = new Uint16Array(starts[buckets] ?? 0);
  const next = starts.slice();
  for (const [item, own] of bucketsOf.entries())
    for (const bucket of own) {
      const place = next[bucket] ?? 0;
      inBuckets[place] = item;
      next[bucket] = place + 1;
    }
  yield;
  const { distinct, shapeByItem } = packShapes(items, all);
  return {
    texts,
    find: (folded) => {
      const bucket = bucketOf(folded);
      const found: number[] = [];
      for (let at = starts[bucket] ?? 0; at < (starts[bucket + 1] ?? 0); at += 1) {
        const item = inBuckets[at] ?? 0;
        if (hasCode(texts.at(item), folded)) found.push(item);
      }
      return found;
    },
    spelled: (at) => spell(distinct[shapeByItem[at] ?? 0] ?? '', texts.at(at)),
  };
}

/** The texts of some items that follow one another in a catalogue. */
export type TextPart = {
  length: number;
  names: Readonly<Record<Language, PartNames>>;
  codes: PartCodes;
  /** Codes of items that are no longer sold. */
  deletedCodes: ReadonlySet<string>;
};

type Coded = Pick<StockItem, 'code' | 'additionalCode'>;

export type PartTexts = {
  names: Readonly<Record<Language, readonly (string | null)[]>>;
  codes: readonly Coded[];
  deleted: readonly Coded[];
  /** The measures in the name of an item, if they are known. */
  measuresOf: (language: Language, at: number) => ReadonlySet<string> | undefined;
};

export function* indexPart({ names, codes, deleted, measuresOf }: PartTexts): Generator<void, TextPart> {
  return {
    length: codes.length,
    names: {
      es: yield* indexNames(names.es, (at) => measuresOf('es', at)),
      en: yield* indexNames(names.en, (at) => measuresOf('en', at)),
      zh: yield* indexNames(names.zh, (at) => measuresOf('zh', at)),
    },
    codes: yield* indexCodes(codes.map((own) => ({ ...own, name: null }))),
    deletedCodes: new Set(
      deleted
        .flatMap(({ code, additionalCode }) => [foldCode(code ?? ''), foldCode(additionalCode ?? '')])
        .filter((code) => code !== ''),
    ),
  };
}
