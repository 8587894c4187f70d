import type { FavouriteLine } from '@/features/favourites/state/favouriteList';
import { sumAmounts } from '@/shared/money/cents';

/** A line of a cart or an order; amounts are null where they are unknown. */
export type SharedLine = FavouriteLine & {
  code: string;
  name: string;
  unitPrice: number | null;
  total: number | null;
};

/** What is shared: items, quantities and prices, but nothing about the client. */
export type SharedContent = { title: string; lines: readonly SharedLine[] };

type TextFormat = {
  heading: string;
  formatLine: (line: SharedLine) => string;
  formatTotal: (total: number) => string;
};

/** For a message or a mail: a heading, one line each, and their total before taxes. */
export const toSharedText = (
  lines: readonly SharedLine[],
  { heading, formatLine, formatTotal }: TextFormat,
): string => {
  const sum = sumAmounts(lines.map(({ total }) => total ?? 0));
  return [heading, '', ...lines.map(formatLine), '', formatTotal(sum)].join('\n');
};
