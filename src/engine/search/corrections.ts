import type { WiderSearch } from '../query/catalogQuery';
import type { CatalogSnapshot } from '../query/catalogSnapshot';
import { foldText, type SearchWord, searchWords, trimPunctuation } from '../text/foldText';
import { findInflections } from '../text/inflections';
import { countWeighed, type TextIndex } from '../text/textIndex';
import { nearWords, spellAsInName } from './nearMatches';

type Candidate = { text: string; cost: number };

// Three misspelled words with four candidates each.
const maxCombinations = 64;
const maxWords = 12;

const isKnown = ({ index }: CatalogSnapshot, text: string): boolean => index.has(searchWords(text));

const wordsByIndex = new WeakMap<TextIndex, Map<string, number>>();

/** The words of all names, each with its number in the vocabulary. */
const getWords = ({ index }: CatalogSnapshot): Map<string, number> => {
  const known =
    wordsByIndex.get(index) ?? new Map(index.vocabulary.words.map((word, number) => [trimPunctuation(word), number]));
  wordsByIndex.set(index, known);
  return known;
};

/** The singular or plural of the word, if some name has it. */
const findOtherForms = (snapshot: CatalogSnapshot, word: string): string[] =>
  findInflections(word).flatMap((form) => {
    const number = getWords(snapshot).get(form);
    return number === undefined ? [] : [spellAsInName(snapshot, number)];
  });

/** The words as they were typed, by their folded form. */
const getSpellings = (text: string): Map<string, string> =>
  new Map(text.split(/\s+/).map((word) => [trimPunctuation(foldText(word)), trimPunctuation(word)]));

/** The word itself if the catalogue has it, its singular or plural, and the words most like it. */
const findCandidates = (snapshot: CatalogSnapshot, word: SearchWord): Candidate[] => {
  const own = isKnown(snapshot, word.inName) ? [{ text: word.inName, cost: 0 }] : [];
  const inflected = findOtherForms(snapshot, word.inName).map((text) => ({ text, cost: 1 }));
  const near = own.length > 0 ? [] : nearWords(snapshot, word).map((text, at) => ({ text, cost: 2 + at }));
  return [...own, ...inflected, ...near].filter(
    ({ text }, at, all) => all.findIndex((other) => foldText(other.text) === foldText(text)) === at,
  );
};

const combine = (choices: Candidate[][]): Candidate[] => {
  let combined: Candidate[] = [{ text: '', cost: 0 }];
  for (const candidates of choices)
    combined = combined
      .flatMap((before) =>
        candidates.map(({ text, cost }) => ({ text: `${before.text} ${text}`.trim(), cost: before.cost + cost })),
      )
      .sort((one, other) => one.cost - other.cost)
      .slice(0, maxCombinations);
  return combined;
};

/**
 * Searches that find something where this one finds nothing, the most similar first. All misspelled words are corrected
 * together; the others stay as they were typed.
 */
export const findCorrections = (snapshot: CatalogSnapshot, text: string, limit: number): string[] => {
  const words = searchWords(text);
  if (words.length === 0 || words.length > maxWords || snapshot.index.has(words)) return [];
  const spellings = getSpellings(text);
  const choices = words.map((word) => findCandidates(snapshot, word));
  const found: string[] = [];
  for (const { text: corrected } of combine(choices)) {
    if (found.length === limit) break;
    if (!isKnown(snapshot, corrected)) continue;
    found.push(
      corrected
        .split(' ')
        .map((word) => spellings.get(word) ?? word)
        .join(' '),
    );
  }
  return found;
};

/** The search with some words in the singular or plural, if that finds more than these weights do. */
export const findWiderSearch = (snapshot: CatalogSnapshot, text: string, weights: Uint8Array): WiderSearch | null => {
  const words = searchWords(text);
  if (words.length === 0 || words.length > maxWords) return null;
  const choices = words.map(({ inName }) => [
    { text: inName, cost: 0 },
    ...findOtherForms(snapshot, inName).map((other) => ({ text: other, cost: 1 })),
  ]);
  const [, ...others] = combine(choices);
  if (others.length === 0) return null;
  const total = countWeighed(weights);
  if (total === 0) return null;
  const [wider] = others
    .map(({ text: other }) => ({ text: other, total: countWeighed(snapshot.index.weigh(searchWords(other))) }))
    .sort((one, other) => other.total - one.total);
  return wider && wider.total > total ? wider : null;
};
