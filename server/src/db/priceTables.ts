export type PriceListsTable = {
  price_list_id: number;
  account_id: number;
  name: string;
  /** Replaced with every import. */
  version: string;
};

/** What a list says of an item, or of its whole catalogue: either a discount or prices. */
export type ListPricesTable = {
  price_list_id: number;
  catalog_id: number;
  /** 0 for all items of the catalogue that have no row of their own. */
  stock_item_id: number;
  /** The first and the last day, as YYYY-MM-DD. */
  valid_from: string;
  valid_until: string;
  /** In basis points: 1200 is 12 % off the public prices. */
  discount: number | null;
  price_cents: number | null;
  best_price_cents: number | null;
  quantity_best_price: number | null;
};

export type PriceTables = { price_lists: PriceListsTable; list_prices: ListPricesTable };
