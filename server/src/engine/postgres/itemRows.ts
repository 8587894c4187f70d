import type { Language } from '@/shared/i18n/languages';
import { toAmountOrNull } from '@/shared/money/cents';

import type { StockItemsTable } from '../../db/tables';
import { indexCodes, indexName, readStoredText } from './indexedText';

export const offerMark = 1;
export const recentMark = 2;

/** A row of the table of a language, as JSON. */
export type SearchRow = {
  catalog_id: number;
  stock_item_id: number;
  ord: number;
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

type Described = { item: StockItemsTable; kinship: Kinship; valueIds: number[]; catalogNumber: number };

export const toSearchRow = ({ item, kinship, valueIds, catalogNumber }: Described, language: Language): SearchRow => {
  const name = readStoredText(item[`name_${language}`]);
  const code = readStoredText(item.code);
  const { words, bare, grams, measures } = indexName(name);
  const { head, is_parent, is_head, family } = kinship;
  const isVariantOfItem = head !== undefined && !is_head && head.stock_item_id === family;
  return {
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
    codes: indexCodes(code, readStoredText(item.additional_code)),
    grams: listOrNull(grams),
    measures: listOrNull(measures),
  };
};
