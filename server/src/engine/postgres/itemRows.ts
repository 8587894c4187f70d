import { createHash } from 'node:crypto';

import { classify } from '@/engine/search/priceRanges';
import type { Language } from '@/shared/i18n/languages';
import { toAmountOrNull } from '@/shared/money/cents';

import type { StockItemsTable } from '../../db/tables';
import { gramsOf, indexCodes, indexName, readStoredText } from './indexedText';

export const offerMark = 1;
export const recentMark = 2;

/** A row of the table of a language, as JSON. */
export type SearchRow = {
  catalog_id: number;
  stock_item_id: number;
  ord: number;
  /** As text: it may exceed what a number holds exactly. */
  group_id: string;
  category_id: number | null;
  own_marks: number;
  marks: number;
  is_parent: boolean;
  family: number | null;
  is_head: boolean;
  price: number | null;
  value_ids: number[] | null;
  name: string | null;
  code: string | null;
  words: string;
  bare: string | null;
  codes: string;
  grams: number[] | null;
  measures: string[] | null;
};

/** What an item is in its family: variants are sold in place of their parent. */
export type Kinship = Pick<SearchRow, 'is_parent' | 'family' | 'is_head'> & {
  /** The item that represents the family, perhaps this one. */
  head: StockItemsTable | undefined;
  /** In cents; that of a parent is the lowest of its variants. */
  price: number | null;
};

const positionsPerCatalog = 2 ** 32;

export const parentOf = ({ stock_item_id, stock_item_parent_id }: StockItemsTable): number | null =>
  stock_item_parent_id === stock_item_id ? null : stock_item_parent_id;

const marksOf = ({ is_offer, is_new }: StockItemsTable) =>
  (is_offer === 1 ? offerMark : 0) | (is_new === 1 ? recentMark : 0);

const listOrNull = <Entry>(list: Entry[]) => (list.length === 0 ? null : list);

/** `relatives` are the items of the same family that are not deleted, in the order of the list. */
export const findKinship = (item: StockItemsTable, relatives: readonly StockItemsTable[]): Kinship => {
  const parentId = parentOf(item);
  if (parentId !== null) {
    const parent = relatives.find((other) => other.stock_item_id === parentId);
    const head = parent ?? relatives.find((other) => parentOf(other) === parentId) ?? item;
    const is_head = head.stock_item_id === item.stock_item_id;
    return { family: parentId, is_head, is_parent: false, head, price: item.price_cents };
  }
  const variants = relatives.filter((other) => parentOf(other) === item.stock_item_id);
  if (variants.length === 0)
    return { family: null, is_head: false, is_parent: false, head: undefined, price: item.price_cents };
  const prices = variants.flatMap((variant) => variant.price_cents ?? []);
  const price = prices.length === 0 ? null : prices.reduce((one, other) => Math.min(one, other));
  return { family: item.stock_item_id, is_head: true, is_parent: true, head: item, price };
};

/** A number made of what counts, so that all items that count alike have it. */
const groupOf = (row: Omit<SearchRow, 'group_id'>): string => {
  const { catalog_id, category_id, marks, is_parent, value_ids, price } = row;
  const parts = [catalog_id, category_id, marks, is_parent, value_ids, classify(price ?? NaN)];
  return createHash('sha256').update(JSON.stringify(parts)).digest().readBigInt64BE(0).toString();
};

type Described = { item: StockItemsTable; kinship: Kinship; valueIds: number[]; catalogNumber: number };

export const toSearchRow = ({ item, kinship, valueIds, catalogNumber }: Described, language: Language): SearchRow => {
  const name = readStoredText(item[`name_${language}`]);
  const code = readStoredText(item.code);
  const { words, bare, measures } = indexName(name);
  const codes = indexCodes(code, readStoredText(item.additional_code));
  const { head, is_parent, is_head, family } = kinship;
  const isVariantOfItem = head !== undefined && !is_head && head.stock_item_id === family;
  const row = {
    catalog_id: item.catalog_id,
    stock_item_id: item.stock_item_id,
    ord: catalogNumber * positionsPerCatalog + item.position,
    category_id: item.stock_category_id,
    own_marks: marksOf(item),
    marks: marksOf(item) | (isVariantOfItem ? marksOf(head) : 0),
    is_parent,
    family,
    is_head,
    price: toAmountOrNull(kinship.price),
    value_ids: listOrNull(valueIds),
    name,
    code,
    words,
    bare: bare === words ? null : bare,
    codes,
    grams: listOrNull(gramsOf(`${words} ${codes}`)),
    measures: listOrNull(measures),
  };
  return { ...row, group_id: groupOf(row) };
};
