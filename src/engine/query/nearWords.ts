import { editDistance } from '../text/editDistance';
import { foldText, searchWords, type SearchWord } from '../text/foldText';
import type { NearWord } from './catalogQuery';
import type { CatalogSnapshot } from './catalogSnapshot';
import { findNearCodePositions } from './nearCodes';

const longest = 40;
// Word-by-word suggestions are no help for a pasted page of text.
const mostWords = 12;

const atTheEnds = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** The word as an item's name spells it, with accents but without surrounding punctuation. */
const spelled = ({ catalog, index }: CatalogSnapshot, number: number): string => {
  const { words, starts, items } = index.vocabulary;
  const folded = words[number] ?? '';
  const name = catalog.items[items[starts[number] ?? -1] ?? -1]?.name ?? '';
  return (name.split(' ').find((word) => foldText(word) === folded) ?? folded).replace(atTheEnds, '');
};

const nearInNames = (snapshot: CatalogSnapshot, word: string, limit: number): string[] => {
  const { words, starts } = snapshot.index.vocabulary;
  const most = word.length < 3 ? 0 : word.length < 6 ? 1 : 2;
  const found = new Map<string, { number: number; distance: number; count: number }>();
  for (let number = 0; number < words.length && most > 0; number += 1) {
    const own = words[number] ?? '';
    if (Math.abs(own.length - word.length) > most) continue;
    const distance = editDistance(own, word, most);
    if (distance > most) continue;
    const count = (found.get(own)?.count ?? 0) + (starts[number + 1] ?? 0) - (starts[number] ?? 0);
    found.set(own, { number: found.get(own)?.number ?? number, distance, count });
  }
  return [...found.values()]
    .sort((one, other) => one.distance - other.distance || other.count - one.count)
    .slice(0, limit)
    .map(({ number }) => spelled(snapshot, number));
};

const findNearWords = (snapshot: CatalogSnapshot, { inName, inCode }: SearchWord, limit: number): string[] => {
  if (inName.length > longest) return [];
  const { catalog, index } = snapshot;
  const codes = /\d/.test(inCode)
    ? findNearCodePositions(index, inCode, limit).map((at) => catalog.items[at]?.code ?? '')
    : [];
  return [...new Set([...nearInNames(snapshot, inName, limit), ...codes])]
    .filter((near) => near !== '')
    .slice(0, limit);
};

/** For a search without results: each unmatched word with the most similar words in the catalogue. */
export const nearWords = (snapshot: CatalogSnapshot, text: string, limit: number): NearWord[] =>
  searchWords(text)
    .slice(0, mostWords)
    .filter((word) => snapshot.index.weigh([word]).every((weight) => weight === 0))
    .map((word) => ({ word: word.inName, near: findNearWords(snapshot, word, limit) }));
