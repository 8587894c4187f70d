import type { CatalogSnapshot } from '../query/catalogSnapshot';
import { distanceBetweenSounds } from '../text/chineseSounds';
import { editDistance } from '../text/editDistance';
import { foldCode, type SearchWord, trimPunctuation } from '../text/foldText';
import { soundOf } from '../text/soundOf';
import type { TextIndex } from '../text/textIndex';
import type { Spelling } from './lexicon';

export const longestMisspelled = 40;

// With three pieces, two typos leave at least one intact; with two pieces, one typo does.
export const splitCode = (code: string): { pieces: string[]; maxDistance: number } => {
  const count = code.length >= 6 ? 3 : Math.min(2, code.length);
  const cut = (at: number) => Math.round((at * code.length) / count);
  return { pieces: Array.from({ length: count }, (_, at) => code.slice(cut(at), cut(at + 1))), maxDistance: count - 1 };
};

/** The distance to the closest of the item's own codes, which a space separates. */
export const distanceTo = (codes: string, code: string, maxDistance: number): number => {
  const space = codes.indexOf(' ');
  if (space < 0) return editDistance(codes, code, maxDistance);
  return Math.min(
    editDistance(codes.slice(0, space), code, maxDistance),
    editDistance(codes.slice(space + 1), code, maxDistance),
  );
};

type NamedItems = Pick<CatalogSnapshot, 'catalog' | 'index' | 'lexicon'>;

/** Items whose codes are closest to a mistyped one, nearest first. */
const findNearCodePositions = (index: TextIndex, text: string, limit: number): number[] => {
  const code = foldCode(text);
  if (code === '' || code.length > longestMisspelled) return [];
  const { pieces, maxDistance } = splitCode(code);
  const isCandidate = index.withCodeParts(pieces);
  const found: { at: number; distance: number }[] = [];
  for (let at = 0; at < isCandidate.length; at += 1) {
    if (isCandidate[at] === 0) continue;
    const distance = distanceTo(index.codes[at] ?? '', code, maxDistance);
    if (distance <= maxDistance) found.push({ at, distance });
  }
  return found
    .sort((one, other) => one.distance - other.distance || one.at - other.at)
    .slice(0, limit)
    .map(({ at }) => at);
};

type Word = Pick<Spelling, 'word' | 'sound'>;

export const allowedTypos = (length: number) => (length < 3 ? 0 : length < 6 ? 1 : 2);

// Sounding alike says more than a letter in common.
const soundsAlike = 0.5;
const shortestSound = 3;

/** Infinity if they have too little in common. */
const distanceBetween = (spelling: Word, word: string, sound: string): number => {
  const typos = allowedTypos(Math.min(spelling.word.length, word.length));
  const typosBySound = allowedTypos(Math.min(spelling.sound.length, sound.length));
  const own = editDistance(spelling.word, word, typos);
  const isHeard = Math.min(spelling.sound.length, sound.length) >= shortestSound;
  const bySound = editDistance(spelling.sound, sound, typosBySound);
  return Math.min(own > typos ? Infinity : own, !isHeard || bySound > typosBySound ? Infinity : bySound + soundsAlike);
};

export const shortestMisspelled = 3;

/** Of these, the spellings that are most like a word, and of equally good ones those that names have most often. */
export const nearestSpellings = <Known extends Word>(
  spellings: Iterable<Known>,
  countOf: (spelling: Known) => number,
  word: string,
  limit: number,
): Known[] => {
  if (word.length < shortestMisspelled) return [];
  const sound = soundOf(word);
  const found: { spelling: Known; distance: number; count: number }[] = [];
  for (const spelling of spellings) {
    const distance = distanceBetween(spelling, word, sound);
    if (distance !== Infinity) found.push({ spelling, distance, count: countOf(spelling) });
  }
  return found
    .sort(
      (one, other) =>
        one.distance - other.distance || other.count - one.count || (one.spelling.word < other.spelling.word ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ spelling }) => spelling);
};

const countIn =
  ({ index }: NamedItems) =>
  ({ number }: Spelling): number => {
    const { starts } = index.vocabulary;
    return number === undefined ? 0 : (starts[number + 1] ?? 0) - (starts[number] ?? 0);
  };

const nearSpellings = (snapshot: NamedItems, word: string, limit: number): string[] =>
  nearestSpellings(snapshot.lexicon.spellings(), countIn(snapshot), word, limit).map(({ number, spelled }) =>
    trimPunctuation((number === undefined ? undefined : snapshot.index.vocabulary.spelled[number]) ?? spelled),
  );

export const shortChinese = /^\p{sc=Han}{2,4}$/u;

/** Where they differ in one character; -1 if they do not, or differ in more. */
const findDifference = (one: string, other: string): number => {
  const places = Array.from(one, (_, at) => at).filter((at) => one[at] !== other[at]);
  return places.length === 1 ? (places[0] ?? -1) : -1;
};

const soundsAlikeInChinese = 6;

type Ending = { text: string; count: number; distance: number };

/** `likely` are the likeliest first; `sure` is one that needs no choice. */
export type NearEndings = { sure: string | null; likely: string[] };

/**
 * Chinese names end with what the thing is, and most misspellings of that have one wrong character, which mostly sounds
 * like the right one.
 */
export const findNearEndings = <Known extends Pick<Spelling, 'word'>>(
  spellings: Iterable<Known>,
  countOf: (spelling: Known) => number,
  word: string,
): NearEndings => {
  const endings = new Map<string, Ending>();
  for (const spelling of spellings) {
    const text = spelling.word.slice(-word.length);
    const at = text.length === word.length ? findDifference(text, word) : -1;
    if (at < 0) continue;
    const ending = endings.get(text) ?? {
      text,
      count: 0,
      distance: distanceBetweenSounds(text.charAt(at), word.charAt(at)),
    };
    ending.count += countOf(spelling);
    endings.set(text, ending);
  }
  const byDistance = [...endings.values()].sort(
    (one, other) => one.distance - other.distance || (one.text < other.text ? -1 : 1),
  );
  const alike = byDistance.filter(({ distance }) => distance <= soundsAlikeInChinese);
  const possible = alike.length > 0 ? alike : byDistance;
  const [first, ...others] = possible.toSorted((one, other) => other.count - one.count);
  const rest = others.reduce((sum, { count }) => sum + count, 0);
  // Two characters of which one is wrong say little about which word of another sound is meant.
  const isClear = alike.length > 0 || word.length > 2 || rest === 0;
  const sure = first && isClear && (rest === 0 || first.count > rest) ? first.text : null;
  // What longer words have in common with an ending may be half a word.
  return { sure, likely: alike.length > 0 || word.length === 2 ? possible.map(({ text }) => text) : [] };
};

const maxChoices = 3;

export const choicesOf = ({ sure, likely }: NearEndings): string[] =>
  sure === null ? likely.slice(0, maxChoices) : [];

const nearEndingsIn = (snapshot: NamedItems, word: string): NearEndings =>
  findNearEndings(snapshot.lexicon.spellings(), countIn(snapshot), word);

export const nearChoices = (snapshot: NamedItems, { inName }: SearchWord): string[] =>
  shortChinese.test(inName) ? choicesOf(nearEndingsIn(snapshot, inName)) : [];

const nearEndings = (snapshot: NamedItems, word: string): string[] => {
  const { sure } = nearEndingsIn(snapshot, word);
  return sure === null ? [] : [sure];
};

export const maxNear = 3;

export const joinNear = (words: readonly string[], codes: readonly string[]): string[] =>
  [...new Set([...words, ...codes])].filter((near) => near !== '').slice(0, maxNear);

export const nearWords = (snapshot: NamedItems, { inName, inCode }: SearchWord): string[] => {
  if (inName.length > longestMisspelled) return [];
  const { catalog, index } = snapshot;
  const codes = /\d/.test(inCode)
    ? findNearCodePositions(index, inCode, maxNear).map((at) => catalog.items[at]?.code ?? '')
    : [];
  const words = shortChinese.test(inName) ? nearEndings(snapshot, inName) : nearSpellings(snapshot, inName, maxNear);
  return joinNear(words, codes);
};
