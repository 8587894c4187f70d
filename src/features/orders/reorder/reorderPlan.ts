import type { LineToAdd } from '@/features/cart/addLines';
import { orderedItem } from '@/features/cart/orderedItem';
import type { Language } from '@/shared/i18n/languages';
import { readQuantity, type QuantityFault } from '@/shared/lib/readQuantity';
import { nowPrice, type LineThenAndNow } from './reorderLines';
import type { ReorderState } from './reorderSlice';

export type PlannedLine = LineThenAndNow & {
  text: string;
  /** Null where what is written is no quantity. */
  wanted: number | null;
  fault: QuantityFault | null;
  isChosen: boolean;
  /** What a piece costs now at the quantity wanted. */
  price: number | null;
  state: 'sold';
  fate: 'open' | 'asked' | 'added' | 'failed';
};

const getLineOutcome = ({ isAdding, asked, outcomes }: ReorderState, stockItemId: number): PlannedLine['fate'] => {
  const outcome = outcomes[stockItemId];
  if (outcome && outcome.state !== 'stopped') return outcome.state;
  return !outcome && isAdding && asked.includes(stockItemId) ? 'asked' : 'open';
};

/** The lines that can be ordered, with what was written about them and what became of them. */
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

/** What the cart is still to be asked for. A failed line goes back as it was, so that it cannot be added twice. */
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
