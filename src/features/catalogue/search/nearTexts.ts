import type { NearWord } from '@/api/catalogueApi';

const atTheEnds = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

const fold = (part: string) =>
  part
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** Replaces one word of the text. The engine returns words folded, so case and accents may differ. */
const replaceWord = (text: string, word: string, other: string): string => {
  const words = text.split(/\s+/);
  const at = words.findIndex((part) => fold(part).includes(fold(word)));
  return at < 0 ? other : words.with(at, other).join(' ');
};

/** Alternative searches to suggest when nothing was found. */
export const nearTexts = (text: string, words: readonly NearWord[]): string[] => [
  ...new Set(
    words.flatMap(({ word, near }) => near.map((other) => replaceWord(text, word, other.replace(atTheEnds, '')))),
  ),
];
