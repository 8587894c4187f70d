// Generated from orders.yaml by `npm run api:generate`.

/** A failure: isSuccessful is false, regardless of the status */
export type ErrorEnvelope = {
  isSuccessful: false;
  /** What went wrong, in the language of the request */
  message: string;
  /** A machine-readable reason, independent of the language */
  code?: string;
  /** Identifies this request in the log of the service */
  requestId?: string;
  /** Our own extension, with `stockShort`: what is left of each line of which there is not enough */
  shortages?: StockShortage[];
};

/** Our own extension: an item of which there is less than the cart has */
export type StockShortage = {
  stockItemId: number;
  /** What can be ordered now */
  available: number;
  /** When more arrives, as YYYY-MM-DD; null if unknown */
  expectedDate: string | null;
};

/** Spec §3, order push payload; its constants in spec §9 */
export type OrderPush = {
  accountId: number;
  companyId: number;
  catalogId: number;
  clientId: number;
  /** ShoppingCart (spec §9) */
  username: string;
  /** USD (spec §9) */
  moneyTypeId: string;
  /** The idempotency key, one per catalogue and confirmation */
  uuid: string;
  /** The rate in per cent that the client confirmed, from the environment named tax */
  taxes: number;
  comment: string;
  /** False (spec §9); true orders everything without prices */
  putAllPriceZero: boolean;
  /** Our own extension: the client's own reference. It and the next two are sent only where the configuration says that the service knows them (`order.fields`), and are part of the comment elsewhere */
  purchaseOrder?: string;
  /** Our own extension: where to deliver, if the client says so */
  deliveryAddress?: string;
  /** Our own extension: the day for which the client wishes the delivery, as YYYY-MM-DD, not before today in the shop's time zone (409 `wishedDatePast`) */
  wishedDate?: string;
};

/** The order that a push created */
export type PushedOrder = {
  orderId: number;
  orderNumber: string | null;
  uuid: string;
  date: string | null;
  status: string | null;
  moneyTypeId: string | null;
  subtotal: number | null;
  /** In per cent */
  taxRate: number | null;
  taxAmount: number | null;
  total: number | null;
  lineCount: number | null;
};

export type PushedOrdersEnvelope = {
  isSuccessful: boolean;
  message?: string | null;
  data: PushedOrder[];
};

export type AcceptedEnvelope = {
  isSuccessful: boolean;
  message?: string | null;
  data: object[];
};

export type OrdersInputs = { pushShoppingCart: { body: OrderPush }; requestApproval: { body: OrderPush } };

export type OrdersOutputs = { pushShoppingCart: PushedOrdersEnvelope; requestApproval: AcceptedEnvelope };
