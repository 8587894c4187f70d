import type { CatalogSnapshot } from '../query/catalogSnapshot';
import { foldText, type SearchWord, searchWords, trimPunctuation } from '../text/foldText';
import { nearWords } from './nearMatches';

type Candidate = { text: string; cost: number };

// Each is searched for, until one finds something.
const maxCombinations = 16;
const maxWords = 12;

/** The words as they were typed, by their folded form. */
const getSpellings = (text: string): Map<string, string> =>
  new Map(text.split(/\s+/).map((word) => [trimPunctuation(foldText(word)), trimPunctuation(word)]));

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

/** The most similar text that finds something, or null. Words that find something by themselves stay as typed. */
export const findCorrection = (
  snapshot: CatalogSnapshot,
  text: string,
  findsAny: (text: string) => boolean,
): string | null => {
  const words = searchWords(text);
  if (words.length === 0 || words.length > maxWords) return null;
  const findCandidates = (word: SearchWord): Candidate[] =>
    findsAny(word.inName)
      ? [{ text: word.inName, cost: 0 }]
      : nearWords(snapshot, word).map((near, cost) => ({ text: near, cost }));
  const choices = words.map(findCandidates);
  if (choices.every(([first], at) => first?.text === words[at]?.inName)) return null;
  const spellings = getSpellings(text);
  const found = combine(choices).find(({ text: corrected }) => findsAny(corrected));
  if (!found) return null;
  return found.text
    .split(' ')
    .map((word) => spellings.get(word) ?? word)
    .join(' ');
};
