import type { StockItem } from '@/contracts/inventory';

import { someChance } from '../../../test/support/builders/aCatalogue';

const cut = (chance: () => number, text: string, longest: number): string => {
  const length = 2 + Math.floor(chance() * (longest - 1));
  const from = Math.floor(chance() * Math.max(1, text.length - length));
  return text.slice(from, from + length);
};

type Named = Pick<StockItem, 'name' | 'code' | 'additionalCode'>;

/** Typical buyer input: parts of codes, prefixes, two words, a code with a word, occasionally single letters. */
export const someQueries = (items: readonly Named[], count: number, seed: number): string[] => {
  const chance = someChance(seed);
  return Array.from({ length: count }, (_, number) => {
    const { name, code, additionalCode } = items[Math.floor(chance() * items.length)] ?? {};
    const words = (name ?? '').split(' ');
    switch (number % 10) {
      case 0:
        return (code ?? 'k').slice(0, 1);
      case 1:
      case 2:
      case 3:
        return cut(chance, code ?? '', 6);
      case 4:
        return cut(chance, additionalCode ?? code ?? '', 6);
      case 5:
      case 6:
        return (words[0] ?? '').slice(0, 2 + Math.floor(chance() * 5));
      case 7:
        return `${words[0] ?? ''} ${words[1] ?? ''}`;
      case 8:
        return `${(code ?? '').slice(0, 4)} ${(words[0] ?? '').slice(0, 3)}`;
      default:
        return (name ?? '').slice(0, 12);
    }
  });
};
