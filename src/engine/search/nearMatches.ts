import { itemsAt } from '../catalog/mergeCatalogs';
import type { CatalogItem } from '../catalog/stockItem';
import type { CatalogSnapshot } from '../query/catalogSnapshot';
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

/** Items whose codes are closest to a mistyped one, nearest first. */
export const nearCodes = ({ catalog, index }: CatalogSnapshot, text: string, limit: number): CatalogItem[] =>
  itemsAt(catalog, findNearCodePositions(index, text, limit));

/** Items of both catalogues with exactly this code or additional code, ignoring punctuation. */
export const itemsByCode = ({ catalog, index }: CatalogSnapshot, text: string): CatalogItem[] =>
  itemsAt(catalog, index.withCode(text));

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

const differsOnce = (one: string, other: string): boolean => {
  let differences = 0;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) differences += 1;
  return differences === 1;
};

/**
 * Chinese names end with what the thing is, and most misspellings of that have one wrong character. Empty if several words
 * are about as likely.
 */
const nearEndings = ({ lexicon, index }: CatalogSnapshot, word: string): string[] => {
  const { starts } = index.vocabulary;
  const counts = new Map<string, number>();
  for (const { word: other, number } of lexicon.spellings()) {
    const ending = other.slice(-word.length);
    if (ending.length !== word.length || !differsOnce(ending, word)) continue;
    const count = number === undefined ? 0 : (starts[number + 1] ?? 0) - (starts[number] ?? 0);
    counts.set(ending, (counts.get(ending) ?? 0) + count);
  }
  const [first, ...others] = [...counts].sort(([, one], [, other]) => other - one);
  const rest = others.reduce((sum, [, count]) => sum + count, 0);
  return first && (rest === 0 || first[1] > rest) ? [first[0]] : [];
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
