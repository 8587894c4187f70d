import { foldText, trimPunctuation } from '../text/foldText';

/** Writes folded words as they were typed; others stay as they are. */
export const asTypedIn = (typed: string): ((words: string) => string) => {
  const spellings = new Map(typed.split(/\s+/).map((word) => [trimPunctuation(foldText(word)), trimPunctuation(word)]));
  return (words) =>
    words
      .split(' ')
      .map((word) => spellings.get(word) ?? word)
      .join(' ');
};
