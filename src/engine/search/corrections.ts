import { type SearchWord, searchWords } from '../text/foldText';
import type { SearchSpace } from './searchSpace';
import { isFiller } from './terms';
import { asTypedIn } from './typedSpellings';

type NearMatches = Pick<SearchSpace, 'nearWords' | 'nearChoices'>;

type Candidate = { text: string; cost: number };

// Each is searched for, until one finds something.
const maxCombinations = 16;

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

type Correction = {
  /** The most similar text that finds something, or null. */
  corrected: string | null;
  /** The most similar text of words that find something each. */
  nearest: string;
  /** Texts that find something, if they are about as similar. */
  choices: string[];
};

/** The text with each of the words that the first unclear one may be. */
const findChoices = (
  { nearChoices }: NearMatches,
  words: readonly SearchWord[],
  findsAny: (text: string) => boolean,
): string[] => {
  for (const [place, word] of words.entries()) {
    const choices = findsAny(word.inName) ? [] : nearChoices(word);
    if (choices.length > 0)
      return choices
        .map((choice) => words.map(({ inName }, at) => (at === place ? choice : inName)).join(' '))
        .filter(findsAny);
  }
  return [];
};

/** Words that find something by themselves stay as they were typed, and so do those that are like no other. */
export const findCorrection = (near: NearMatches, text: string, findsAny: (text: string) => boolean): Correction => {
  const words = searchWords(text).filter(({ inName }) => !isFiller(inName));
  const findCandidates = (word: SearchWord): Candidate[] => {
    const own = { text: word.inName, cost: 0 };
    if (findsAny(word.inName)) return [own];
    const likely = near.nearWords(word).map((each, cost) => ({ text: each, cost }));
    return likely.length > 0 ? likely : [own];
  };
  const candidates = words.map(findCandidates);
  if (candidates.every(([first], at) => first?.text === words[at]?.inName))
    return { corrected: null, nearest: text, choices: findChoices(near, words, findsAny) };
  const combined = combine(candidates).map((each) => each.text);
  const corrected = combined.find(findsAny);
  const asTyped = asTypedIn(text);
  return {
    corrected: corrected === undefined ? null : asTyped(corrected),
    nearest: asTyped(combined[0] ?? text),
    choices: [],
  };
};
