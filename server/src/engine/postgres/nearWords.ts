import { once } from '@/engine/once';
import type { Spelling } from '@/engine/search/lexicon';
import {
  choicesOf,
  distanceTo,
  findNearEndings,
  joinNear,
  longestMisspelled,
  maxNear,
  nearestSpellings,
  shortChinese,
  splitCode,
} from '@/engine/search/nearMatches';
import type { WordFacts } from '@/engine/search/searchSpace';
import { foldCode, isHan, trimPunctuation } from '@/engine/text/foldText';
import { soundOf } from '@/engine/text/soundOf';

import type { PlacedPart } from './itemPart';
import type { LanguageSnapshot } from './languageSnapshot';
import type { PackedTexts } from './packedTexts';
import { listCommonest } from './spelledWords';

type Known = Pick<Spelling, 'word' | 'sound' | 'spelled'> & { count: number };

const nearCodes = (parts: readonly PlacedPart[], text: string): string[] => {
  const code = foldCode(text);
  if (code === '' || code.length > longestMisspelled) return [];
  const { pieces, maxDistance } = splitCode(code);
  const found: { spelled: () => string; distance: number; at: number }[] = [];
  for (const { codes, length, from } of parts) {
    const isCandidate = new Uint8Array(length);
    for (const piece of pieces)
      codes.texts.some(piece, (item) => {
        isCandidate[item] = 1;
        return false;
      });
    for (let item = 0; item < length; item += 1) {
      if (isCandidate[item] === 0) continue;
      const distance = distanceTo(codes.texts.at(item), code, maxDistance);
      if (distance <= maxDistance) found.push({ spelled: () => codes.spelled(item), distance, at: from + item });
    }
  }
  return found
    .sort((one, other) => one.distance - other.distance || one.at - other.at)
    .slice(0, maxNear)
    .map(({ spelled }) => spelled());
};

const mostTypos = 2;

/** What misspelled words may stand for. */
export const createNearWords = (
  { language, phrases }: Pick<LanguageSnapshot, 'language' | 'phrases'>,
  parts: readonly PlacedPart[],
): Pick<WordFacts, 'nearWords' | 'nearChoices'> => {
  const toKnown = ({ word, spelled, count }: { word: string; spelled: string; count: number }): Known => ({
    word,
    spelled,
    count,
    sound: soundOf(word),
  });
  /** Words with spaces between them, of which there are few. */
  const spaced = once(() => {
    const all = listCommonest(parts, language, ({ isUnspaced }, visit) => {
      for (let number = 0; number < isUnspaced.length; number += 1) if (isUnspaced[number] === 0) visit(number);
    });
    return Array.from(all.values(), toKnown);
  });

  const listUnspaced = (isWanted: (words: PackedTexts, number: number) => boolean): Known[] => {
    const wanted = listCommonest(parts, language, ({ words, isUnspaced }, visit) => {
      for (let number = 0; number < isUnspaced.length; number += 1)
        if (isUnspaced[number] === 1 && isWanted(words, number)) visit(number);
    });
    return Array.from(wanted.values(), toKnown);
  };

  /** Each Chinese character that the word does not have is a typo; letters may only sound like those it has. */
  const listAlike = (word: string) =>
    listUnspaced((words, number) => {
      const length = words.lengthAt(number);
      let others = 0;
      let before = 0;
      for (let at = 0; at < length && others <= mostTypos; at += 1) {
        const code = words.codeAt(number, at);
        if (isHan(code) && code !== before && !word.includes(String.fromCharCode(code))) others += 1;
        before = code;
      }
      return others <= mostTypos;
    });

  /** The same for all words of letters. */
  const likeLetters = once(() => listAlike(''));
  const hasHan = (word: string) => Array.from(word).some((character) => isHan(character.charCodeAt(0)));

  const withPhrases = (...known: Iterable<Known>[]): Iterable<Known> => {
    const all = new Map<string, Known>(phrases().map((each) => [each.word, { ...each, count: 0 }]));
    for (const some of known) for (const own of some) all.set(own.word, own);
    return all.values();
  };

  const nearSpellings = (word: string): string[] =>
    nearestSpellings(
      withPhrases(spaced(), hasHan(word) ? listAlike(word) : likeLetters()),
      ({ count }) => count,
      word,
      maxNear,
    ).map(({ spelled }) => trimPunctuation(spelled));

  /** Of names without spaces, which end with what the thing is. */
  const nearEndings = (word: string) => {
    const endsAlike = listUnspaced((words, number) => {
      const isTrimmed = isHan(words.codeAt(number, words.lengthAt(number) - 1));
      const text = isTrimmed ? words.endOf(number, word.length) : trimPunctuation(words.at(number)).slice(-word.length);
      let others = 0;
      for (let at = 0; at < word.length && others < 2; at += 1)
        if (text.charCodeAt(at) !== word.charCodeAt(at)) others += 1;
      return others === 1;
    });
    return findNearEndings(withPhrases(endsAlike), ({ count }) => count, word);
  };

  return {
    nearWords: ({ inName, inCode }) => {
      if (inName.length > longestMisspelled) return [];
      const codes = /\d/.test(inCode) ? nearCodes(parts, inCode) : [];
      if (!shortChinese.test(inName)) return joinNear(nearSpellings(inName), codes);
      const { sure } = nearEndings(inName);
      return joinNear(sure === null ? [] : [sure], codes);
    },
    nearChoices: ({ inName }) => (shortChinese.test(inName) ? choicesOf(nearEndings(inName)) : []),
  };
};
