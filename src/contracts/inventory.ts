// Generated from inventory.yaml by `npm run api:generate`.

/** An answer that failed: isSuccessful is false, whatever the status */
export type ErrorEnvelope = {
  isSuccessful: false;
  /** What went wrong, in the language of the request */
  message: string;
  /** What went wrong, for programs; it does not depend on the language */
  code?: string;
  /** What the service wrote in its log about this request */
  requestId?: string;
};

/** Spec §3, category */
export type Category = {
  stockCategoryId: number;
  /** Null for a category at the top */
  parentStockCategoryId: number | null;
  name: string | null;
  deleted: boolean;
};

export type CategoriesEnvelope = {
  isSuccessful: boolean;
  data: Category[];
};

/** Spec §3, stock item. What bad data may lack is nullable. */
export type StockItem = {
  stockItemId: number;
  name: string | null;
  code: string | null;
  additionalCode: string | null;
  stockCategoryId: number | null;
  /** The parent of a variant */
  stockItemParentId: number | null;
  /** Whether the item has variants */
  isParent: boolean;
  /** A file under /StockItemImages of the blob storage */
  imageUrl: string | null;
  deleted: boolean;
  /** Highlighted */
  isOffer: boolean;
  /** Recent */
  isNew: boolean;
  price: number | null;
  /** The unit price from quantityBestPrice upward */
  bestPrice: number | null;
  quantityBestPrice: number | null;
};

export type StockItemsEnvelope = {
  isSuccessful: boolean;
  data: StockItem[];
};

/** A header under which features of stock items stand */
export type HeaderFeature = {
  stockItemHeaderFeatureId: number;
  name: string;
};

export type HeaderFeaturesEnvelope = {
  isSuccessful: boolean;
  data: HeaderFeature[];
};

/** A datum, a further picture or a file of a stock item; what it is not is null */
export type ItemFeature = {
  stockItemFeatureId: number;
  stockItemId: number | null;
  stockItemHeaderFeatureId: number | null;
  name: string;
  value: string | null;
  /** A file under /StockItemFeatureImages of the blob storage */
  imageUrl: string | null;
  /** A file under /StockItemFeatureFiles of the blob storage */
  fileUrl: string | null;
};

export type ItemFeaturesEnvelope = {
  isSuccessful: boolean;
  data: ItemFeature[];
};

export type Credentials = {
  username: string;
  password: string;
};

/** Spec §3, client: clientId and name. A password that a provider adds is removed before anything is kept. */
export type Client = {
  clientId: number;
  name: string;
  username?: string | null;
  email?: string | null;
  phone?: string | null;
  address?: string | null;
};

export type ClientsEnvelope = {
  isSuccessful: boolean;
  data: Client[];
};

export type PasswordChange = {
  clientId: number;
  /** The present password */
  password: string;
  newPassword: string;
};

export type ForgottenPassword = {
  username: string;
};

export type PasswordReset = {
  resetToken: string;
  newPassword: string;
};

/** An answer that says that something was done, and has no data */
export type AcceptedEnvelope = {
  isSuccessful: boolean;
  message?: string | null;
  data: string[];
};

/** Spec §3, an element of shoppingCarts; the first carries shoppingCartId */
export type CartLine = {
  shoppingCartId: number;
  quantity: number;
  /** The unit price when the line was last set, which may differ from that of the stock item now */
  price: number | null;
};

/** Spec §3, shopping cart info per catalogue: a stock item in the cart, with its lines */
export type CartItem = StockItem & {
  catalogId?: number;
  shoppingCarts: CartLine[];
};

export type CartEnvelope = {
  isSuccessful: boolean;
  message?: string | null;
  data: CartItem[];
  /** An extension of ours: changes with every change of the cart in this catalogue. Opaque, quotes included; goes back as If-Match of the push. */
  cartVersion?: string;
};

/** Spec §7, body of InsertEntity. The best price applies when quantity is at least quantityBestPrice. */
export type CartLineInsert = {
  clientId: number;
  stockItemId: number;
  quantity: number;
  /** The unit price that the client saw */
  price: number | null;
};

/** Spec §7, body of UpdateEntity */
export type CartLineUpdate = {
  clientId: number;
  stockItemId: number;
  quantity: number;
};

/** A stock item of an order, as far as a list of orders needs it to be searched and repeated */
export type OrderItem = {
  stockItemId: number;
  name: string | null;
  code: string | null;
  quantity: number;
};

/** Spec §3, order. catalogId is added by the application. Other fields are ours. */
export type Order = {
  orderId: number;
  orderNumber: string | null;
  /** The uuid of the push */
  uuid: string | null;
  clientId: number | null;
  /** UTC; shown shifted by the zone offset (spec §3) */
  date: string | null;
  /** Open: known ones, such as received, preparing, shipped, delivered, cancelled, are translated, others shown as they come */
  status: string | null;
  moneyTypeId: string | null;
  subtotal: number | null;
  /** In per cent */
  taxRate: number | null;
  taxAmount: number | null;
  total: number | null;
  comment: string | null;
  items: OrderItem[];
};

export type OrdersEnvelope = {
  isSuccessful: boolean;
  data: Order[];
};

/** A line of an order, with the item as it was when it was ordered */
export type OrderLine = {
  orderLineId: number;
  orderId: number | null;
  stockItemId: number;
  name: string | null;
  code: string | null;
  /** A file under /StockItemImages of the blob storage */
  imageUrl: string | null;
  quantity: number;
  unitPrice: number | null;
  total: number | null;
};

export type OrderLinesEnvelope = {
  isSuccessful: boolean;
  data: OrderLine[];
};
