import { foldText } from './foldText';

/** The distinct words of all names, each with the items whose name contains it. */
export type Vocabulary = {
  /** Folded. */
  words: readonly string[];
  /** As names spell them. */
  spelled: readonly string[];
  /** The items of word n are at `starts[n]` up to, but excluding, `starts[n + 1]` in `items`. */
  starts: Uint32Array;
  items: Uint32Array;
};

const stepLength = 256;

const numberWords = (name: string, numbers: Map<string, number>, occurrences: number[]): void => {
  let from = 0;
  while (from <= name.length) {
    const space = name.indexOf(' ', from);
    const to = space < 0 ? name.length : space;
    if (to > from) {
      const word = name.slice(from, to);
      const number = numbers.get(word) ?? numbers.size;
      if (number === numbers.size) numbers.set(word, number);
      occurrences.push(number);
    }
    from = to + 1;
  }
};

/** Folds each distinct word once rather than per name: names repeat words by the thousand. */
export function* buildVocabulary(names: readonly (string | null)[]): Generator<void, Vocabulary> {
  const numbers = new Map<string, number>();
  const occurrences: number[] = [];
  const ends = new Uint32Array(names.length);
  for (let at = 0; at < names.length; at += 1) {
    numberWords(names[at] ?? '', numbers, occurrences);
    ends[at] = occurrences.length;
    if (at % stepLength === 0) yield;
  }

  const starts = new Uint32Array(numbers.size + 1);
  for (const number of occurrences) starts[number + 1] = (starts[number + 1] ?? 0) + 1;
  for (let number = 1; number < starts.length; number += 1)
    starts[number] = (starts[number] ?? 0) + (starts[number - 1] ?? 0);
  yield;

  const next = starts.slice();
  const items = new Uint32Array(occurrences.length);
  let occurrence = 0;
  for (let at = 0; at < names.length; at += 1) {
    for (const end = ends[at] ?? 0; occurrence < end; occurrence += 1) {
      const number = occurrences[occurrence] ?? 0;
      const place = next[number] ?? 0;
      items[place] = at;
      next[number] = place + 1;
    }
    if (at % (stepLength * 16) === 0) yield;
  }
  const spelled = [...numbers.keys()];
  return { words: spelled.map(foldText), spelled, starts, items };
}
