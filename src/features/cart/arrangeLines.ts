import { foldCode, foldText } from '@/engine/text/foldText';
import type { Language } from '@/shared/i18n/languages';

import type { LineItem } from './state/cartSelectors';
import type { CartSortOrder } from './state/cartViewSlice';

type Arrangement = { text: string; sort: CartSortOrder; language: Language };

const matches = (line: LineItem, words: readonly string[]): boolean => {
  const text = foldText(`${line.name ?? ''} ${line.code ?? ''} ${line.additionalCode ?? ''}`);
  const codes = [line.code, line.additionalCode].map((code) => foldCode(code ?? ''));
  return words.every((word) => {
    const code = foldCode(word);
    return text.includes(foldText(word)) || (code !== '' && codes.some((known) => known.includes(code)));
  });
};

/** The lines as the client wants to see them: every word of the filter is in the name or in a code. */
export const arrangeLines = (
  lines: readonly LineItem[],
  { text, sort, language }: Arrangement,
): readonly LineItem[] => {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const found = words.length === 0 ? lines : lines.filter((line) => matches(line, words));
  if (sort === 'added') return found;
  if (sort === 'newest') return [...found].reverse();
  const collator = new Intl.Collator(language, { numeric: true });
  return [...found].sort((one, other) => collator.compare(one[sort] ?? '', other[sort] ?? ''));
};
