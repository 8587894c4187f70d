import { foldCode, foldText, trimPunctuation } from '@/engine/text/foldText';
import { measuresIn } from '@/engine/text/measureIndex';

/** Between the folded words of a name, which may themselves contain a space, but never this. */
export const wordEnd = '\n';

const between = (parts: readonly string[]) => (parts.length === 0 ? '' : [``, ...parts, ``].join(wordEnd));

// PostgreSQL accepts no U+0000, and no half of a pair.
const storable = (text: string) => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '');

/** As in lists: blank texts count as missing. */
export const readStoredText = (text: string): string | null => (text.trim() === '' ? null : text);

export const splitWords = (name: string | null): string[] => (name ?? '').split(' ').filter((word) => word !== '');

const pairOf = (one: number, other: number) => ((one & 0x7fff) << 15) | (other & 0x7fff);

const isPlain = (code: number) => code < 128;

/**
 * Numbers for the characters outside ASCII and for each two in a row, which trigrams know nothing of: Chinese words have
 * one to three. Two pairs may share a number, so what they find must be compared with the text.
 */
export const gramsOf = (text: string): number[] => {
  const grams = new Set<number>();
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isPlain(code)) continue;
    grams.add(code);
    const next = text.charCodeAt(at + 1);
    if (at + 1 < text.length && !isPlain(next)) grams.add(0x10000 + pairOf(code, next));
  }
  return [...grams];
};

/** The fewest of them that a text must have to contain this one. */
export const gramsOfFragment = (fragment: string): number[] => {
  const grams = gramsOf(fragment);
  const pairs = grams.filter((gram) => gram >= 0x10000);
  return pairs.length > 0 ? pairs : grams;
};

export type IndexedName = { words: string; bare: string; measures: string[] };

export const indexName = (name: string | null): IndexedName => {
  const words = splitWords(name).map((word) => storable(foldText(word)));
  const text = between(words);
  return {
    words: text,
    bare: between(words.map(trimPunctuation)),
    measures: measuresIn(name).map(storable),
  };
};

/** Both codes without punctuation, between spaces. */
export const indexCodes = (code: string | null, additionalCode: string | null): string => {
  const one = storable(foldCode(code ?? ''));
  const other = storable(foldCode(additionalCode ?? ''));
  return other === '' ? ` ${one} ` : ` ${one} ${other} `;
};

export const listCodes = (code: string | null, additionalCode: string | null): string[] => [
  ...new Set([code, additionalCode].map((own) => storable(foldCode(own ?? ''))).filter((own) => own !== '')),
];
