import type { SearchSpace } from './searchSpace';

const remember = <Result>(find: (text: string) => Result): ((text: string) => Result) => {
  const found = new Map<string, { result: Result }>();
  return (text) => {
    const known = found.get(text) ?? { result: find(text) };
    found.set(text, known);
    return known.result;
  };
};

type Facts = Pick<SearchSpace, 'isFound' | 'isWord' | 'otherForms' | 'synonyms' | 'properties'>;

/** What one search asks about folded words. Each answer is found once, although every step of the search needs it. */
export type WordLookup = Facts & {
  /** `teatowel` as `tea towel`, if names have both. */
  splitCompound: (word: string) => string[] | null;
};

export const createWordLookup = (space: Facts): WordLookup => {
  const isFound = remember(space.isFound);
  const { isWord, otherForms } = space;
  const splitCompound = remember((word) => {
    for (let at = 3; at <= word.length - 3; at += 1) {
      const pieces = [word.slice(0, at), word.slice(at)];
      if (pieces.every(isWord) && isFound(pieces.join(' '))) return pieces;
    }
    return null;
  });
  return {
    isFound,
    isWord,
    otherForms,
    synonyms: remember(space.synonyms),
    properties: remember(space.properties),
    splitCompound,
  };
};
