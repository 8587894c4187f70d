import { foldText, searchWords } from '../text/foldText';
import { unspaced } from '../text/textIndex';
import type { Weigher } from '../text/weighing';
import { matchKinds } from '../text/weights';
import type { SearchSpace } from './searchSpace';
import { joined, splitWord, type Term, textOf } from './terms';
import type { WordLookup } from './wordLookup';

/**
 * How far a search reaches: the words as they are; measures and hyphens in any spelling; other forms and words for the
 * same; categories and features.
 */
export type Reach = 'literal' | 'typed' | 'words' | 'properties';

/** 刷子 is 刷. */
const withSuffix = /^(\p{sc=Han}{1,2})子$/u;

const hyphenated = /^\p{L}+(?:[-/]\p{L}+)+$/u;

export type TermWeighers = {
  /** An item that any of them weighs has the term. */
  weighersOf: (term: Term) => Weigher[];
  /** The synonyms with which terms were read. */
  synonyms: ReadonlySet<string>;
};

export const createTermWeighers = (
  { weighWords, weighMeasure }: Pick<SearchSpace, 'weighWords' | 'weighMeasure'>,
  lookup: WordLookup,
  reach: Reach,
): TermWeighers => {
  const { isFound, isWord, otherForms, synonyms, properties } = lookup;
  const used = new Set<string>();

  const isWholeWord = (word: string) => unspaced.test(word) || isWord(word);

  const ofWords = ({ words }: Term): Weigher[] => {
    const text = textOf({ words });
    const [word] = words.length === 1 ? words : [];
    const same = word ? otherForms(word.inName) : [joined(words)];
    const pieces = word && splitWord(lookup, word.inName);
    if (pieces) same.push(pieces.join(' '));
    const [, stem] = withSuffix.exec(text) ?? [];
    if (stem && properties(text) === null) same.push(stem);
    const other = synonyms(text).filter(isFound);
    for (const each of other) if (searchWords(each).every(({ inName }) => isWholeWord(inName))) used.add(each);
    return [
      ...same.map((each) => weighWords(searchWords(each), matchKinds.sameWord)),
      ...other.map((each) => weighWords(searchWords(each), matchKinds.otherWord)),
    ];
  };

  const ofProperties = (text: string): Weigher[] =>
    [text, ...synonyms(text).map(foldText)].map(properties).filter((weigher) => weigher !== null);

  const weighersOf = (term: Term): Weigher[] => {
    const { words, isMeasure } = term;
    const text = textOf(term);
    const asTyped = weighWords(words, matchKinds.asTyped);
    if (reach === 'literal') return [asTyped];
    return [
      asTyped,
      ...(isMeasure ? [weighMeasure(text)] : []),
      ...(hyphenated.test(text) ? [weighWords(searchWords(text.replace(/[-/]/g, ' ')), matchKinds.sameWord)] : []),
      ...(reach === 'typed' ? [] : ofWords(term)),
      ...(reach === 'properties' ? ofProperties(text) : []),
    ];
  };

  return { weighersOf, synonyms: used };
};
