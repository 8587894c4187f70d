import type { CatalogSnapshot } from '../query/catalogSnapshot';
import { distanceBetweenSounds } from '../text/chineseSounds';
import { editDistance } from '../text/editDistance';
import { foldCode, foldText, type SearchWord, trimPunctuation } from '../text/foldText';
import { soundOf } from '../text/soundOf';
import type { TextIndex } from '../text/textIndex';
import type { Spelling } from './lexicon';

const maxLength = 40;

// With three pieces, two typos leave at least one intact; with two pieces, one typo does.
const splitCode = (code: string): { pieces: string[]; maxDistance: number } => {
  const count = code.length >= 6 ? 3 : Math.min(2, code.length);
  const cut = (at: number) => Math.round((at * code.length) / count);
  return { pieces: Array.from({ length: count }, (_, at) => code.slice(cut(at), cut(at + 1))), maxDistance: count - 1 };
};

/** The distance to the closest of the item's own codes, which a space separates. */
const distanceTo = (codes: string, code: string, maxDistance: number): number => {
  const space = codes.indexOf(' ');
  if (space < 0) return editDistance(codes, code, maxDistance);
  return Math.min(
    editDistance(codes.slice(0, space), code, maxDistance),
    editDistance(codes.slice(space + 1), code, maxDistance),
  );
};

/** Items whose codes are closest to a mistyped one, nearest first. */
const findNearCodePositions = (index: TextIndex, text: string, limit: number): number[] => {
  const code = foldCode(text);
  if (code === '' || code.length > maxLength) return [];
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

/** The word as an item's name spells it, with accents but without surrounding punctuation. */
const spellAsInName = ({ catalog, index }: CatalogSnapshot, number: number): string => {
  const { words, starts, items } = index.vocabulary;
  const folded = words[number] ?? '';
  const name = catalog.items[items[starts[number] ?? -1] ?? -1]?.name ?? '';
  return trimPunctuation(name.split(' ').find((word) => foldText(word) === folded) ?? folded);
};

const allowedTypos = (length: number) => (length < 3 ? 0 : length < 6 ? 1 : 2);

// Sounding alike says more than a letter in common.
const soundsAlike = 0.5;
const shortestSound = 3;

/** Infinity if they have too little in common. */
const distanceBetween = (spelling: Spelling, word: string, sound: string): number => {
  const typos = allowedTypos(Math.min(spelling.word.length, word.length));
  const typosBySound = allowedTypos(Math.min(spelling.sound.length, sound.length));
  const own = editDistance(spelling.word, word, typos);
  const isHeard = Math.min(spelling.sound.length, sound.length) >= shortestSound;
  const bySound = editDistance(spelling.sound, sound, typosBySound);
  return Math.min(own > typos ? Infinity : own, !isHeard || bySound > typosBySound ? Infinity : bySound + soundsAlike);
};

const nearSpellings = (snapshot: CatalogSnapshot, word: string, limit: number): string[] => {
  if (word.length < 3) return [];
  const { starts } = snapshot.index.vocabulary;
  const sound = soundOf(word);
  const found: (Spelling & { distance: number; count: number })[] = [];
  for (const spelling of snapshot.lexicon.spellings()) {
    const distance = distanceBetween(spelling, word, sound);
    if (distance === Infinity) continue;
    const { number = -1 } = spelling;
    const count = (starts[number + 1] ?? 0) - (starts[number] ?? 0);
    found.push({ ...spelling, distance, count });
  }
  return found
    .sort((one, other) => one.distance - other.distance || other.count - one.count)
    .slice(0, limit)
    .map(({ number, spelled }) => (number === undefined ? spelled : spellAsInName(snapshot, number)));
};

const shortChinese = /^\p{sc=Han}{2,4}$/u;

/** Where they differ in one character; -1 if they do not, or differ in more. */
const findDifference = (one: string, other: string): number => {
  const places = Array.from(one, (_, at) => at).filter((at) => one[at] !== other[at]);
  return places.length === 1 ? (places[0] ?? -1) : -1;
};

const soundsAlikeInChinese = 6;

type Ending = { text: string; count: number; distance: number };

/** `likely` are the likeliest first; `sure` is one that needs no choice. */
type NearEndings = { sure: string | null; likely: string[] };

/**
 * Chinese names end with what the thing is, and most misspellings of that have one wrong character, which mostly sounds
 * like the right one.
 */
const findNearEndings = ({ lexicon, index }: CatalogSnapshot, word: string): NearEndings => {
  const { starts } = index.vocabulary;
  const endings = new Map<string, Ending>();
  for (const { word: other, number } of lexicon.spellings()) {
    const text = other.slice(-word.length);
    const at = text.length === word.length ? findDifference(text, word) : -1;
    if (at < 0) continue;
    const ending = endings.get(text) ?? {
      text,
      count: 0,
      distance: distanceBetweenSounds(text.charAt(at), word.charAt(at)),
    };
    ending.count += number === undefined ? 0 : (starts[number + 1] ?? 0) - (starts[number] ?? 0);
    endings.set(text, ending);
  }
  const byDistance = [...endings.values()].sort((one, other) => one.distance - other.distance);
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

/** What a misspelled Chinese word may be, if several words are about as likely. */
export const nearChoices = (snapshot: CatalogSnapshot, { inName }: SearchWord): string[] => {
  if (!shortChinese.test(inName)) return [];
  const { sure, likely } = findNearEndings(snapshot, inName);
  return sure === null ? likely.slice(0, maxChoices) : [];
};

const nearEndings = (snapshot: CatalogSnapshot, word: string): string[] => {
  const { sure } = findNearEndings(snapshot, word);
  return sure === null ? [] : [sure];
};

/** The words and codes that are most like it. */
export const nearWords = (snapshot: CatalogSnapshot, { inName, inCode }: SearchWord, limit = 3): string[] => {
  if (inName.length > maxLength) return [];
  const { catalog, index } = snapshot;
  const codes = /\d/.test(inCode)
    ? findNearCodePositions(index, inCode, limit).map((at) => catalog.items[at]?.code ?? '')
    : [];
  const words = shortChinese.test(inName) ? nearEndings(snapshot, inName) : nearSpellings(snapshot, inName, limit);
  return [...new Set([...words, ...codes])].filter((near) => near !== '').slice(0, limit);
};
