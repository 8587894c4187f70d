import { catalogPage } from '@/engine/query/catalogPage';
import type { CatalogSnapshot } from '@/engine/query/catalogSnapshot';
import { findItems, listMatches } from '@/engine/search/findItems';
import type { StockItem } from '@/contracts/inventory';

// The specified search rule, implemented without an index.
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const stripPunctuation = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
const trimPunctuation = (word: string) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || word;

type Searched = Pick<StockItem, 'name' | 'code' | 'additionalCode'>;

const toSearchText = ({ name, code, additionalCode }: Searched) => ({
  name: fold(name ?? ''),
  codes: [code, additionalCode].map((own) => stripPunctuation(fold(own ?? ''))),
});

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);

/** The positions of the items that the specified rule finds. */
export const createRule = (items: readonly Searched[]) => {
  const texts = items.map(toSearchText);
  return (text: string): number[] => {
    const words = fold(text)
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => ({ inName: trimPunctuation(word), inCode: stripPunctuation(word) }));
    const isFound = ({ name, codes }: (typeof texts)[number]) =>
      words.every(
        ({ inName, inCode }) => name.includes(inName) || (inCode !== '' && codes.some((code) => code.includes(inCode))),
      );
    return texts.flatMap((item, at) => (isFound(item) ? [at] : []));
  };
};

/** Recall and precision of the index, with the rule as the reference. */
export const compareWithRule = (snapshot: CatalogSnapshot, queries: readonly string[]) => {
  const findByRule = createRule(snapshot.catalog.items);
  const sums = { hits: 0, expected: 0, found: 0 };
  for (const text of queries) {
    const found = new Set(listMatches(findItems(snapshot, { text, isLiteral: true }, null)));
    const expected = findByRule(text);
    sums.found += found.size;
    sums.expected += expected.length;
    sums.hits += expected.filter((at) => found.has(at)).length;
    if (catalogPage(snapshot, { text, isLiteral: true }, null).products !== found.size)
      throw new Error(`The number of products of ${text} is wrong`);
  }
  return { recall: share(sums.hits, sums.expected), precision: share(sums.hits, sums.found) };
};
