import { takeOff } from '@/shared/money/prices';

import type { ListPricesTable } from '../db/priceTables';
import type { PricedItemRow } from '../orders/cartLine';

/** What a client's list says today of some items of a catalogue, by item. */
export type ClientPrices = ReadonlyMap<number, ListPricesTable>;

export const wholeCatalogue = 0;

/** In files: the code of the whole catalogue. */
export const allItems = '*';

/** The days of prices without a beginning or an end. */
export const firstDay = '0001-01-01';
export const lastDay = '9999-12-31';

export const toClientPrices = (rows: ListPricesTable[]): ClientPrices =>
  new Map(rows.map((row) => [row.stock_item_id, row]));

type ListPrice = Pick<ListPricesTable, 'discount' | 'price_cents' | 'best_price_cents' | 'quantity_best_price'>;

/** The item with the prices of a client, who pays the public ones where no list says otherwise. */
export const withClientPrice = <Item extends PricedItemRow>(item: Item, prices: ClientPrices): Item =>
  withListPrice(item, prices.get(item.stock_item_id) ?? prices.get(wholeCatalogue));

type Priced = Pick<PricedItemRow, 'price_cents' | 'best_price_cents' | 'quantity_best_price'>;

export const withListPrice = <Item extends Priced>(item: Item, own: ListPrice | undefined): Item => {
  if (!own) return item;
  const { discount, price_cents, best_price_cents, quantity_best_price } = own;
  if (discount === null) return { ...item, price_cents, best_price_cents, quantity_best_price };
  const reduce = (cents: number | null) => (cents === null ? null : takeOff(cents, discount));
  return { ...item, price_cents: reduce(item.price_cents), best_price_cents: reduce(item.best_price_cents) };
};

/** Another one whenever the prices of a list may have changed, which begin and end with a day; null without a list. */
export const toListKey = ({ priceList }: { priceList: string | null }, today: string): string | null =>
  priceList === null ? null : `${priceList} ${today}`;
