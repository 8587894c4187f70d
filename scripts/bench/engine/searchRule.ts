import { catalogPage } from '@/engine/query/catalogPage';
import type { CatalogSnapshot } from '@/engine/query/catalogSnapshot';
import { findItems, listMatches } from '@/engine/search/findItems';
import type { StockItem } from '@/contracts/inventory';

// The specified search rule, implemented without an index.
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const stripPunctuation = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
const trimPunctuation = (word: string) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || word;

const toSearchText = ({ name, code, additionalCode }: StockItem) => ({
  name: fold(name ?? ''),
  codes: [code, additionalCode].map((own) => stripPunctuation(fold(own ?? ''))),
});

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);

/** Recall and precision of the index, with the rule as the reference. */
export const compareWithRule = (snapshot: CatalogSnapshot, queries: readonly string[]) => {
  const items = snapshot.catalog.items.map(toSearchText);
  const sums = { hits: 0, expected: 0, found: 0 };
  for (const text of queries) {
    const words = fold(text)
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => ({ inName: trimPunctuation(word), inCode: stripPunctuation(word) }));
    const isFound = ({ name, codes }: (typeof items)[number]) =>
      words.every(
        ({ inName, inCode }) => name.includes(inName) || (inCode !== '' && codes.some((code) => code.includes(inCode))),
      );
    const found = new Set(listMatches(findItems(snapshot, { text }, null)));
    sums.found += found.size;
    for (const [at, item] of items.entries()) {
      if (!isFound(item)) continue;
      sums.expected += 1;
      if (found.has(at)) sums.hits += 1;
    }
    if (catalogPage(snapshot, { text }, null).total !== found.size) throw new Error(`The total of ${text} is wrong`);
  }
  return { recall: share(sums.hits, sums.expected), precision: share(sums.hits, sums.found) };
};
