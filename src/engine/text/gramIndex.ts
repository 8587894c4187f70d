import { increment } from '../increment';
import { createScratch } from '../scratch';
import { classOfCode, getRuns, isRunOfItsOwn, runCount, runOfPair, runOfTriple, space } from './runs';

/** A text's number shifted left by one; the lowest bit is set if the fragment starts a word in it. */
export type Hits = Uint32Array;

export const getTextIndex = (hit: number): number => hit >>> 1;
export const beginsWord = (hit: number): boolean => (hit & 1) === 1;

/** Finds texts by fragments without white space: maps each run of 1 to 3 characters to the texts containing it. */
export type GramIndex = {
  texts: readonly string[];
  /** The result is valid only until the next call. */
  find: (fragment: string) => Hits;
};

const stepLength = 256;

const countRuns = (text: string, counts: Uint32Array): void => {
  let before = -1;
  let beforeThat = -1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const own = code === space ? -1 : classOfCode(code);
    if (own >= 0) {
      increment(counts, code);
      if (before >= 0) increment(counts, runOfPair(before, own));
      if (beforeThat >= 0) increment(counts, runOfTriple(beforeThat, before, own));
    }
    beforeThat = own < 0 ? -1 : before;
    before = own;
  }
};

/** Start offset of each run's list. A text that contains a run twice will leave a gap at the end of the list. */
function* countStarts(texts: readonly string[]): Generator<void, Uint32Array> {
  const starts = new Uint32Array(runCount + 1);
  const counts = starts.subarray(1);
  for (let number = 0; number < texts.length; number += 1) {
    countRuns(texts[number] ?? '', counts);
    if (number % stepLength === 0) yield;
  }
  for (let run = 1; run <= runCount; run += 1) starts[run] = (starts[run] ?? 0) + (starts[run - 1] ?? 0);
  return starts;
}

type Lists = { starts: Uint32Array; ends: Uint32Array; hits: Uint32Array };

const add = ({ starts, ends, hits }: Lists, run: number, hit: number): void => {
  const end = ends[run] ?? 0;
  const previous = hits[end - 1] ?? 0;
  if (end > (starts[run] ?? 0) && getTextIndex(previous) === getTextIndex(hit)) hits[end - 1] = previous | hit;
  else {
    hits[end] = hit;
    ends[run] = end + 1;
  }
};

const addRuns = (text: string, number: number, lists: Lists): void => {
  let before = -1;
  let beforeThat = -1;
  // Characters of the current word seen so far.
  let within = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const own = code === space ? -1 : classOfCode(code);
    if (own >= 0) {
      add(lists, code, (number << 1) | (within === 0 ? 1 : 0));
      if (before >= 0) add(lists, runOfPair(before, own), (number << 1) | (within === 1 ? 1 : 0));
      if (beforeThat >= 0) add(lists, runOfTriple(beforeThat, before, own), (number << 1) | (within === 2 ? 1 : 0));
    }
    within = own < 0 ? 0 : within + 1;
    beforeThat = own < 0 ? -1 : before;
    before = own;
  }
};

const beginsIn = (text: string, word: string, first: number): boolean => {
  for (let at = first; at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || text.charCodeAt(at - 1) === space) return true;
  }
  return false;
};

const takeHits = createScratch((length) => new Uint32Array(length));

const confirmed = (texts: readonly string[], candidates: Hits, fragment: string): Hits => {
  const found = takeHits(candidates.length);
  let length = 0;
  for (let index = 0; index < candidates.length; index += 1) {
    const hit = candidates[index] ?? 0;
    const text = texts[getTextIndex(hit)] ?? '';
    const at = text.indexOf(fragment);
    if (at < 0) continue;
    found[length] = (getTextIndex(hit) << 1) | (beginsIn(text, fragment, at) ? 1 : 0);
    length += 1;
  }
  return found.subarray(0, length);
};

/** The ends of the few lists that leave a gap. All others end where the next one starts, which saves memory. */
const findEarlyEnds = ({ starts, ends }: Lists) => {
  const early = new Map<number, number>();
  for (let run = 0; run < runCount; run += 1) {
    const end = ends[run] ?? 0;
    if (end < (starts[run + 1] ?? 0)) early.set(run, end);
  }
  return early;
};

export function* buildGramIndex(texts: readonly string[]): Generator<void, GramIndex> {
  const starts = yield* countStarts(texts);
  const lists = { starts, ends: starts.slice(0, runCount), hits: new Uint32Array(starts[runCount] ?? 0) };
  for (let number = 0; number < texts.length; number += 1) {
    addRuns(texts[number] ?? '', number, lists);
    if (number % stepLength === 0) yield;
  }
  const { hits } = lists;
  const earlyEnds = findEarlyEnds(lists);
  const rarest = (fragment: string): Hits =>
    getRuns(fragment)
      .map((run) => hits.subarray(starts[run], earlyEnds.get(run) ?? starts[run + 1]))
      .reduce((one, other) => (other.length < one.length ? other : one));

  return {
    texts,
    find: (fragment) => {
      if (fragment === '' || fragment.includes(' ')) return new Uint32Array(0);
      const candidates = rarest(fragment);
      return isRunOfItsOwn(fragment) ? candidates : confirmed(texts, candidates, fragment);
    },
  };
}
