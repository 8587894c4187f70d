import { type AddingRun, isUnderWay } from '@/features/cart/state/adding/addingSlice';
import type { LineToAdd } from '@/features/cart/state/adding/addLines';
import { cartLineId, toOrderedItem } from '@/features/cart/state/cartModel';
import type { GetQuantityRule } from '@/features/cart/state/quantityRules';
import type { CatalogItem } from '@/api/catalogueApi';
import type { Language } from '@/shared/i18n/languages';
import type { QuantityRule } from '@/shared/lib/quantityRule';
import { type QuantityFault, readQuantity } from '@/shared/lib/readQuantity';
import { divideCents, multiplyAmount, sumAmounts, toAmount, toCents } from '@/shared/money/cents';
import { isOrderable, unitPrice } from '@/shared/money/prices';
import type { OrderLine } from '@/contracts/inventory';

import type { ReorderState } from '../state/reorderSlice';

/**
 * A line of an order with its current item. Lines of the same item are merged, because a cart has one line per item.
 */
export type ComparedLine = Pick<OrderLine, 'stockItemId' | 'name' | 'code' | 'quantity'> & {
  /** Null if it could not be read. */
  orderedPrice: number | null;
  /** Null if it is no longer sold, or was never found in the catalogue. */
  item: CatalogItem | null;
  state: 'sold' | 'gone' | 'hasVariants' | 'unpriced';
};

const getItemState = (item: CatalogItem | null): ComparedLine['state'] => {
  if (!item) return 'gone';
  if (item.isParent) return 'hasVariants';
  return item.price === null ? 'unpriced' : 'sold';
};

/** `items` as the engine returns them, without deleted and unknown ones. */
export const compareLines = (lines: readonly OrderLine[], items: readonly (CatalogItem | null)[]): ComparedLine[] => {
  const now = new Map(items.flatMap((item) => (item ? [[item.stockItemId, item] as const] : [])));
  const merged = new Map<number, ComparedLine>();
  for (const { stockItemId, name, code, quantity, unitPrice: orderedPrice } of lines) {
    const known = merged.get(stockItemId);
    const item = now.get(stockItemId) ?? null;
    if (known) {
      known.orderedPrice =
        known.orderedPrice === null || orderedPrice === null
          ? null
          : toAmount(
              divideCents(
                toCents(known.orderedPrice) * known.quantity + toCents(orderedPrice) * quantity,
                known.quantity + quantity,
              ),
            );
      known.quantity += quantity;
    } else
      merged.set(stockItemId, { stockItemId, name, code, quantity, orderedPrice, item, state: getItemState(item) });
  }
  return [...merged.values()];
};

/** The current unit price for a quantity; null if the item is unavailable. */
export const getCurrentPrice = ({ item }: Pick<ComparedLine, 'item'>, quantity: number): number | null =>
  item ? unitPrice(item, quantity) : null;

export type PriceChange = 'same' | 'higher' | 'lower';

export const getPriceChange = (orderedPrice: number, now: number): PriceChange => {
  const difference = toCents(now) - toCents(orderedPrice);
  if (difference === 0) return 'same';
  return difference > 0 ? 'higher' : 'lower';
};

export type PlannedLine = ComparedLine & {
  text: string;
  /** Null if the input is not a valid quantity. */
  newQuantity: number | null;
  fault: QuantityFault | null;
  rule: QuantityRule;
  isChosen: boolean;
  /** The current unit price for the new quantity. */
  price: number | null;
  item: CatalogItem;
  state: 'sold';
  /** The id of the line while it is being added to the cart. */
  rowId: string;
  status: 'open' | 'pending' | 'added' | 'failed';
};

const getStatus = (run: AddingRun | undefined, rowId: string): PlannedLine['status'] => {
  const outcome = run?.outcomes[rowId];
  if (outcome && outcome.state !== 'stopped') return outcome.state;
  return !outcome && isUnderWay(run) && run?.rowIds.includes(rowId) ? 'pending' : 'open';
};

type Input = {
  drafts: ReorderState['drafts'];
  run: AddingRun | undefined;
  language: Language;
  getRule: GetQuantityRule;
  formatQuantity: (quantity: number) => string;
};

/** The lines that can be ordered, with the user's input and their outcomes. */
export const planLines = (
  lines: readonly ComparedLine[],
  { drafts, run, language, getRule, formatQuantity }: Input,
): PlannedLine[] =>
  lines.flatMap((line) => {
    const draft = drafts[line.stockItemId];
    const item = line.state === 'hasVariants' ? draft?.variant : line.item;
    if (!item || !isOrderable(item)) return [];
    const rowId = cartLineId(item);
    const text = draft?.quantity ?? formatQuantity(line.quantity);
    const rule = getRule(item);
    const { quantity: newQuantity, fault } = readQuantity(text, language, rule);
    return [
      {
        ...line,
        item,
        state: 'sold' as const,
        rowId,
        text,
        newQuantity,
        fault,
        rule,
        isChosen: !draft?.isLeftOut,
        price: getCurrentPrice({ item }, newQuantity ?? line.quantity),
        status: getStatus(run, rowId),
      },
    ];
  });

/** The lines still to be added to the cart. A failed line is retried unchanged, so that it cannot be added twice. */
export const linesToAdd = (planned: readonly PlannedLine[], run: AddingRun | undefined): LineToAdd[] =>
  planned.flatMap(({ rowId, item, newQuantity, isChosen, status }) => {
    const outcome = run?.outcomes[rowId];
    if (status === 'failed' && outcome) return [outcome.line];
    return status === 'open' && isChosen && newQuantity !== null
      ? [{ ...toOrderedItem(item), quantity: newQuantity }]
      : [];
  });

export const getPlanTotal = (planned: readonly PlannedLine[]): number =>
  sumAmounts(
    planned
      .filter(({ isChosen, status }) => isChosen || status !== 'open')
      .map(({ price, newQuantity }) => multiplyAmount(price ?? 0, newQuantity ?? 0)),
  );
