import { foldCode, foldText, trimPunctuation } from '@/engine/text/foldText';
import { measuresIn } from '@/engine/text/measureIndex';
import type { Language } from '@/shared/i18n/languages';

import type { StockItemsTable } from '../../db/tables';

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
const gramsOf = (text: string): number[] => {
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

type IndexedName = { words: string; bare: string; measures: string[] };

const indexName = (name: string | null): IndexedName => {
  const words = splitWords(name).map((word) => storable(foldText(word)));
  const text = between(words);
  return {
    words: text,
    bare: between(words.map(trimPunctuation)),
    measures: measuresIn(name).map(storable),
  };
};

/** Both codes without punctuation, between spaces. */
const indexCodes = (code: string | null, additionalCode: string | null): string => {
  const one = storable(foldCode(code ?? ''));
  const other = storable(foldCode(additionalCode ?? ''));
  return other === '' ? ` ${one} ` : ` ${one} ${other} `;
};

export const listCodes = (code: string | null, additionalCode: string | null): string[] => [
  ...new Set([code, additionalCode].map((own) => storable(foldCode(own ?? ''))).filter((own) => own !== '')),
];

/** A row of the table of a language, as JSON. */
export type SearchRow = {
  catalog_id: number;
  stock_item_id: number;
  /** Its place in the lists. */
  ord: number;
  name: string | null;
  code: string | null;
  words: string;
  bare: string | null;
  codes: string;
  grams: number[] | null;
  measures: string[] | null;
};

const positionsPerCatalog = 2 ** 32;

const listOrNull = <Entry>(list: Entry[]) => (list.length === 0 ? null : list);

export const toSearchRow = (item: StockItemsTable, catalogNumber: number, language: Language): SearchRow => {
  const name = readStoredText(item[`name_${language}`]);
  const code = readStoredText(item.code);
  const { words, bare, measures } = indexName(name);
  const codes = indexCodes(code, readStoredText(item.additional_code));
  return {
    catalog_id: item.catalog_id,
    stock_item_id: item.stock_item_id,
    ord: catalogNumber * positionsPerCatalog + item.position,
    name,
    code,
    words,
    bare: bare === words ? null : bare,
    codes,
    grams: listOrNull(gramsOf(`${words} ${codes}`)),
    measures: listOrNull(measures),
  };
};
