import type { GetQuantityRule } from '@/features/cart/state/quantityRules';
import type { CatalogItem, CodeCheck, NearCode } from '@/api/codesApi';
import type { Language } from '@/shared/i18n/languages';
import { anyQuantity, findAllowed, type QuantityRule } from '@/shared/lib/quantityRule';
import { type QuantityFault, type QuantityReading, readQuantity } from '@/shared/lib/readQuantity';
import { toCents } from '@/shared/money/cents';
import { isOrderable, unitPrice } from '@/shared/money/prices';

import { isLocked, type PadRow } from './state/padRow';

export type LineState =
  | 'empty'
  | 'checking'
  | 'ready'
  | 'failed'
  | 'unsettled'
  | 'choose'
  | 'chooseVariant'
  | 'unknown'
  | 'deleted'
  | 'notForSale'
  | 'badNumber'
  | 'noCode';

/** A row with the result of checking it. */
export type PadLine = {
  row: PadRow;
  state: LineState;
  item: CatalogItem | null;
  options: CatalogItem[];
  /** The item whose variants are the options. */
  parent: CatalogItem | null;
  near: NearCode[];
  quantity: number | null;
  /** Why the typed quantity is invalid. */
  fault: QuantityFault | null;
  /** What the quantity can be, together with other lines of the item. */
  rule: QuantityRule;
  /** The unit price at the combined quantity of all lines with this item. */
  price: number | null;
};

export type CodeChecks = Readonly<Record<string, CodeCheck>>;

type CheckedRow = Omit<PadLine, 'price'>;

const createLine = (row: PadRow, state: LineState, reading: QuantityReading): CheckedRow => ({
  row,
  state,
  item: null,
  options: [],
  parent: null,
  near: [],
  rule: anyQuantity,
  ...reading,
});

const getFoundState = (row: PadRow, item: CatalogItem, quantity: number | null): LineState => {
  if (!isOrderable(item)) return 'notForSale';
  if (quantity === null) return 'badNumber';
  if (row.failure) return 'failed';
  return isLocked(row) ? 'unsettled' : 'ready';
};

const getOpenState = (parent: CatalogItem | null, options: readonly CatalogItem[]): LineState => {
  if (!parent) return 'choose';
  return options.length > 0 ? 'chooseVariant' : 'notForSale';
};

const checkRow = (row: PadRow, codes: CodeChecks, language: Language): CheckedRow => {
  const reading = readQuantity(row.quantity, language);
  if (row.code === '') return createLine(row, row.quantity === '' ? 'empty' : 'noCode', reading);
  const check = codes[row.code];
  if (!check) return createLine(row, 'checking', reading);
  if (check.state === 'deleted') return createLine(row, 'deleted', reading);
  if (check.state === 'unknown') return { ...createLine(row, 'unknown', reading), near: check.near };
  const { items, parent } = check;
  const [only = null] = items;
  const item = items.length === 1 && !parent ? only : (items.find(({ key }) => key === row.choice) ?? null);
  const state = item ? getFoundState(row, item, reading.quantity) : getOpenState(parent, items);
  return { ...createLine(row, state, reading), item, options: items, parent };
};

const sendable: ReadonlySet<LineState> = new Set(['ready', 'failed', 'unsettled']);

const canBeSent = ({ state }: Pick<PadLine, 'state'>): boolean => sendable.has(state);

/** Lines that are left behind once the valid ones have been added. */
export const isInvalid = ({ state }: Pick<PadLine, 'state'>): boolean =>
  !sendable.has(state) && state !== 'empty' && state !== 'checking';

/** Lines that may already be in the cart are settled as they were sent. */
const applyRule = (line: CheckedRow, sum: number, getRule: GetQuantityRule): CheckedRow => {
  const { item, quantity, row } = line;
  if (!item || isLocked(row)) return line;
  const rule = getRule(item, sum - (quantity ?? 0));
  const allowed = canBeSent(line) && quantity !== null ? findAllowed(rule, quantity) : null;
  return allowed ? { ...line, rule, state: 'badNumber', fault: { reason: 'notAllowed', allowed } } : { ...line, rule };
};

/** A row that stands alone. */
export const checkSingleRow = (
  row: PadRow,
  codes: CodeChecks,
  language: Language,
  getRule: GetQuantityRule,
): PadLine => {
  const checked = checkRow(row, codes, language);
  const price = checked.item ? unitPrice(checked.item, checked.quantity ?? 1) : null;
  return { ...applyRule(checked, checked.quantity ?? 0, getRule), price };
};

/** Spec §7: the best price depends on the combined quantity of all lines with the same item. */
export const checkRows = (
  rows: readonly PadRow[],
  codes: CodeChecks,
  language: Language,
  getRule: GetQuantityRule,
): PadLine[] => {
  const checked = rows.map((row) => checkRow(row, codes, language));
  const sums = new Map<string, number>();
  for (const { item, quantity } of checked) {
    if (item && quantity !== null) sums.set(item.key, (sums.get(item.key) ?? 0) + quantity);
  }
  return checked.map((line) => ({
    ...applyRule(line, sums.get(line.item?.key ?? '') ?? 0, getRule),
    price: line.item ? unitPrice(line.item, sums.get(line.item.key) ?? 1) : null,
  }));
};

export const getTotal = (lines: readonly PadLine[]): number =>
  lines.filter(canBeSent).reduce((cents, { price, quantity }) => cents + toCents(price ?? 0) * (quantity ?? 0), 0) /
  100;
