import { trimPunctuation } from '@/engine/text/foldText';
import type { Language } from '@/shared/i18n/languages';

import type { PlacedPart } from './itemPart';
import { countItems } from './packedItems';
import type { PartNames } from './textPart';

export type SpelledWord = { word: string; folded: string; spelled: string; count: number };

/** Words of names without punctuation, each in the spelling that names have most often. */
export const listCommonest = (
  parts: readonly PlacedPart[],
  language: Language,
  each: (names: PartNames, visit: (number: number) => boolean) => void,
): Map<string, SpelledWord> => {
  const bySpelling = new Map<string, { folded: string; count: number }>();
  for (const { names } of parts) {
    const { words, spelled, items } = names[language];
    each(names[language], (number) => {
      const folded = words.at(number);
      const own = spelled.get(number) ?? folded;
      const known = bySpelling.get(own) ?? { folded, count: 0 };
      known.count += countItems(items, number);
      bySpelling.set(own, known);
      return false;
    });
  }
  const commonest = new Map<string, SpelledWord>();
  for (const [spelled, { folded, count }] of bySpelling) {
    const word = trimPunctuation(folded);
    const other = commonest.get(word);
    if (!other || count > other.count || (count === other.count && folded < other.folded))
      commonest.set(word, { word, folded, spelled, count });
  }
  commonest.delete('');
  return commonest;
};
