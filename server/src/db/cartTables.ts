type CartsTable = {
  client_id: number;
  catalog_id: number;
  /** Whose it is: 0 for the client's own, which its people share unless each has one. */
  person_id: number;
  version: number;
};

type CartLinesTable = {
  shopping_cart_id: number;
  client_id: number;
  catalog_id: number;
  person_id: number;
  stock_item_id: number;
  quantity: number;
  /** The unit price when the line was last updated. An order recomputes its prices. */
  unit_price_cents: number;
  added_at: number;
};

export type SetAsideCartsTable = {
  client_id: number;
  /** Out of whose cart: 0 for the client's own. */
  person_id: number;
  cart_id: string;
  name: string;
  created_at: number;
  /** JSON. */
  lines: string;
  /** What the client has written about the order, as JSON. */
  note: string | null;
};

export type CartTables = { carts: CartsTable; cart_lines: CartLinesTable; set_aside_carts: SetAsideCartsTable };
