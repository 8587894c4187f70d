import type { LineToAdd } from '@/features/cart/adding/addLines';
import { isUnderWay, type AddingRun } from '@/features/cart/adding/addingSlice';
import { cartLineId } from '@/features/cart/cartCopy';
import { orderedItem } from '@/features/cart/orderedItem';
import type { Language } from '@/shared/i18n/languages';
import { readQuantity, type QuantityFault } from '@/shared/lib/readQuantity';
import type { CatalogItem } from '@/api/catalogueApi';
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
  item: CatalogItem;
  state: 'sold';
  /** How the line is known to the cart. */
  rowId: string;
  fate: 'open' | 'asked' | 'added' | 'failed';
};

const getFate = (run: AddingRun | undefined, rowId: string): PlannedLine['fate'] => {
  const outcome = run?.outcomes[rowId];
  if (outcome && outcome.state !== 'stopped') return outcome.state;
  return !outcome && isUnderWay(run) && run?.asked.includes(rowId) ? 'asked' : 'open';
};

type Input = {
  drafts: ReorderState['drafts'];
  run: AddingRun | undefined;
  language: Language;
  formatQuantity: (quantity: number) => string;
};

/** The lines that can be ordered, with the user's input and their outcomes. */
export const planLines = (
  lines: readonly LineThenAndNow[],
  { drafts, run, language, formatQuantity }: Input,
): PlannedLine[] =>
  lines.flatMap((line) => {
    const { item } = line;
    if (line.state !== 'sold' || !item) return [];
    const rowId = cartLineId(item);
    const draft = drafts[line.stockItemId];
    const text = draft?.quantity ?? formatQuantity(line.quantity);
    const { quantity: wanted, fault } = readQuantity(text, language);
    return [
      {
        ...line,
        item,
        state: 'sold' as const,
        rowId,
        text,
        wanted,
        fault,
        isChosen: !draft?.isLeftOut,
        price: nowPrice(line, wanted ?? line.quantity),
        fate: getFate(run, rowId),
      },
    ];
  });

/** The lines still to be added to the cart. A failed line is retried unchanged, so that it cannot be added twice. */
export const linesToAdd = (planned: readonly PlannedLine[], run: AddingRun | undefined): LineToAdd[] =>
  planned.flatMap(({ rowId, item, wanted, isChosen, fate }) => {
    const outcome = run?.outcomes[rowId];
    if (fate === 'failed' && outcome) return [outcome.line];
    return fate === 'open' && isChosen && wanted !== null ? [{ ...orderedItem(item), quantity: wanted }] : [];
  });

/** In cents, because a sum of fractions would drift. */
export const sumOfPlan = (planned: readonly PlannedLine[]): number =>
  planned
    .filter(({ isChosen, fate }) => isChosen || fate !== 'open')
    .reduce((cents, { price, wanted }) => cents + Math.round((price ?? 0) * 100) * (wanted ?? 0), 0) / 100;
