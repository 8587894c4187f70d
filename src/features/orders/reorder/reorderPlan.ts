import type { LineToAdd } from '@/features/cart/addLines';
import { orderedItem } from '@/features/cart/orderedItem';
import type { Language } from '@/shared/i18n/languages';
import { readQuantity, type QuantityFault } from '@/shared/lib/readQuantity';
import { nowPrice, type LineThenAndNow } from './reorderLines';
import type { ReorderState } from './reorderSlice';

export type PlannedLine = LineThenAndNow & {
  text: string;
  /** Null if the input is not a valid quantity. */
  wanted: number | null;
  fault: QuantityFault | null;
  isChosen: boolean;
  /** The current unit price for the wanted quantity. */
  price: number | null;
  state: 'sold';
  fate: 'open' | 'asked' | 'added' | 'failed';
};

const getLineOutcome = ({ isAdding, asked, outcomes }: ReorderState, stockItemId: number): PlannedLine['fate'] => {
  const outcome = outcomes[stockItemId];
  if (outcome && outcome.state !== 'stopped') return outcome.state;
  return !outcome && isAdding && asked.includes(stockItemId) ? 'asked' : 'open';
};

/** The lines that can be ordered, with the user's input and their outcomes. */
export const planLines = (
  lines: readonly LineThenAndNow[],
  reorder: ReorderState,
  language: Language,
  written: (quantity: number) => string,
): PlannedLine[] =>
  lines.flatMap((line) => {
    if (line.state !== 'sold') return [];
    const draft = reorder.drafts[line.stockItemId];
    const text = draft?.quantity ?? written(line.quantity);
    const { quantity: wanted, fault } = readQuantity(text, language);
    return [
      {
        ...line,
        state: 'sold' as const,
        text,
        wanted,
        fault,
        isChosen: !draft?.isLeftOut,
        price: nowPrice(line, wanted ?? line.quantity),
        fate: getLineOutcome(reorder, line.stockItemId),
      },
    ];
  });

/** The lines still to be added to the cart. A failed line is retried unchanged, so that it cannot be added twice. */
export const linesToAdd = (planned: readonly PlannedLine[], { outcomes }: ReorderState): LineToAdd[] =>
  planned.flatMap(({ stockItemId, item, wanted, isChosen, fate }) => {
    const outcome = outcomes[stockItemId];
    if (fate === 'failed' && outcome) return [outcome.line];
    return fate === 'open' && isChosen && item && wanted !== null ? [{ ...orderedItem(item), quantity: wanted }] : [];
  });

/** In cents, because a sum of fractions would drift. */
export const sumOfPlan = (planned: readonly PlannedLine[]): number =>
  planned
    .filter(({ isChosen, fate }) => isChosen || fate !== 'open')
    .reduce((cents, { price, wanted }) => cents + Math.round((price ?? 0) * 100) * (wanted ?? 0), 0) / 100;
