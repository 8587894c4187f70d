import type { SearchableSnapshot } from '@/engine/query/catalogSnapshot';
import { type CodeIndex, findNeighbours } from '@/engine/search/codeIndex';
import { foldCode, trimPunctuation } from '@/engine/text/foldText';
import { findInflections } from '@/engine/text/inflections';
import { measureWeight } from '@/engine/text/measureIndex';
import { codeWeights, weighInName } from '@/engine/text/textIndex';
import { createWeighing } from '@/engine/text/weighing';
import { keepBest } from '@/engine/text/weights';

import type { PlacedPart } from './itemPart';
import type { LanguageSnapshot } from './languageSnapshot';
import { createNearWords } from './nearWords';
import { eachItem } from './packedItems';
import { listCommonest } from './spelledWords';
import type { PartCodes, PartNames } from './textPart';

const weighNames = ({ words, items }: PartNames, fragment: string, weights: Uint8Array) => {
  words.some(fragment, (number, begins) => {
    const weight = weighInName(words.at(number), fragment, begins);
    eachItem(items, number, (item) => keepBest(weights, item, weight));
    return false;
  });
};

const weighCodes = ({ texts }: PartCodes, fragment: string, weights: Uint8Array) => {
  texts.some(fragment, (item, begins) => {
    keepBest(weights, item, begins ? codeWeights.begins : codeWeights.inside);
    return false;
  });
};

const weighMeasures = ({ measures, measuresByItem }: PartNames, measure: string, weights: Uint8Array) => {
  const has = Uint8Array.from(measures, (set) => (set.has(measure) ? 1 : 0));
  for (let at = 0; at < measuresByItem.length; at += 1)
    if (has[measuresByItem[at] ?? 0] === 1) keepBest(weights, at, measureWeight);
};

const findCodeIn = (parts: readonly PlacedPart[], folded: string): number[] =>
  folded === '' ? [] : parts.flatMap(({ from, codes }) => codes.find(folded).map((at) => from + at));

/** The texts of a language, as the rules of search ask for them. */
export const createStoredTexts = (
  snapshot: Pick<LanguageSnapshot, 'language' | 'lexicon' | 'phrases'>,
  parts: readonly PlacedPart[],
): Pick<SearchableSnapshot, 'index' | 'lexicon' | 'words'> => {
  const { language, lexicon } = snapshot;
  const placed = parts.map((part) => ({ ...part, own: part.names[language] }));
  const slice = (weights: Uint8Array, { from, length }: PlacedPart) => weights.subarray(from, from + length);
  const hasBare = (word: string) =>
    placed.some(({ own: { words } }) => words.some(word, (number) => trimPunctuation(words.at(number)) === word));

  return {
    lexicon,
    index: {
      ...createWeighing({
        length: parts.reduce((sum, { length }) => sum + length, 0),
        weighWord: ({ inName, inCode }, weights) => {
          for (const part of placed) {
            weighNames(part.own, inName, slice(weights, part));
            weighCodes(part.codes, inCode, slice(weights, part));
          }
        },
        hasWord: ({ inName, inCode }) =>
          placed.some(({ own, codes }) => own.words.some(inName, () => true) || codes.texts.some(inCode, () => true)),
      }),
      weighMeasure: (measure) => (weights) => {
        for (const part of placed) weighMeasures(part.own, measure, slice(weights, part));
      },
      withCode: (code) => findCodeIn(parts, foldCode(code)),
    },
    words: {
      isWord: hasBare,
      otherForms: (word) =>
        findInflections(word).flatMap((form) => {
          const commonest = listCommonest(parts, language, ({ words }, visit) => words.some(form, visit));
          return commonest.get(form)?.folded ?? [];
        }),
      ...createNearWords(snapshot, parts),
    },
  };
};

/** What is asked about the codes of orders. */
export const createCodeIndex = (
  { catalog, families }: Pick<SearchableSnapshot, 'catalog' | 'families'>,
  parts: readonly PlacedPart[],
): CodeIndex => {
  const { starts, members, parents } = families;
  const isParent = new Set(parents);
  const find = (code: string) => findCodeIn(parts, code);
  return {
    catalog,
    find,
    variantsOf: (at) =>
      isParent.has(at) ? Array.from(members.subarray(starts[at], starts[at + 1])).filter((one) => one !== at) : [],
    isDeleted: (code) => parts.some(({ deletedCodes }) => deletedCodes.has(code)),
    neighbours: (code, beginning) => {
      const alike = new Set<string>();
      for (const { codes } of parts)
        codes.texts.some(beginning, (item, begins) => {
          if (begins) for (const own of codes.texts.at(item).split(' ')) if (own.startsWith(beginning)) alike.add(own);
          return false;
        });
      return findNeighbours([...alike].sort(), code);
    },
  };
};
