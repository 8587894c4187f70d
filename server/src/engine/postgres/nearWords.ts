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
import { foldCode, trimPunctuation } from '@/engine/text/foldText';
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
    const all = listCommonest(parts, language, ({ words, unspaced }, visit) => {
      const others = new Set(unspaced);
      for (let number = 0; number < words.count; number += 1) if (!others.has(number)) visit(number);
    });
    return Array.from(all.values(), toKnown);
  });

  const listUnspaced = (isWanted: (words: PackedTexts, number: number) => boolean): Known[] => {
    const wanted = listCommonest(parts, language, ({ words, unspaced }, visit) => {
      for (const number of unspaced) if (isWanted(words, number)) visit(number);
    });
    return Array.from(wanted.values(), toKnown);
  };

  const listAlike = (word: string) => {
    const characters = [...new Set(word)];
    // Only Latin letters sound like others.
    const fewest = /[a-z]/.test(word) ? 0 : characters.length - mostTypos;
    return listUnspaced((words, number) => {
      if (words.lengthAt(number) < word.length - mostTypos) return false;
      const text = words.at(number);
      if (fewest > 0 && characters.filter((character) => text.includes(character)).length < fewest) return false;
      return trimPunctuation(text).length <= word.length + mostTypos;
    });
  };

  const withPhrases = (...known: Iterable<Known>[]): Iterable<Known> => {
    const all = new Map<string, Known>(phrases().map((each) => [each.word, { ...each, count: 0 }]));
    for (const some of known) for (const own of some) all.set(own.word, own);
    return all.values();
  };

  const nearSpellings = (word: string): string[] =>
    nearestSpellings(withPhrases(spaced(), listAlike(word)), ({ count }) => count, word, maxNear).map(({ spelled }) =>
      trimPunctuation(spelled),
    );

  /** Of names without spaces, which end with what the thing is. */
  const nearEndings = (word: string) => {
    const endsAlike = listUnspaced((words, number) => {
      if (words.lengthAt(number) < word.length) return false;
      const text = trimPunctuation(words.at(number));
      let others = 0;
      for (let at = 1; at <= word.length && others < 2; at += 1)
        if (text.charCodeAt(text.length - at) !== word.charCodeAt(word.length - at)) others += 1;
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
