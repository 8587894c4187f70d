// Generated from inventory.yaml by `npm run api:generate`.

/** A failure: isSuccessful is false, regardless of the status */
export type ErrorEnvelope = {
  isSuccessful: false;
  /** What went wrong, in the language of the request */
  message: string;
  /** A machine-readable reason, independent of the language */
  code?: string;
  /** Identifies this request in the log of the service */
  requestId?: string;
};

/** Spec §3, category */
export type Category = {
  stockCategoryId: number;
  /** Null for a top-level category */
  parentStockCategoryId: number | null;
  name: string | null;
  /** Its picture; null if it has none. Without this field it is `{stockCategoryId}.svg`, as in spec §7 */
  imageUrl?: string | null;
  deleted: boolean;
};

export type CategoriesEnvelope = {
  isSuccessful: boolean;
  data: Category[];
};

/** Spec §3, stock item. Fields that poor data may lack are nullable. */
export type StockItem = {
  stockItemId: number;
  name: string | null;
  code: string | null;
  additionalCode: string | null;
  stockCategoryId: number | null;
  /** The parent of a variant */
  stockItemParentId: number | null;
  /** Whether any item that is not deleted names this one as its parent; variants are sold in its place */
  isParent: boolean;
  /** A file under /StockItemImages in blob storage */
  imageUrl: string | null;
  deleted: boolean;
  /** Highlighted */
  isOffer: boolean;
  /** Recent */
  isNew: boolean;
  price: number | null;
  /** The unit price for quantities of quantityBestPrice and above */
  bestPrice: number | null;
  /** Counted like every quantity, in units */
  quantityBestPrice: number | null;
  /** An extension of ours. What quantities and prices count: `piece`, `pair`, `set`, `box`, `pack`, `bag`, `roll`, `sheet`, `kg`, `g`, `l`, `m` or `m2`. These are translated; others of up to 20 characters are shown as they are. */
  unit?: string;
  /** An extension of ours. The smallest quantity of a cart line; it counts as the next multiple of `quantityStep`. Values that are not whole numbers from 1 to 999999 are ignored, here and in the next field. */
  minimumQuantity?: number;
  /** An extension of ours. Cart lines have a multiple of this quantity. */
  quantityStep?: number;
  /** An extension of ours, which restricts nothing: how many a pack holds. Where `unit` is a pack itself (`set`, `box`, `pack`, `bag`, `roll`), quantities count such packs, shown as "2 boxes (12)"; otherwise units that come in packs, shown as "2 packs (12)". */
  packSize?: number;
};

export type StockItemsEnvelope = {
  isSuccessful: boolean;
  data: StockItem[];
};

/** A heading that groups features of stock items */
export type HeaderFeature = {
  stockItemHeaderFeatureId: number;
  name: string;
};

export type HeaderFeaturesEnvelope = {
  isSuccessful: boolean;
  data: HeaderFeature[];
};

/** A fact, an additional picture or a file about a stock item; the fields of the other kinds are null */
export type ItemFeature = {
  stockItemFeatureId: number;
  stockItemId: number | null;
  stockItemHeaderFeatureId: number | null;
  name: string;
  value: string | null;
  /** A file under /StockItemFeatureImages in blob storage */
  imageUrl: string | null;
  /** A file under /StockItemFeatureFiles in blob storage */
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

/** Spec §3, client: clientId and name. A password added by a provider is removed before the client is stored. */
export type Client = {
  clientId: number;
  name: string;
  username?: string | null;
  email?: string | null;
  phone?: string | null;
  address?: string | null;
  /** Our own extension: the number under which the client pays taxes, printed on what is filed */
  taxId?: string | null;
  /** Our own extension: other addresses that the client can choose for an order, one per line */
  deliveryAddresses?: string | null;
  /** An extension of ours: which of the people of the client has signed in; missing for the client itself */
  personId?: number;
  /** An extension of ours: who of the people of the client has signed in, whose username and email are those of the person then */
  personName?: string;
};

export type ClientsEnvelope = {
  isSuccessful: boolean;
  data: Client[];
};

export type PasswordChange = {
  clientId: number;
  /** The current password */
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

/** A confirmation without data */
export type AcceptedEnvelope = {
  isSuccessful: boolean;
  message?: string | null;
  data: string[];
};

/** Spec §3, an element of shoppingCarts; the first carries shoppingCartId */
export type CartLine = {
  shoppingCartId: number;
  quantity: number;
  /** The unit price when the line was last set, which may differ from the item's current price */
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
  /** Our own extension: changes whenever the cart in this catalogue changes. Opaque, quotes included; sent back as If-Match with the push. */
  cartVersion?: string;
};

/** An extension of ours. A value of a feature, and the items that have it. */
export type CatalogueFeatureValue = {
  /** Names the value in addresses, in every language. Letters, digits and hyphens. */
  key: string;
  name: string;
  stockItemIds: number[];
};

/** An extension of ours. A feature of several items, such as their material or brand. */
export type CatalogueFeature = {
  /** Names the feature in addresses, in every language. Letters, digits and hyphens. */
  key: string;
  name: string;
  values: CatalogueFeatureValue[];
};

export type CatalogueFeaturesEnvelope = {
  isSuccessful: boolean;
  message?: string | null;
  data: CatalogueFeature[];
};

/** An extension of ours. An item, the quantity that the client usually orders, and a note. */
export type FavouriteLine = {
  catalogId: number;
  stockItemId: number;
  quantity: number;
  /** Empty once the client has removed it; left out by services that keep no notes */
  note?: string;
};

/** An extension of ours. An item, the quantity that the client usually orders, and a note. */
export type FavouriteLineSave = {
  catalogId: number;
  stockItemId: number;
  quantity: number;
  note?: string;
};

/** An extension of ours. A list with the version that it replaces: 0 for a new one. */
export type FavouriteListSave = {
  name: string;
  /** Shown under a name in the language of the page until the client renames it */
  isUnnamed: boolean;
  version: number;
  lines: FavouriteLineSave[];
};

/** An extension of ours. A favourite list of a client. */
export type FavouriteList = {
  listId: string;
  name: string;
  isUnnamed: boolean;
  version: number;
  lines: FavouriteLine[];
};

export type FavouriteListsEnvelope = {
  isSuccessful: boolean;
  message?: string | null;
  data: FavouriteList[];
};

/** An extension of ours. What the client calls a cart that it sets aside. */
export type SetAsideCartName = {
  name: string;
  /** This and the next three are what the client has written about the order so far, as it was typed */
  reference?: string;
  deliveryAddress?: string;
  wishedDate?: string;
  comment?: string;
};

/** An extension of ours. A line of a cart set aside; code and name are also those of an item that is no longer sold, if they are known. */
export type SetAsideLine = {
  catalogId: number;
  stockItemId: number;
  quantity: number;
  code?: string;
  name?: string;
};

/** An extension of ours. A cart that a client has set aside; its lines are in the order of the cart. */
export type SetAsideCart = {
  cartId: string;
  name: string;
  /** When it was set aside, in UTC; shown shifted by the zone offset (spec §3) */
  date: string;
  lines: SetAsideLine[];
  /** This and the next three are what the client has written about the order so far, as it was typed */
  reference?: string;
  deliveryAddress?: string;
  wishedDate?: string;
  comment?: string;
};

export type SetAsideCartsEnvelope = {
  isSuccessful: boolean;
  message?: string | null;
  data: SetAsideCart[];
};

/** An extension of ours. When to remind the client of a list. */
export type StandingOrderSave = {
  /** The weeks from one reminder to the next */
  weeks: number;
  /** The day of the next reminder in the shop's time zone, as YYYY-MM-DD; one that has passed is due at once */
  nextDate: string;
  isPaused: boolean;
  /** Whether the last reminder is done with; without it, that stays as it is */
  isSettled?: boolean;
};

/** An extension of ours. When the client is reminded of a favourite list. */
export type StandingOrder = {
  listId: string;
  /** Null for a list that the client has not named */
  listName: string | null;
  weeks: number;
  /** The day of the next reminder in the shop's time zone, as YYYY-MM-DD */
  nextDate: string;
  isPaused: boolean;
  /** The day of the last reminder, until the client is done with it */
  dueDate: string | null;
};

export type StandingOrdersEnvelope = {
  isSuccessful: boolean;
  message?: string | null;
  data: StandingOrder[];
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

/** A status that an order has had */
export type OrderChange = {
  /** As in Order */
  status: string;
  /** Since when, in UTC; shown shifted by the zone offset (spec §3) */
  date: string;
  /** What the company wrote to the client about it */
  note: string | null;
};

/** What a parcel has of an order line */
export type OrderParcelLine = {
  /** As in OrderLine */
  orderLineId: number;
  quantity: number;
};

/** A parcel that has been sent */
export type OrderParcel = {
  /** Unique in the order */
  parcelId: number;
  carrier: string | null;
  /** The tracking number */
  number: string | null;
  /** Where the carrier tracks it; only https is followed */
  link: string | null;
  /** When it was sent, in UTC; shown shifted by the zone offset (spec §3) */
  date: string | null;
  /** Empty where the service does not know what is in it */
  lines: OrderParcelLine[];
};

/** A document about an order, which GetOrderDocument downloads */
export type OrderDocument = {
  documentId: string;
  /** An open set: order, invoice, deliveryNote and certificate are translated; others are shown as is */
  kind: string | null;
  /** The name of the file */
  name: string | null;
  /** In bytes; null if it is written when it is asked for */
  size: number | null;
  /** When it was added, in UTC; shown shifted by the zone offset (spec §3) */
  date: string | null;
};

/** How much of an order line a request is about */
export type OrderRequestLine = {
  /** As in OrderLine */
  orderLineId: number;
  quantity: number;
};

/** What the client asked to cancel or to return, and what the company answered */
export type OrderRequest = {
  /** Unique in the order */
  requestId: number;
  /** cancel or return; others are not shown */
  kind: string;
  lines: OrderRequestLine[];
  /** What the client wrote */
  reason: string | null;
  /** When the client asked, in UTC; shown shifted by the zone offset (spec §3) */
  date: string | null;
  /** open, accepted or declined; any other counts as open */
  state: string;
  /** What the company wrote */
  answer: string | null;
  /** When the company answered, in UTC; shown shifted by the zone offset (spec §3) */
  answerDate: string | null;
};

export type OrderRequestsEnvelope = {
  isSuccessful: boolean;
  message?: string | null;
  data: OrderRequest[];
};

/** An order line, and how much of it to cancel or to return */
export type OrderChangeRequestLine = {
  orderLineId: number;
  quantity: number;
};

/** What to cancel or to return, and why */
export type OrderChangeRequest = {
  /** The idempotency key */
  uuid: string;
  kind: 'cancel' | 'return';
  lines: OrderChangeRequestLine[];
  reason: string;
};

/** Something that has happened to an order */
export type OrderNews = {
  /** Never changes, and is unique among the news of a client */
  newsId: string;
  /** An open set: status, parcel, document, answer, quote and approval are announced; others, such as request, refresh what pages show */
  kind: string;
  /** Of the kind quote: the quoteId; of the kind approval: the approvalId */
  orderId: number;
  /** Of the kind quote: the quoteNumber; of the kind approval: who asks, null for the client itself */
  orderNumber: string | null;
  /** Of the kind status: which one, as in Order; of the kinds answer, quote and approval: the state of the OrderRequest, Quote or Approval */
  status: string | null;
};

export type OrderNewsEnvelope = {
  isSuccessful: boolean;
  data: OrderNews[];
};

/** The fields of an ordered item that a list of orders needs for searching, reordering and summing up */
export type OrderItem = {
  stockItemId: number;
  name: string | null;
  code: string | null;
  quantity: number;
  /** How much of the quantity is cancelled; absent if nothing is */
  cancelled?: number;
  unitPrice: number | null;
  total: number | null;
};

/** Spec §3, order. catalogId is added by the application. Other fields are our own. */
export type Order = {
  orderId: number;
  orderNumber: string | null;
  /** The uuid of the push */
  uuid: string | null;
  clientId: number | null;
  /** UTC; shown shifted by the zone offset (spec §3) */
  date: string | null;
  /** An open set: known values, such as received, preparing, shipped, delivered and cancelled, are translated; others are shown as is */
  status: string | null;
  moneyTypeId: string | null;
  subtotal: number | null;
  /** In per cent */
  taxRate: number | null;
  /** An extension of ours. Why no tax is charged */
  taxExemption?: string;
  taxAmount: number | null;
  total: number | null;
  comment: string | null;
  /** Our own extension: the client's own reference */
  purchaseOrder?: string | null;
  /** An extension of ours: who of the people of the client has ordered */
  orderedBy?: string;
  /** Our own extension: where the client wants the delivery */
  deliveryAddress?: string | null;
  /** Our own extension: the day for which the client wishes the delivery, as YYYY-MM-DD */
  wishedDate?: string | null;
  /** An extension of ours, in the response of GetOrder only: the statuses that the order has had, oldest first, the present one included. Nothing is shown where it is missing. */
  changes?: OrderChange[];
  /** An extension of ours, in the response of GetOrder only: the parcels that have been sent, oldest first */
  parcels?: OrderParcel[];
  /** An extension of ours, in the response of GetOrder only: what GetOrderDocument downloads, oldest first */
  documents?: OrderDocument[];
  /** An extension of ours, in the response of GetOrder only: what the client asked to cancel or to return, oldest first; empty where RequestOrderChange was not called yet. Without it, clients cannot ask. */
  requests?: OrderRequest[];
  items: OrderItem[];
};

export type OrdersEnvelope = {
  isSuccessful: boolean;
  data: Order[];
};

/** An order line, with the item as it was at the time of the order */
export type OrderLine = {
  orderLineId: number;
  orderId: number | null;
  stockItemId: number;
  name: string | null;
  code: string | null;
  /** A file under /StockItemImages in blob storage */
  imageUrl: string | null;
  quantity: number;
  /** Our own extension: how much of the quantity was not in stock and is delivered later */
  backordered?: number;
  /** Our own extension: when that was expected, as YYYY-MM-DD; null if unknown */
  expectedDate?: string | null;
  /** Our own extension: the unit of the item at the time, see StockItem */
  unit?: string;
  /** Our own extension: its pack size at the time, see StockItem */
  packSize?: number;
  unitPrice: number | null;
  total: number | null;
};

export type OrderLinesEnvelope = {
  isSuccessful: boolean;
  data: OrderLine[];
};

/** The stock of an item */
export type Availability = {
  stockItemId: number;
  /** `inStock`, `low` or `none`; null if only the quantity is known */
  level: string | null;
  /** What can be ordered now; null if only the level is told */
  quantity: number | null;
  /** When more arrives, as YYYY-MM-DD; null if unknown */
  expectedDate: string | null;
  /** How much arrives then */
  expectedQuantity: number | null;
  /** Whether a push of more than there is returns 409. Otherwise the rest is delivered later. */
  isBackorderRefused: boolean;
};

/** What a client pays, beyond the public prices and the shop's tax rate */
export type ClientTerms = {
  /** Another one whenever prices of the client may have changed; null if the client pays the public prices */
  priceList: string | null;
  /** In per cent; null for the environment `tax` */
  taxRate: number | null;
  /** Why no tax is charged, as it is to be shown; null unless the client is exempt */
  taxExemption: string | null;
  /** Up to which total, with taxes, whoever asks orders without approval; null without limit */
  orderLimit?: number | null;
};

export type ClientTermsEnvelope = {
  isSuccessful: boolean;
  data: ClientTerms[];
};

/** Someone who signs in for a client */
export type Person = {
  /** 0 for the client itself */
  personId: number;
  name: string;
  email: string | null;
  /** An open set: buyer and approver, who manages people, are translated; others are shown as is */
  role: string | null;
  /** Up to which total the person orders, and lets others order; null without limit */
  limit: number | null;
  /** An open set: active, invited and disabled are translated; others are shown as is */
  state: string | null;
  /** Whether whoever asks may change this person */
  mayChange: boolean;
  /** Whether whoever asks may delete this person for good */
  mayErase?: boolean;
};

/** Who signs in for a client, and whether whoever asks may invite others */
export type People = {
  clientId: number;
  mayInvite: boolean;
  /** Whether everyone has a cart of their own; otherwise they share the client's */
  hasOwnCarts?: boolean;
  people: Person[];
};

export type PeopleEnvelope = {
  isSuccessful: boolean;
  data: People[];
};

export type PersonInvitation = {
  name: string;
  email: string;
  role: 'buyer' | 'approver';
  limit: number | null;
};

export type PersonChange = {
  name?: string;
  role?: 'buyer' | 'approver';
  limit?: number | null;
  isDisabled?: boolean;
};

export type Passkey = {
  passkeyId: number;
  /** What its owner calls it */
  name: string;
  createdAt: string | null;
  lastUsedAt: string | null;
};

export type PasskeysEnvelope = {
  isSuccessful: boolean;
  data: Passkey[];
};

export type PasskeyRequest = {
  password: string;
};

export type KnownCredential = {
  credentialId: string;
  transports: string[];
};

/** The options of WebAuthn; ids and challenge in base64url */
export type NewPasskey = {
  challenge: string;
  /** The host name to which the passkey will belong */
  rpId: string;
  userId: string;
  username: string;
  displayName: string;
  /** The account's passkeys; a device that has one of them makes no other */
  known: KnownCredential[];
};

export type NewPasskeysEnvelope = {
  isSuccessful: boolean;
  data: NewPasskey[];
};

export type PasskeyAttestation = {
  name: string;
  credentialId: string;
  clientDataJSON: string;
  attestationObject: string;
  transports: string[];
};

export type ApprovalLine = {
  stockItemId: number;
  code: string | null;
  name: string | null;
  quantity: number;
  /** When it was requested */
  unitPrice: number | null;
  /** Null once it is decided, or while the item cannot be ordered */
  unitPriceNow: number | null;
};

/** An order that someone of a client has set aside for another to approve */
export type Approval = {
  approvalId: number;
  catalogId: number;
  requestedBy: string | null;
  /** UTC; shown shifted by the zone offset (spec §3) */
  date: string | null;
  /** An open set: waiting, approved, declined and takenBack are translated; others are shown as is */
  state: string | null;
  comment: string | null;
  /** With taxes, when it was requested */
  total: number | null;
  /** Null once it is decided, or while it cannot be ordered */
  totalNow: number | null;
  lines: ApprovalLine[];
  /** Why it was declined */
  reason: string | null;
  decidedBy: string | null;
  orderId: number | null;
  mayDecide: boolean;
  mayTakeBack: boolean;
};

export type ApprovalsEnvelope = {
  isSuccessful: boolean;
  data: Approval[];
};

export type ApprovalDecision = {
  decision: 'approve' | 'decline' | 'takeBack';
  /** Why it is declined */
  reason?: string;
  /** The total that is approved; the one of the request if missing */
  total?: number;
};

/** What a client may see and change of its own record */
export type OwnData = {
  clientId: number;
  name: string;
  /** Shown, but changed by the shop alone, like email */
  username: string | null;
  email: string | null;
  phone: string | null;
  address: string | null;
  /** The number under which the client pays taxes. Shown, but changed by the shop alone */
  taxId?: string | null;
  /** Other addresses that the client can choose for an order, one per line */
  deliveryAddresses: string | null;
  /** Of the mails to the client: es, en or zh */
  language: string | null;
  /** Whether a mail is sent when the status of an order changes. Confirmations of orders are always sent. */
  statusMails: boolean | null;
  /** When the client asked to be erased, in UTC; shown shifted by the zone offset (spec §3) */
  erasureRequestedAt: string | null;
  /** Who of the people of the client asks, whose username and email are those of the person then */
  personName?: string | null;
  /** Whether whoever asks may change the data; who only buys may not */
  canChange?: boolean;
  /** Whether the service has ExportOwnData, which has the data of a person who only buys alone */
  canExport: boolean;
  /** Whether the service has RequestErasure */
  canRequestErasure: boolean;
  /** Whether the service has WithdrawErasure */
  canWithdrawErasure?: boolean;
};

export type OwnDataEnvelope = {
  isSuccessful: boolean;
  data: OwnData[];
};

export type OwnDataChange = {
  /** A blank one changes nothing */
  name?: string;
  phone?: string;
  address?: string;
  deliveryAddresses?: string[];
  language?: 'es' | 'en' | 'zh';
  statusMails?: boolean;
};

export type ErasureRequest = {
  /** The current password */
  password: string;
};

/** The prices of an item for one client, in place of the public ones */
export type ClientPrice = {
  stockItemId: number;
  price: number | null;
  bestPrice: number | null;
  quantityBestPrice: number | null;
};

export type ClientPricesEnvelope = {
  isSuccessful: boolean;
  data: ClientPrice[];
};

export type AvailabilityEnvelope = {
  isSuccessful: boolean;
  data: Availability[];
};

/** An item that is out of stock */
export type UnavailableItem = {
  stockItemId: number;
};

export type UnavailableItemsEnvelope = {
  isSuccessful: boolean;
  data: UnavailableItem[];
};

/** Everything that a client has ordered of one item */
export type Purchase = {
  stockItemId: number;
  /** The number of orders that contain the item */
  orders: number;
  units: number;
  /** The date of the latest of these orders. UTC; shown shifted by the zone offset (spec §3) */
  lastDate: string;
};

export type PurchasesEnvelope = {
  isSuccessful: boolean;
  data: Purchase[];
};

/** An item of a quote */
export type QuoteLine = {
  /** Unique in the quote */
  quoteLineId: number;
  stockItemId: number;
  /** In the language of the request */
  name: string | null;
  code: string | null;
  imageUrl: string | null;
  quantity: number;
  /** What the client would have paid for one when it asked; null if the price was on request */
  usualPrice: number | null;
  /** What is offered; null until then */
  unitPrice: number | null;
  total: number | null;
  /** What the company says of the price */
  note: string | null;
};

/** What a client asked a quote for, and what the company offers */
export type Quote = {
  quoteId: number;
  quoteNumber: string | null;
  clientId: number | null;
  /** requested, offered, accepted, declined or expired; any other is shown as it is */
  state: string;
  /** When the client asked, in UTC; shown shifted by the zone offset (spec §3) */
  date: string | null;
  /** What the client wrote */
  comment: string | null;
  /** What the company wrote */
  answer: string | null;
  /** When the company offered or declined, in UTC; shown shifted by the zone offset (spec §3) */
  answerDate: string | null;
  /** The last day of the offer, such as 2026-03-09, in the shop's time zone */
  validUntil: string | null;
  moneyTypeId: string | null;
  /** Amounts are null until the company has offered */
  subtotal: number | null;
  /** In percent: that of the order, or of today until there is one */
  taxRate: number | null;
  taxAmount: number | null;
  total: number | null;
  /** What AcceptQuote repeats, so that a client orders the offer that it has seen; null unless the offer can be accepted */
  offerVersion: string | null;
  /** The order that the quote has become */
  orderId: number | null;
  orderNumber: string | null;
  lines: QuoteLine[];
};

export type QuotesEnvelope = {
  isSuccessful: boolean;
  message?: string | null;
  data: Quote[];
};

export type QuoteRequestLine = {
  stockItemId: number;
  quantity: number;
};

/** What to quote a price for */
export type QuoteRequest = {
  /** The idempotency key */
  uuid: string;
  lines: QuoteRequestLine[];
  comment: string;
};

/** The offer that the client has seen, and what it says about the order */
export type QuoteAcceptance = {
  offerVersion: string;
  /** The client's own reference */
  purchaseOrder?: string;
  /** Where to deliver, if the client says so */
  deliveryAddress?: string;
  /** The day for which the client wishes the delivery, as YYYY-MM-DD, not before today in the shop's time zone (409 `wishedDatePast`) */
  wishedDate?: string;
};

/** Why the client does not want it */
export type QuoteRefusal = {
  reason: string;
};

export type InventoryInputs = {
  getCategories: { path: { accountId: number; companyId: number; catalogId: number } };
  getStockItems: { path: { accountId: number; companyId: number; catalogId: number } };
  getAvailability: { path: { accountId: number; companyId: number; catalogId: number }; query: { 'ids[]': number[] } };
  getUnavailableItems: { path: { accountId: number; companyId: number; catalogId: number } };
  getHeaderFeatures: { path: { accountId: number; companyId: number; catalogId: number } };
  getItemFeatures: { path: { accountId: number; companyId: number; catalogId: number; stockItemId: number } };
  getCatalogueFeatures: { path: { accountId: number; companyId: number; catalogId: number } };
  loginClient: { path: { accountId: number; companyId: number; catalogId: number }; body: Credentials };
  changePassword: { path: { accountId: number; companyId: number; catalogId: number }; body: PasswordChange };
  forgotPassword: { path: { accountId: number; companyId: number; catalogId: number }; body: ForgottenPassword };
  resetPassword: { path: { accountId: number; companyId: number; catalogId: number }; body: PasswordReset };
  getCart: { path: { accountId: number; companyId: number; catalogId: number; clientId: number } };
  insertCartLine: { path: { accountId: number; companyId: number; catalogId: number }; body: CartLineInsert };
  updateCartLine: { path: { accountId: number; companyId: number; catalogId: number }; body: CartLineUpdate };
  deleteCartLine: { path: { accountId: number; companyId: number; catalogId: number; shoppingCartId: number } };
  getClientTerms: { path: { accountId: number; companyId: number; catalogId: number; clientId: number } };
  getPeople: { path: { accountId: number; companyId: number; catalogId: number; clientId: number } };
  invitePerson: {
    path: { accountId: number; companyId: number; catalogId: number; clientId: number };
    body: PersonInvitation;
  };
  updatePerson: {
    path: { accountId: number; companyId: number; catalogId: number; clientId: number; personId: number };
    body: PersonChange;
  };
  erasePerson: {
    path: { accountId: number; companyId: number; catalogId: number; clientId: number; personId: number };
  };
  getPasskeys: { path: { accountId: number; companyId: number; catalogId: number; clientId: number } };
  startPasskey: {
    path: { accountId: number; companyId: number; catalogId: number; clientId: number };
    body: PasskeyRequest;
  };
  addPasskey: {
    path: { accountId: number; companyId: number; catalogId: number; clientId: number };
    body: PasskeyAttestation;
  };
  removePasskey: {
    path: { accountId: number; companyId: number; catalogId: number; clientId: number; passkeyId: number };
  };
  getApprovals: { path: { accountId: number; companyId: number; catalogId: number; clientId: number } };
  decideApproval: {
    path: { accountId: number; companyId: number; catalogId: number; clientId: number; approvalId: number };
    body: ApprovalDecision;
  };
  getOwnData: { path: { accountId: number; companyId: number; catalogId: number; clientId: number } };
  updateOwnData: {
    path: { accountId: number; companyId: number; catalogId: number; clientId: number };
    body: OwnDataChange;
  };
  exportOwnData: { path: { accountId: number; companyId: number; catalogId: number; clientId: number } };
  requestErasure: {
    path: { accountId: number; companyId: number; catalogId: number; clientId: number };
    body: ErasureRequest;
  };
  withdrawErasure: { path: { accountId: number; companyId: number; catalogId: number; clientId: number } };
  getClientPrices: { path: { accountId: number; companyId: number; catalogId: number; clientId: number } };
  getFavouriteLists: { path: { accountId: number; companyId: number; catalogId: number; clientId: number } };
  saveFavouriteList: {
    path: { accountId: number; companyId: number; catalogId: number; clientId: number; listId: string };
    body: FavouriteListSave;
  };
  deleteFavouriteList: {
    path: { accountId: number; companyId: number; catalogId: number; clientId: number; listId: string };
    query: { version: number };
  };
  getSetAsideCarts: { path: { accountId: number; companyId: number; catalogId: number; clientId: number } };
  setCartAside: {
    path: { accountId: number; companyId: number; catalogId: number; clientId: number; cartId: string };
    body: SetAsideCartName;
  };
  deleteSetAsideCart: {
    path: { accountId: number; companyId: number; catalogId: number; clientId: number; cartId: string };
  };
  takeCartBack: { path: { accountId: number; companyId: number; catalogId: number; clientId: number; cartId: string } };
  getStandingOrders: { path: { accountId: number; companyId: number; catalogId: number; clientId: number } };
  saveStandingOrder: {
    path: { accountId: number; companyId: number; catalogId: number; clientId: number; listId: string };
    body: StandingOrderSave;
  };
  deleteStandingOrder: {
    path: { accountId: number; companyId: number; catalogId: number; clientId: number; listId: string };
  };
  getOrders: { path: { accountId: number; companyId: number; catalogId: number; clientId: number } };
  getOrderDetails: {
    path: { accountId: number; companyId: number; catalogId: number; clientId: number; orderId: number };
  };
  getOrder: { path: { accountId: number; companyId: number; catalogId: number; clientId: number; orderId: number } };
  getOrderDocument: {
    path: {
      accountId: number;
      companyId: number;
      catalogId: number;
      clientId: number;
      orderId: number;
      documentId: string;
    };
  };
  requestOrderChange: {
    path: { accountId: number; companyId: number; catalogId: number; clientId: number; orderId: number };
    body: OrderChangeRequest;
  };
  getOrderNews: { path: { accountId: number; companyId: number; catalogId: number; clientId: number } };
  getPurchases: { path: { accountId: number; companyId: number; catalogId: number; clientId: number } };
  getQuotes: { path: { accountId: number; companyId: number; catalogId: number; clientId: number } };
  getQuote: { path: { accountId: number; companyId: number; catalogId: number; clientId: number; quoteId: number } };
  createQuote: {
    path: { accountId: number; companyId: number; catalogId: number; clientId: number };
    body: QuoteRequest;
  };
  acceptQuote: {
    path: { accountId: number; companyId: number; catalogId: number; clientId: number; quoteId: number };
    body: QuoteAcceptance;
  };
  declineQuote: {
    path: { accountId: number; companyId: number; catalogId: number; clientId: number; quoteId: number };
    body: QuoteRefusal;
  };
};

export type InventoryOutputs = {
  getCategories: CategoriesEnvelope;
  getStockItems: StockItemsEnvelope;
  getAvailability: AvailabilityEnvelope;
  getUnavailableItems: UnavailableItemsEnvelope;
  getHeaderFeatures: HeaderFeaturesEnvelope;
  getItemFeatures: ItemFeaturesEnvelope;
  getCatalogueFeatures: CatalogueFeaturesEnvelope;
  loginClient: ClientsEnvelope;
  changePassword: AcceptedEnvelope;
  forgotPassword: AcceptedEnvelope;
  resetPassword: AcceptedEnvelope;
  getCart: CartEnvelope;
  insertCartLine: CartEnvelope;
  updateCartLine: CartEnvelope;
  deleteCartLine: CartEnvelope;
  getClientTerms: ClientTermsEnvelope;
  getPeople: PeopleEnvelope;
  invitePerson: PeopleEnvelope;
  updatePerson: PeopleEnvelope;
  erasePerson: PeopleEnvelope;
  getPasskeys: PasskeysEnvelope;
  startPasskey: NewPasskeysEnvelope;
  addPasskey: PasskeysEnvelope;
  removePasskey: PasskeysEnvelope;
  getApprovals: ApprovalsEnvelope;
  decideApproval: ApprovalsEnvelope;
  getOwnData: OwnDataEnvelope;
  updateOwnData: OwnDataEnvelope;
  requestErasure: OwnDataEnvelope;
  withdrawErasure: OwnDataEnvelope;
  getClientPrices: ClientPricesEnvelope;
  getFavouriteLists: FavouriteListsEnvelope;
  saveFavouriteList: FavouriteListsEnvelope;
  deleteFavouriteList: FavouriteListsEnvelope;
  getSetAsideCarts: SetAsideCartsEnvelope;
  setCartAside: SetAsideCartsEnvelope;
  deleteSetAsideCart: SetAsideCartsEnvelope;
  takeCartBack: SetAsideCartsEnvelope;
  getStandingOrders: StandingOrdersEnvelope;
  saveStandingOrder: StandingOrdersEnvelope;
  deleteStandingOrder: StandingOrdersEnvelope;
  getOrders: OrdersEnvelope;
  getOrderDetails: OrderLinesEnvelope;
  getOrder: OrdersEnvelope;
  requestOrderChange: OrderRequestsEnvelope;
  getOrderNews: OrderNewsEnvelope;
  getPurchases: PurchasesEnvelope;
  getQuotes: QuotesEnvelope;
  getQuote: QuotesEnvelope;
  createQuote: QuotesEnvelope;
  acceptQuote: QuotesEnvelope;
  declineQuote: QuotesEnvelope;
};
