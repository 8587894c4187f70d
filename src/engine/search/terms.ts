import type { CatalogSnapshot } from '../query/catalogSnapshot';
import { foldText, type SearchWord, searchWords } from '../text/foldText';
import { findMeasures, foldMeasures, joinMeasures } from '../text/measures';
import { unspaced, type Weigher } from '../text/textIndex';
import { countWeighed, means } from '../text/weights';
import { findOtherForms, getWords } from './knownWords';
import { weighProperties } from './properties';
import { findSynonyms, longestPhrase } from './synonyms';

/**
 * How far a search reaches: the words as they are; measures and hyphens in any spelling; other forms and words for the
 * same; categories and features.
 */
export type Reach = 'literal' | 'typed' | 'words' | 'properties';

/** One or more words that stand for one thing. */
export type Term = { words: readonly SearchWord[]; isMeasure: boolean };

export const textOf = ({ words }: Pick<Term, 'words'>) => words.map(({ inName }) => inName).join(' ');

export const typedTerms = (text: string): Term[] =>
  searchWords(text).map((word) => ({ words: [word], isMeasure: findMeasures(word.inName).includes(word.inName) }));

const fillers = new Set(
  'a al con de del el en la las los para por un una y an and for in of on the to with 的 和 用'.split(' '),
);

/** Words that say nothing about an item. */
export const isFiller = (word: string): boolean => fillers.has(word);

const joined = (words: readonly SearchWord[]) => words.map(({ inName }) => inName).join('');

/** `tea towel`, if names have it as one word. */
const isCompound = (snapshot: CatalogSnapshot, words: readonly SearchWord[]) =>
  words.length === 2 && words.every(({ inName }) => inName.length > 1) && getWords(snapshot).has(joined(words));

const isPhrase = (snapshot: CatalogSnapshot, words: readonly SearchWord[]) =>
  isCompound(snapshot, words) ||
  findSynonyms(
    snapshot.synonyms,
    words.map(({ inName }) => inName),
  ).length > 0;

const maxTerms = 12;
const maxPieces = 4;
const maxUnspaced = 12;
const maxSplits = 12;

function* splitInto(text: string, count: number, isKnown: (piece: string) => boolean): Generator<string[]> {
  if (count === 1) {
    if (isKnown(text)) yield [text];
    return;
  }
  for (let length = text.length - count + 1; length > 0; length -= 1) {
    const piece = text.slice(0, length);
    if (!isKnown(piece)) continue;
    for (const rest of splitInto(text.slice(length), count - 1, isKnown)) yield [piece, ...rest];
  }
}

const asWords = (pieces: readonly string[]): SearchWord[] => pieces.flatMap(searchWords);

const countWith = ({ index }: CatalogSnapshot, pieces: readonly string[]) =>
  countWeighed(index.weigh(asWords(pieces).map((word) => [index.weighWords([word], means.asTyped)])));

/** A text without spaces as the fewest pieces that names have together, and of these the pieces that most have. */
const splitUnspaced = (snapshot: CatalogSnapshot, text: string): string[] | null => {
  if (text.length < 2 || text.length > maxUnspaced) return null;
  const known = new Map<string, boolean>();
  const isKnown = (piece: string) => {
    const found = known.get(piece) ?? snapshot.index.has(asWords([piece]));
    known.set(piece, found);
    return found;
  };
  for (let count = 2; count <= maxPieces; count += 1) {
    const splits = [...splitInto(text, count, isKnown)].slice(0, maxSplits);
    const [best] = splits
      .map((pieces) => ({ pieces, total: countWith(snapshot, pieces) }))
      .sort((one, other) => other.total - one.total);
    if (best && best.total > 0) return best.pieces;
  }
  return null;
};

/** `teatowel` as `tea towel`, if names have both. */
const splitCompound = (snapshot: CatalogSnapshot, word: string): string[] | null => {
  const words = getWords(snapshot);
  for (let at = 3; at <= word.length - 3; at += 1) {
    const pieces = [word.slice(0, at), word.slice(at)];
    if (pieces.every((piece) => words.has(piece)) && snapshot.index.has(asWords(pieces))) return pieces;
  }
  return null;
};

/** The pieces of a word that is written as one here, and as several in names. */
const splitWord = (snapshot: CatalogSnapshot, word: string): string[] | null =>
  unspaced.test(word) ? splitUnspaced(snapshot, word) : splitCompound(snapshot, word);

const scripts =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]+|[^\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]+/gu;

const isKnown = (snapshot: CatalogSnapshot, words: readonly SearchWord[]) => {
  const text = textOf({ words });
  return (
    snapshot.index.has(words) ||
    findSynonyms(snapshot.synonyms, [text]).length > 0 ||
    weighProperties(snapshot, text) !== null
  );
};

/** A text without spaces as the longest pieces that are known here; leaves out what is not. */
const findPieces = (snapshot: CatalogSnapshot, text: string): { pieces: SearchWord[][]; isWhole: boolean } => {
  const pieces: SearchWord[][] = [];
  let isWhole = true;
  for (let from = 0; from < text.length && text.length <= maxUnspaced;) {
    const lengths = Array.from({ length: text.length - from }, (_, at) => text.length - from - at);
    const piece = lengths
      .map((length) => asWords([text.slice(from, from + length)]))
      .find((each) => isKnown(snapshot, each));
    if (piece) pieces.push(piece);
    isWhole &&= piece !== undefined;
    from += piece ? textOf({ words: piece }).length : 1;
  }
  return { pieces, isWhole };
};

/** The terms of a text without spaces; `mayOmit` leaves out what is unknown. */
const splitTerm = (snapshot: CatalogSnapshot, term: Term, mayOmit: boolean): Term[] => {
  const text = textOf(term);
  if (term.isMeasure || term.words.length > 1 || !unspaced.test(text)) return [term];
  const found = (text.match(scripts) ?? []).map((part) =>
    unspaced.test(part) ? findPieces(snapshot, part) : { pieces: [asWords([part])], isWhole: true },
  );
  const pieces = found.flatMap((part) => part.pieces);
  const isSplit = pieces.length > 0 && (mayOmit || found.every(({ isWhole }) => isWhole));
  return isSplit ? pieces.map((words) => ({ words, isMeasure: false })) : [term];
};

/** As in 两个杯子, two cups. */
const countedInChinese = /[一二两三四五六七八九十几]+(?:[个把只支条张双本]|件(?![套装]))(?!装)/g;

/**
 * The text's terms, where a measure or a phrase of several words is one term, without words like "of". None if there
 * are too many to search for.
 */
export const readTerms = (snapshot: CatalogSnapshot, text: string, mayOmit = false): Term[] => {
  const { text: joinedText, written } = joinMeasures(foldMeasures(text).replace(countedInChinese, ' '));
  const words = searchWords(joinedText);
  const terms: Term[] = [];
  for (let from = 0; from < words.length;) {
    const lengths = Array.from({ length: longestPhrase - 1 }, (_, at) => longestPhrase - at);
    const length =
      lengths.find((each) => from + each <= words.length && isPhrase(snapshot, words.slice(from, from + each))) ?? 1;
    const own = words.slice(from, from + length);
    const term = { words: own, isMeasure: written.has(textOf({ words: own })) };
    if (length > 1 || !isFiller(textOf(term))) terms.push(...splitTerm(snapshot, term, mayOmit));
    from += length;
  }
  return terms.length > maxTerms ? [] : terms;
};

/** 刷子 is 刷. */
const withSuffix = /^(\p{sc=Han}{1,2})子$/u;

const hyphenated = /^\p{L}+(?:[-/]\p{L}+)+$/u;

export type Reader = {
  read: (term: Term) => Weigher[];
  /** The synonyms with which terms were read. */
  synonyms: ReadonlySet<string>;
};

/** Reads terms as weighers: an item that any of them weighs has the term. */
export const createReader = (snapshot: CatalogSnapshot, reach: Reach): Reader => {
  const { index, synonyms } = snapshot;
  const used = new Set<string>();

  const isWholeWord = (word: string) => unspaced.test(word) || getWords(snapshot).has(word);

  const readWords = ({ words }: Term): Weigher[] => {
    const text = textOf({ words });
    const [word] = words.length === 1 ? words : [];
    const forms = word
      ? findOtherForms(snapshot, word.inName).map((number) => index.vocabulary.words[number] ?? '')
      : [];
    const pieces = word ? splitWord(snapshot, word.inName) : [joined(words)];
    const same = [...forms.map((form) => [form]), ...(pieces ? [pieces] : [])];
    const [, stem] = withSuffix.exec(text) ?? [];
    if (stem && weighProperties(snapshot, text) === null) same.push([stem]);
    const other = findSynonyms(synonyms, text.split(' ')).filter((each) => index.has(searchWords(each)));
    for (const each of other) if (searchWords(each).every(({ inName }) => isWholeWord(inName))) used.add(each);
    return [
      ...same.map((each) => index.weighWords(asWords(each), means.sameWord)),
      ...other.map((each) => index.weighWords(searchWords(each), means.otherWord)),
    ];
  };

  const readProperties = (text: string): Weigher[] =>
    [text, ...findSynonyms(synonyms, text.split(' ')).map(foldText)]
      .map((each) => weighProperties(snapshot, each))
      .filter((weigher) => weigher !== null);

  const read = (term: Term): Weigher[] => {
    const { words, isMeasure } = term;
    const text = textOf(term);
    const asTyped = index.weighWords(words, means.asTyped);
    if (reach === 'literal') return [asTyped];
    return [
      asTyped,
      ...(isMeasure ? [index.weighMeasure(text)] : []),
      ...(hyphenated.test(text) ? [index.weighWords(asWords(text.split(/[-/]/)), means.sameWord)] : []),
      ...(reach === 'typed' ? [] : readWords(term)),
      ...(reach === 'properties' ? readProperties(text) : []),
    ];
  };

  return { read, synonyms: used };
};
