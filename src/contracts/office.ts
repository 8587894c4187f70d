// Generated from office.yaml by `npm run api:generate`.

/** A failure: isSuccessful is false, regardless of the status */
export type ErrorEnvelope = {
  isSuccessful: false;
  /** What went wrong, in the language of the request */
  message: string;
  /** A machine-readable reason, independent of the language */
  code?: string;
  /** Identifies this request in the log of the service */
  requestId?: string;
  /** What is wrong with each field of the body, by its name */
  errors?: {
    [key: string]: string;
  };
};

export type StaffCredentials = {
  email: string;
  password: string;
  /** Of the authenticator app. Whoever has one and sends none is refused with 401 `codeMissing` */
  code?: string;
};

export type StaffPassword = {
  token: string;
  password: string;
};

/** Who is signed in */
export type StaffSession = {
  name: string;
  /** Null for a key */
  email: string | null;
  /** Null for a key */
  role: ('owner' | 'sales' | 'catalogue' | 'reader' | null) | null;
  scopes: string[];
  /** If required, the person may do nothing but set one up */
  secondFactor: 'none' | 'required' | 'active';
};

export type SecondFactorCode = {
  /** Six digits; each is accepted once */
  code: string;
};

export type SecondFactorSecret = {
  /** In base 32 */
  secret: string;
  /** What the QR code contains */
  link: string;
  /** Width and height of the QR code, in modules */
  qrSize: number;
  /** The dark modules of the QR code, as the path of an SVG */
  qrPath: string;
};

export type SecondFactorSecretsEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: SecondFactorSecret[];
};

export type StaffSessionsEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: StaffSession[];
};

export type DoneEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: object[];
};

export type StaffMember = {
  email: string;
  name: string;
  role: 'owner' | 'sales' | 'catalogue' | 'reader';
  /** Of mails */
  language: 'es' | 'en' | 'zh';
  state: 'invited' | 'active' | 'disabled';
  isDisabled: boolean;
  hasSecondFactor: boolean;
  version: string;
};

export type StaffMembersEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: StaffMember[];
};

export type NewStaffMember = {
  email: string;
  name: string;
  role: 'owner' | 'sales' | 'catalogue' | 'reader';
  /** Of mails; the shop's own if missing */
  language?: 'es' | 'en' | 'zh';
};

export type StaffMemberChange = {
  version: string;
  role: 'owner' | 'sales' | 'catalogue' | 'reader';
  isDisabled: boolean;
};

export type ApiKey = {
  keyId: number;
  /** Of the software, for the record of what it changes */
  name: string;
  scopes: string[];
  state: 'active' | 'expired' | 'revoked';
  createdBy: string;
  created: string;
  expires: string;
  lastUsed: string | null;
};

export type ApiKeysEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: ApiKey[];
};

export type CreatedApiKey = {
  keyId: number;
  /** Of the software, for the record of what it changes */
  name: string;
  scopes: string[];
  state: 'active' | 'expired' | 'revoked';
  createdBy: string;
  created: string;
  expires: string;
  lastUsed: string | null;
  /** What the software sends, after `Authorization: Bearer` */
  secret: string;
};

export type NewApiKeysEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: CreatedApiKey[];
};

export type NewApiKey = {
  name: string;
  scopes: string[];
  /** How long the key is valid */
  days: number;
};

/** A field that a change has set */
export type ChangedField = {
  field: string;
  /** Null where it had no value */
  before: string | null;
  after: string | null;
};

export type Change = {
  changeId: number;
  date: string;
  by: string;
  channel: 'office' | 'key' | 'command';
  operation: string;
  subject: string;
  fields: ChangedField[];
};

export type ChangesEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: Change[];
  /** On all pages */
  total: number;
};

/** An order in a list */
export type OfficeOrder = {
  orderNumber: string;
  date: string;
  status: string;
  clientName: string;
  /** The person who ordered, if it was not the client itself */
  orderedBy?: string | null;
  /** The client's own */
  reference?: string;
  /** As YYYY-MM-DD, or empty */
  wishedDate?: string;
  catalogId: number;
  total: number | null;
  currency: string;
};

export type OfficeOrdersEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: OfficeOrder[];
  /** On all pages */
  total: number;
};

export type NewestOrdersEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: OfficeOrder[];
};

export type StatusChange = {
  orderNumbers: string[];
  status: string;
  /** What the client is told about it, by mail and on the page of the order */
  note?: string;
  /** Sends no mail to the client */
  quiet?: boolean;
  /** Also sets an earlier status than the present one */
  force?: boolean;
};

export type StatusResult = {
  orderNumber: string;
  status: string;
  changed: boolean;
};

export type StatusResultsEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: StatusResult[];
};

export type OfficeClient = {
  clientId: number;
  username: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  taxId: string;
};

export type TextsInLanguages = {
  es: string;
  en: string;
  zh: string;
};

export type OfficeOrderLine = {
  lineNumber: number;
  stockItemId: number;
  code: string;
  name: TextsInLanguages;
  quantity: number;
  /** How many of them were cancelled */
  cancelled?: number;
  unit?: string;
  packSize?: number;
  /** How many of them there were not when it was ordered */
  backordered?: number;
  /** When they are expected, as YYYY-MM-DD */
  expectedDate?: string | null;
  unitPrice: number | null;
  total: number | null;
};

export type ParcelLine = {
  lineNumber: number;
  quantity: number;
};

/** Either the carrier or the number is needed */
export type ParcelAddition = {
  /** Who delivers it */
  carrier?: string;
  /** The tracking number */
  number?: string;
  /** Where it is tracked; starts with https:// */
  link?: string;
  /** When it was sent, in the time zone of the shop; now if missing */
  date?: string;
  /** What is in it, for orders that are sent in parts */
  lines?: ParcelLine[];
  /** Sends no mail to the client */
  quiet?: boolean;
};

export type DocumentAddition = {
  kind: 'invoice' | 'deliveryNote' | 'certificate';
  /** With the extension, as the client sees it */
  name: string;
  /** The file, in base64 */
  content: string;
};

export type RequestAnswer = {
  state: 'accepted' | 'declined';
  /** What the client is told about it, by mail and on the page of the order */
  note?: string;
  /** Sends no mail to the client */
  quiet?: boolean;
};

export type OfficeParcel = {
  parcelNumber: number;
  carrier: string;
  number: string;
  link: string;
  date: string;
  lines: ParcelLine[];
};

export type OfficeDocument = {
  documentId: string;
  kind: string;
  name: string;
  /** In bytes */
  size: number;
  date: string;
};

/** A client's request to cancel or return lines */
export type OfficeRequest = {
  requestNumber: number;
  kind: string;
  lines: ParcelLine[];
  reason: string;
  date: string;
  state: string;
  answer: string;
  answerDate: string | null;
};

export type StatusStep = {
  status: string;
  date: string;
  by: string;
  note: string;
};

/** An order with everything about it */
export type OfficeOrderDetails = {
  orderId?: number;
  orderNumber: string;
  date: string;
  status: string;
  companyId?: number;
  catalogId: number;
  catalogName?: TextsInLanguages;
  client: OfficeClient;
  orderedBy?: OrderingPerson;
  reference: string;
  comment: string;
  deliveryAddress: string;
  wishedDate: string;
  currency: string;
  subtotal: number | null;
  /** In per cent */
  taxRate: number | null;
  taxExemption?: string;
  taxAmount: number | null;
  total: number | null;
  lines: OfficeOrderLine[];
  parcels: OfficeParcel[];
  documents: OfficeDocument[];
  requests: OfficeRequest[];
  statusChanges: StatusStep[];
};

export type OrderingPerson = {
  name: string;
  email: string;
};

export type OfficeOrderDetailsEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: OfficeOrderDetails[];
};

export type OrderText = {
  clientId: number;
  catalogId: number;
  /** Lines of code and quantity, pasted from a spreadsheet or typed; a code alone is one piece */
  text: string;
};

export type ClientOrder = {
  /** Of the order, however often it is sent */
  uuid: string;
  clientId: number;
  catalogId: number;
  /** Lines of code and quantity, pasted from a spreadsheet or typed; a code alone is one piece */
  text: string;
  /** With taxes, as it was shown; if it has changed, nothing is ordered */
  total: number;
  /** The client's own reference */
  purchaseOrder?: string | null;
  deliveryAddress?: string | null;
  /** Not before today */
  wishedDate?: string | null;
  comment?: string | null;
};

export type CheckedLine = {
  lineNumber: number;
  code: string;
  name: TextsInLanguages;
  /** As it was typed */
  quantity: string;
  /** Of the client */
  unitPrice: number | null;
  total: number | null;
  /** What is in stock; null if the item is not counted */
  available: number | null;
  /** Why the line cannot be ordered */
  problem: string | null;
};

export type OrderTextCheck = {
  lines: CheckedLine[];
  currency: string;
  /** Of the lines that can be ordered */
  subtotal: number;
  /** In per cent; null while the shop's is unusable */
  taxRate: number | null;
  taxAmount: number;
  total: number;
};

export type OrderTextChecksEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: OrderTextCheck[];
};

/** An offer has expired after its last day */
export type QuoteState = 'requested' | 'offered' | 'accepted' | 'declined' | 'expired';

/** A quote in a list */
export type OfficeQuote = {
  quoteNumber: string;
  /** When it was asked for */
  date: string;
  state: QuoteState;
  /** The last day of the offer, as YYYY-MM-DD */
  validUntil: string | null;
  clientName: string;
  catalogId: number;
  /** The order that was made of it */
  orderNumber: string | null;
  /** The client's own */
  comment: string;
};

export type OfficeQuotesEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: OfficeQuote[];
  /** On all pages */
  total: number;
};

export type OfficeQuoteLine = {
  lineNumber: number;
  stockItemId: number;
  code: string;
  name: TextsInLanguages;
  quantity: number;
  unit?: string;
  packSize?: number;
  /** What the client would have paid when it asked; null if the price was on request */
  usualPrice: number | null;
  /** What is offered */
  unitPrice: number | null;
  note: string;
};

export type QuoteStep = {
  date: string;
  by: string;
  /** offerQuote or declineQuote */
  operation: string;
};

export type OfficeQuoteDetails = {
  quoteNumber: string;
  /** When it was asked for */
  date: string;
  state: QuoteState;
  /** The last day of the offer, as YYYY-MM-DD */
  validUntil: string | null;
  clientName: string;
  catalogId: number;
  /** The order that was made of it */
  orderNumber: string | null;
  /** The client's own */
  comment: string;
  clientId: number;
  /** What the client was told */
  answer: string;
  answerDate: string | null;
  answeredBy: string;
  /** Why the client declined the offer */
  refusal: string;
  currency: string;
  lines: OfficeQuoteLine[];
  /** Who answered, newest first, as long as changes are kept */
  history: QuoteStep[];
  version: string;
};

export type OfficeQuoteDetailsEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: OfficeQuoteDetails[];
};

export type OfferedLine = {
  lineNumber: number;
  /** Before taxes, to the nearest cent; the usual price less the discount if missing */
  unitPrice?: number | null;
  note?: string;
};

/** Every line needs a price of its own or a discount */
export type QuoteOffer = {
  /** That whoever makes the offer has seen */
  version?: string;
  /** The last day of the offer */
  validUntil: string;
  /** In per cent, off the usual prices of all lines without a price of their own */
  discount?: number | null;
  lines?: OfferedLine[];
  /** What the client is told, by mail and on the page of the quote */
  answer?: string;
  /** If true, no mail is sent */
  quiet?: boolean;
};

export type QuoteDecline = {
  /** That whoever declines has seen */
  version?: string;
  /** Why */
  note: string;
  /** If true, no mail is sent */
  quiet?: boolean;
};

export type MessageState = {
  isDone: boolean;
};

export type MessageAnswer = {
  text: string;
};

/** A message of the contact form */
export type OfficeMessage = {
  messageId: number;
  date: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  subject: string;
  message: string;
  /** In which it was written, and the answer is mailed */
  language: string;
  /** Null while it is open */
  doneAt: string | null;
  doneBy: string;
  /** Empty until it is answered */
  answer: string;
  answeredBy: string;
};

export type OfficeMessagesEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: OfficeMessage[];
  /** On all pages */
  total: number;
};

export type OfficeMessageEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: OfficeMessage[];
};

export type OfficeOutboxEntry = {
  entryId: string;
  /** What is sent, and to whom, such as orderToClient */
  kind: string;
  /** Such as the address, or the status */
  detail: string;
  aboutKind: 'order' | 'quote' | 'message' | 'person' | 'approval' | 'client';
  /** The number of the order or quote, or the id of the other record */
  about: string;
  date: string;
  attempts: number;
  /** An entry that has failed waits until it is retried */
  state: 'waiting' | 'sending' | 'failed';
  /** When it is tried next, if it waits */
  dueAt: string | null;
  lastError: string;
};

export type OfficeOutboxEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: OfficeOutboxEntry[];
  /** On all pages */
  total: number;
};

export type OutboxRetry = {
  /** All entries if missing */
  entryIds?: string[];
};

export type OutboxDiscard = {
  entryIds: string[];
};

export type OutboxRetried = {
  count: number;
  /** How many were left alone because they are being sent */
  beingSent: number;
};

export type OutboxRetriesEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: OutboxRetried[];
};

export type OfficeReport = {
  reportId: string;
  date: string;
  errorName: string;
  errorMessage: string;
  build: string;
  page: string;
  /** In bytes, compressed */
  size: number;
};

export type OfficeReportDetails = {
  reportId: string;
  date: string;
  errorName: string;
  errorMessage: string;
  build: string;
  page: string;
  /** In bytes, compressed */
  size: number;
  stack: string;
  /** The session as JSON, a file for the QA panel */
  sessionFile: string;
  /** Opens the QA panel of the shop, which asks for the file */
  link: string;
};

export type OfficeReportsEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: OfficeReport[];
  /** On all pages */
  total: number;
};

export type OfficeReportDetailsEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: OfficeReportDetails[];
};

export type StockBatch = {
  catalogId: number;
  rows: StockRow[];
};

/** With a code or an additional code */
export type StockRow = {
  /** Of the item */
  code?: string;
  /** Instead of the code */
  additionalCode?: string | null;
  /** Null if it is not counted */
  quantity: number | null;
  /** When more is expected, as in 2020-06-15 */
  expectedDate?: string | null;
  expectedQuantity?: number | null;
};

export type PriceBatch = {
  catalogId: number;
  /** The name of a price list; the public prices if missing */
  list?: string;
  rows: PriceRow[];
};

/** With a price or, in a list, a discount */
export type PriceRow = {
  /** Of the item */
  code: string;
  /** In a list, instead of a code that is empty */
  additionalCode?: string | null;
  price?: number | null;
  bestPrice?: number | null;
  /** From which the best price is valid */
  quantityBestPrice?: number | null;
  /** In per cent; in a list alone. With the code *, of all items */
  discount?: number | null;
  /** In a list alone, as in 2020-06-15 */
  validFrom?: string | null;
  /** In a list alone */
  validUntil?: string | null;
};

export type ItemBatch = {
  catalogId: number;
  rows: ItemRow[];
};

/** The columns of the import */
export type ItemRow = {
  /** Of the item */
  code: string;
  additionalCode?: string | null;
  nameEs?: string | null;
  nameEn?: string | null;
  nameZh?: string | null;
  /** A path of names, as in Kitchen > Cookware */
  category?: string | null;
  price?: number | null;
  bestPrice?: number | null;
  quantityBestPrice?: number | null;
  unit?: string | null;
  minimumQuantity?: number | null;
  quantityStep?: number | null;
  packSize?: number | null;
  /** Of the item of which this is a variant */
  parentCode?: string | null;
  isOffer?: boolean | null;
  isNew?: boolean | null;
  /** Whether it is no longer sold */
  deleted?: boolean | null;
  /** The name of a stored picture, or its address */
  image?: string | null;
};

export type StatusBatch = {
  rows: StatusRow[];
};

/** The new status of an order */
export type StatusRow = {
  orderNumber: string;
  status: string;
  /** For the client, in the mail */
  note?: string;
  /** If true, the client is not told */
  quiet?: boolean;
  /** If true, the status may go back to an earlier one */
  force?: boolean;
};

/** Why a row was not written */
export type RowFault = {
  /** Of the row, from 0; messages that name the line of another row mean this */
  index: number;
  /** Of the item, or the number of the order */
  code: string | null;
  /** Null if the fault is of the row as a whole */
  field: string | null;
  /** In the language of the request */
  message: string;
};

export type BatchResult = {
  /** How many rows are as the request says, including those that were so before */
  written: number;
  refused: number;
  faults: RowFault[];
};

export type BatchResultsEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: BatchResult[];
};

export type OrderChangesEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: OfficeOrderDetails[];
  /** For the next request */
  cursor: string;
  /** Whether there is another page already */
  more: boolean;
};

export type ClientState = 'active' | 'invited' | 'not invited' | 'disabled';

export type ClientRecord = {
  clientId: number;
  /** For signing in; the mail address of a new client if empty */
  username: string;
  /** Of the company */
  name: string;
  /** Where mails go */
  email: string;
  phone: string;
  address: string;
  /** Under which it pays taxes; printed on its orders */
  taxId: string;
  /** Those to choose from for an order, one per line */
  deliveryAddresses: string;
  /** Of mails: es, en or zh */
  language: string;
  /** The name of its price list; empty for the public prices */
  priceList: string;
  /** In per cent; empty for the shop's rate */
  taxRate: string;
  /** Why no tax is charged; empty if it is */
  taxExemption: string;
  state: ClientState;
  /** When the client asked to be erased */
  erasureRequestedAt: string | null;
  /** Of the details */
  version: string;
};

export type ClientRecordsEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: ClientRecord[];
  /** On all pages, of a list */
  total?: number;
};

export type NewClient = {
  /** For signing in; the mail address of a new client if empty */
  username?: string;
  /** Of the company */
  name: string;
  /** Where mails go */
  email: string;
  phone?: string;
  address?: string;
  /** Under which it pays taxes; printed on its orders */
  taxId?: string;
  /** Those to choose from for an order, one per line */
  deliveryAddresses?: string;
  /** Of mails: es, en or zh */
  language?: string;
  /** The name of its price list; empty for the public prices */
  priceList?: string;
  /** In per cent; empty for the shop's rate */
  taxRate?: string;
  /** Why no tax is charged; empty if it is */
  taxExemption?: string;
};

/** What is missing stays as it is */
export type ClientChange = {
  /** That whoever makes the change has seen */
  version: string;
  /** For signing in; the mail address of a new client if empty */
  username?: string;
  /** Of the company */
  name?: string;
  /** Where mails go */
  email?: string;
  phone?: string;
  address?: string;
  /** Under which it pays taxes; printed on its orders */
  taxId?: string;
  /** Those to choose from for an order, one per line */
  deliveryAddresses?: string;
  /** Of mails: es, en or zh */
  language?: string;
  /** The name of its price list; empty for the public prices */
  priceList?: string;
  /** In per cent; empty for the shop's rate */
  taxRate?: string;
  /** Why no tax is charged; empty if it is */
  taxExemption?: string;
};

export type Disabling = {
  isDisabled: boolean;
};

export type ClientViewRequest = {
  /** Of the client; without it, the shop is seen as the client itself */
  personId?: number;
};

export type ClientView = {
  /** To the shop; works once, within a minute */
  link: string;
};

export type ClientViewsEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: ClientView[];
};

export type ClientPerson = {
  personId: number;
  /** Also the user name */
  email: string;
  name: string;
  role: PersonRole;
  /** Up to which total the person orders without approval; null without limit */
  limit: number | null;
  language: string;
  state: 'active' | 'invited' | 'disabled';
  version: string;
};

export type ClientPeopleEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: ClientPerson[];
};

/** An approver also manages people */
export type PersonRole = 'buyer' | 'approver';

export type NewPerson = {
  email: string;
  name: string;
  role?: PersonRole;
  limit?: number | null;
  /** Of the invitation; the client's if missing */
  language?: string;
};

/** What is missing stays as it is */
export type PersonChange = {
  version: string;
  name?: string;
  role?: PersonRole;
  limit?: number | null;
};

/** On all items of a catalogue that have no price of their own */
export type PriceListDiscount = {
  catalogId: number;
  /** In per cent */
  discount: string;
  /** The first day; empty for always */
  validFrom: string;
  /** The last day; empty for always */
  validUntil: string;
};

export type PriceList = {
  priceListId: number;
  name: string;
  version: string;
  /** How many it has */
  prices: number;
  /** How many have it */
  clients: number;
  discounts: PriceListDiscount[];
};

export type PriceListsEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: PriceList[];
};

export type NewPriceList = {
  name: string;
};

export type PriceListChange = {
  /** That whoever makes the change has seen */
  version: string;
  name: string;
};

export type ListedPrice = {
  priceId: string;
  priceListId: number;
  catalogId: number;
  /** Not in lists */
  version?: string;
  /** Of the item; * for all items without a price of their own */
  code: string;
  /** Of the item */
  name: string;
  /** What clients without a list pay */
  publicPrice: string;
  /** In per cent off the public prices */
  discount: string;
  /** Instead of a discount */
  price: string;
  /** From quantityBestPrice upward */
  bestPrice: string;
  quantityBestPrice: string;
  /** The first day; empty for always */
  validFrom: string;
  /** The last day; empty for always */
  validUntil: string;
};

export type ListedPricesEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: ListedPrice[];
  /** How many there are on all pages, in a list */
  total?: number;
};

export type NewListedPrice = {
  priceListId: number;
  catalogId: number;
  /** Of the item; * for all items without a price of their own */
  code: string;
  /** In per cent off the public prices */
  discount?: string;
  /** Instead of a discount */
  price?: string;
  /** From quantityBestPrice upward */
  bestPrice?: string;
  quantityBestPrice?: string;
  /** The first day; empty for always */
  validFrom?: string;
  /** The last day; empty for always */
  validUntil?: string;
};

/** What is missing stays as it is */
export type PriceChange = {
  /** That whoever makes the change has seen */
  version: string;
  /** In per cent off the public prices */
  discount?: string;
  /** Instead of a discount */
  price?: string;
  /** From quantityBestPrice upward */
  bestPrice?: string;
  quantityBestPrice?: string;
  /** The first day; empty for always */
  validFrom?: string;
  /** The last day; empty for always */
  validUntil?: string;
};

export type ImportedRows = {
  added: number;
  changed: number;
  unchanged: number;
  /** Items that are deleted, stock that is no longer counted, or prices that leave the list */
  removed: number;
};

export type LastImport = {
  importId: string;
  catalogId: number;
  kind: 'items' | 'stock' | 'prices';
  /** The price list; empty for other kinds */
  list: string;
  /** Of the file */
  name: string;
  date: string;
  by: string;
  isUndone: boolean;
  rows: ImportedRows;
};

export type RunningImport = {
  by: string;
  name: string;
  /** How many records it writes; 0 while the file is read */
  total: number;
  done: number;
};

/** What is missing there has not been */
export type Imports = {
  last?: LastImport;
  running?: RunningImport;
};

export type ImportFault = {
  line: number;
  column: string | null;
  reason: string;
};

export type ImportedChange = {
  code: string;
  name: string;
  fields: ImportedField[];
};

export type ImportedField = {
  field: string;
  before: string;
  after: string;
};

export type ImportPreview = {
  added: number;
  changed: number;
  unchanged: number;
  /** Items that are deleted, stock that is no longer counted, or prices that leave the list */
  removed: number;
  /** Items in the file that are deleted, and stay so for lack of a column "deleted" */
  stillDeleted: number;
  /** How many lines cannot be imported */
  bad: number;
  /** What is wrong with them, up to 200 */
  faults: ImportFault[];
  /** Some of what is changed, up to 50 */
  changes: ImportedChange[];
  /** To import exactly this; null if lines are bad */
  plan: string | null;
};

export type ImportsEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: Imports[];
};

export type ImportPreviewsEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: ImportPreview[];
};

/** The values by field; an empty text is none, and a list has one element in each line */
export type ContentTexts = {
  [key: string]: string;
};

/** As in ContentTexts, for changes */
export type ContentValues = {
  [key: string]: string | null;
};

export type ContentField = {
  name: string;
  type:
    | 'text'
    | 'html'
    | 'picture'
    | 'film'
    | 'link'
    | 'youtube'
    | 'day'
    | 'items'
    | 'categories'
    | 'catalog'
    | 'synonyms'
    | 'percent'
    | 'flag';
  isRequired: boolean;
};

export type ContentKind = {
  kind: string;
  /** Whether entries can be added and removed */
  isList: boolean;
  /** Whether the slugs are numbers */
  hasNumericSlug: boolean;
  /** Fields with one value for all languages */
  shared: ContentField[];
  /** Fields with a value in each language */
  translated: ContentField[];
};

export type ContentKindsEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: ContentKind[];
};

export type ContentEntry = {
  contentId: string;
  kind: string;
  slug: string;
  /** In the language of the request */
  title: string;
  /** The first day on which the shop shows it, in the time zone of the shop; empty for no limit */
  from: string;
  /** The last such day; empty for no limit */
  until: string;
  /** Whether the shop shows it today; `missing` if nothing was written yet */
  state: 'shown' | 'planned' | 'over' | 'missing';
};

export type ContentEntriesEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: ContentEntry[];
  /** On all pages */
  total?: number;
};

export type ContentRecord = {
  contentId: string;
  kind: string;
  slug: string;
  /** The page of the shop that shows it */
  link: string;
  shared: ContentTexts;
  es: ContentTexts;
  en: ContentTexts;
  zh: ContentTexts;
  /** Its place among the entries of its kind */
  position?: number;
  version: string;
};

export type ContentRecordsEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: ContentRecord[];
};

export type NewContent = {
  kind: string;
  /** Small letters, digits and hyphens; a number for product lines and terms */
  slug: string;
  /** Its place among the entries of its kind; the last one if missing in a new entry */
  position?: number | null;
  shared?: ContentValues;
  es: ContentValues;
  en: ContentValues;
  zh: ContentValues;
};

/** All fields of the entry */
export type ContentUpdate = {
  version: string;
  /** Its place among the entries of its kind; the last one if missing in a new entry */
  position?: number | null;
  shared?: ContentValues;
  es?: ContentValues;
  en?: ContentValues;
  zh?: ContentValues;
};

export type ContentFileAddition = {
  /** With the extension */
  name: string;
  /** The file, in base64 */
  content: string;
};

export type ContentFile = {
  address: string;
};

export type ContentFilesEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: ContentFile[];
};

export type CatalogueItem = {
  /** The catalogue, and the item within it */
  itemId: string;
  catalogId: number;
  code: string;
  version: string;
  /** A second code that search finds, such as an EAN */
  additionalCode: string;
  nameEs: string;
  nameEn: string;
  nameZh: string;
  /** The id of its category; empty for none */
  category: string;
  /** As in a file, such as 24.90; empty for a price on request */
  price: string;
  /** From quantityBestPrice upward */
  bestPrice: string;
  quantityBestPrice: string;
  /** What quantities and prices count, such as box */
  unit: string;
  minimumQuantity: string;
  quantityStep: string;
  packSize: string;
  /** Of the item of which it is a variant */
  parentCode: string;
  /** The name of a stored picture, or its address */
  image: string;
  /** What can be ordered; empty if it is not counted */
  quantity: string;
  /** When more arrives, as 2026-06-15 */
  expectedDate: string;
  expectedQuantity: string;
  isOffer: boolean;
  isNew: boolean;
  deleted: boolean;
};

export type NewItem = {
  catalogId: number;
  code: string;
  /** A second code that search finds, such as an EAN */
  additionalCode?: string;
  nameEs?: string;
  nameEn?: string;
  nameZh?: string;
  /** The id of its category; empty for none */
  category?: string;
  /** As in a file, such as 24.90; empty for a price on request */
  price?: string;
  /** From quantityBestPrice upward */
  bestPrice?: string;
  quantityBestPrice?: string;
  /** What quantities and prices count, such as box */
  unit?: string;
  minimumQuantity?: string;
  quantityStep?: string;
  packSize?: string;
  /** Of the item of which it is a variant */
  parentCode?: string;
  /** The name of a stored picture, or its address */
  image?: string;
  /** What can be ordered; empty if it is not counted */
  quantity?: string;
  /** When more arrives, as 2026-06-15 */
  expectedDate?: string;
  expectedQuantity?: string;
  isOffer?: boolean;
  isNew?: boolean;
  deleted?: boolean;
};

/** What is missing stays as it is */
export type ItemChange = {
  /** That whoever makes the change has seen */
  version: string;
  /** A second code that search finds, such as an EAN */
  additionalCode?: string;
  nameEs?: string;
  nameEn?: string;
  nameZh?: string;
  /** The id of its category; empty for none */
  category?: string;
  /** As in a file, such as 24.90; empty for a price on request */
  price?: string;
  /** From quantityBestPrice upward */
  bestPrice?: string;
  quantityBestPrice?: string;
  /** What quantities and prices count, such as box */
  unit?: string;
  minimumQuantity?: string;
  quantityStep?: string;
  packSize?: string;
  /** Of the item of which it is a variant */
  parentCode?: string;
  /** The name of a stored picture, or its address */
  image?: string;
  /** What can be ordered; empty if it is not counted */
  quantity?: string;
  /** When more arrives, as 2026-06-15 */
  expectedDate?: string;
  expectedQuantity?: string;
  isOffer?: boolean;
  isNew?: boolean;
  deleted?: boolean;
};

export type ItemPicture = {
  /** Of the file */
  name: string;
  /** The file, up to 20 MB, in base64 */
  content: string;
};

export type ItemFeature = {
  /** Under which it is shown, in the language of the request; empty for none */
  heading?: string;
  nameEs?: string;
  nameEn?: string;
  nameZh?: string;
  valueEs?: string;
  valueEn?: string;
  valueZh?: string;
  /** The name of a stored picture, or its address */
  image?: string;
  /** The name of a stored document */
  file?: string;
};

export type ItemFeatures = {
  itemId: string;
  code: string;
  version: string;
  features: ItemFeature[];
};

export type ItemFeaturesChange = {
  /** That whoever makes the change has seen */
  version: string;
  features: ItemFeature[];
};

export type ItemFeaturesEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: ItemFeatures[];
};

export type Category = {
  /** The catalogue, and the category within it */
  categoryKey: string;
  categoryId: string;
  catalogId: number;
  /** With those above it, as in Kitchen > Pans */
  name: string;
  version: string;
  nameEs: string;
  nameEn: string;
  nameZh: string;
  /** The id of the category above it; empty for none */
  parent: string;
  /** Its place among those under the same parent; empty for a deleted one */
  position: string;
  deleted: boolean;
  /** How many items have it; not in lists */
  items?: number;
};

export type NewCategory = {
  catalogId: number;
  nameEs?: string;
  nameEn?: string;
  nameZh?: string;
  /** The id of the category above it; empty for none */
  parent?: string;
};

/** What is missing stays as it is */
export type CategoryChange = {
  /** That whoever makes the change has seen */
  version: string;
  nameEs?: string;
  nameEn?: string;
  nameZh?: string;
  /** The id of the category above it; empty for none */
  parent?: string;
  /** Its place among those under the same parent, from 1 */
  position?: string;
  deleted?: boolean;
};

export type FeatureHeading = {
  /** The catalogue, and the heading within it */
  headingKey: string;
  catalogId: number;
  version: string;
  nameEs: string;
  nameEn: string;
  nameZh: string;
  /** Its place among the headings of the catalogue */
  position: string;
  /** How many features are below it; not in lists */
  features?: number;
  /** The first 100 items with such features; not in lists */
  items?: {
    itemId: string;
    code: string;
    name: string;
  }[];
};

export type NewFeatureHeading = {
  catalogId: number;
  nameEs?: string;
  nameEn?: string;
  nameZh?: string;
};

/** What is missing stays as it is */
export type FeatureHeadingChange = {
  /** That whoever makes the change has seen */
  version: string;
  nameEs?: string;
  nameEn?: string;
  nameZh?: string;
  /** Its place among the headings of the catalogue, from 1 */
  position?: string;
};

export type FeatureHeadingsEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: FeatureHeading[];
};

export type CatalogueItemsEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: CatalogueItem[];
  /** On all pages, of a list */
  total?: number;
};

export type CategoriesEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: Category[];
};

export type Figures = {
  currency: string;
  orders: number;
  amount: number;
  /** Every day of the period, the first one first */
  days: DayFigures[];
  /** The 50 of the highest amounts, highest first */
  items: ItemFigures[];
  /** The 50 of the highest amounts, highest first */
  clients: ClientFigures[];
};

export type DayFigures = {
  day: string;
  orders: number;
  amount: number;
};

export type ItemFigures = {
  code: string;
  name: TextsInLanguages;
  quantity: number;
  amount: number;
};

export type ClientFigures = {
  username: string;
  name: string;
  orders: number;
  amount: number;
};

export type MissedSearch = {
  searchId: string;
  /** In lower case, at most 60 characters */
  text: string;
  language: string;
  times: number;
  last: string;
};

export type MissedSearchesEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: MissedSearch[];
};

export type FiguresEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: Figures[];
};

export type OfficeInputs = {
  getSession: {};
  signIn: { body: StaffCredentials };
  signOut: {};
  startSecondFactor: {};
  confirmSecondFactor: { body: SecondFactorCode };
  removeSecondFactor: { body: SecondFactorCode };
  acceptInvitation: { body: StaffPassword };
  listOrders: {
    query: {
      page?: number;
      perPage?: number;
      sort?: string;
      order?: string;
      q?: string;
      status?: string;
      client?: string;
      catalogId?: number;
      since?: string;
      until?: string;
      openRequests?: boolean;
    };
  };
  placeOrder: { body: ClientOrder };
  setOrderStatus: { body: StatusChange };
  checkOrder: { body: OrderText };
  listNewestOrders: {};
  listOrderChanges: { query: { after?: string; limit?: number } };
  getOrder: { path: { orderNumber: string } };
  addParcel: { path: { orderNumber: string }; body: ParcelAddition };
  removeParcel: { path: { orderNumber: string; parcelNumber: number } };
  addDocument: { path: { orderNumber: string }; body: DocumentAddition };
  getDocument: { path: { orderNumber: string; documentId: string } };
  removeDocument: { path: { orderNumber: string; documentId: string } };
  answerRequest: { path: { orderNumber: string; requestNumber: number }; body: RequestAnswer };
  getFigures: { query: { period?: string; since?: string; until?: string; catalogId?: number } };
  listMissedSearches: { query: { period?: string; since?: string; until?: string } };
  removeMissedSearch: { path: { searchId: string } };
  listQuotes: {
    query: {
      page?: number;
      perPage?: number;
      order?: string;
      q?: string;
      state?: undefined;
      client?: string;
      since?: string;
      until?: string;
    };
  };
  getQuote: { path: { quoteNumber: string } };
  offerQuote: { path: { quoteNumber: string }; body: QuoteOffer };
  declineQuote: { path: { quoteNumber: string }; body: QuoteDecline };
  pushStock: { query: { atomic?: boolean }; body: StockBatch };
  pushPrices: { query: { atomic?: boolean }; body: PriceBatch };
  pushItems: { query: { atomic?: boolean }; body: ItemBatch };
  pushStatuses: { query: { atomic?: boolean }; body: StatusBatch };
  listStaff: {};
  addStaff: { body: NewStaffMember };
  getStaffMember: { path: { email: string } };
  updateStaff: { path: { email: string }; body: StaffMemberChange };
  inviteStaff: { path: { email: string } };
  resetSecondFactor: { path: { email: string } };
  listKeys: {};
  addKey: { body: NewApiKey };
  revokeKey: { path: { keyId: number } };
  listChanges: {
    query: {
      page?: number;
      perPage?: number;
      q?: string;
      by?: string;
      channel?: string;
      operation?: string;
      since?: string;
      until?: string;
    };
  };
  listMessages: { query: { page?: number; perPage?: number; order?: string; q?: string; state?: string } };
  getMessage: { path: { messageId: string } };
  setMessageDone: { path: { messageId: string }; body: MessageState };
  answerMessage: { path: { messageId: string }; body: MessageAnswer };
  listOutbox: { query: { page?: number; perPage?: number; order?: string; state?: string } };
  retryOutbox: { body: OutboxRetry };
  discardOutbox: { body: OutboxDiscard };
  listReports: { query: { page?: number; perPage?: number; order?: string } };
  getReport: { path: { reportId: string } };
  listClients: {
    query: {
      page?: number;
      perPage?: number;
      sort?: string;
      order?: string;
      q?: string;
      state?: undefined;
      priceList?: string;
    };
  };
  addClient: { body: NewClient };
  getClient: { path: { clientId: number } };
  updateClient: { path: { clientId: number }; body: ClientChange };
  inviteClient: { path: { clientId: number } };
  setClientDisabled: { path: { clientId: number }; body: Disabling };
  openClientView: { path: { clientId: number }; body: ClientViewRequest };
  listPeople: { path: { clientId: number } };
  addPerson: { path: { clientId: number }; body: NewPerson };
  updatePerson: { path: { personId: number }; body: PersonChange };
  setPersonDisabled: { path: { personId: number }; body: Disabling };
  listPriceLists: {};
  addPriceList: { body: NewPriceList };
  getPriceList: { path: { priceListId: number } };
  updatePriceList: { path: { priceListId: number }; body: PriceListChange };
  removePriceList: { path: { priceListId: number } };
  listPrices: { query: { page?: number; perPage?: number; q?: string; priceListId: number; catalogId?: number } };
  addPrice: { body: NewListedPrice };
  getPrice: { path: { priceId: string } };
  updatePrice: { path: { priceId: string }; body: PriceChange };
  removePrice: { path: { priceId: string } };
  listItems: {
    query: {
      page?: number;
      perPage?: number;
      sort?: string;
      order?: string;
      q?: string;
      catalogId?: number;
      category?: string;
      deleted?: boolean;
    };
  };
  addItem: { body: NewItem };
  getItem: { path: { itemId: string } };
  updateItem: { path: { itemId: string }; body: ItemChange };
  setItemPicture: { path: { itemId: string }; body: ItemPicture };
  getItemFeatures: { path: { itemId: string } };
  setItemFeatures: { path: { itemId: string }; body: ItemFeaturesChange };
  addFeatureFile: { body: ContentFileAddition };
  listCategories: { query: { q?: string; catalogId?: number; deleted?: boolean } };
  addCategory: { body: NewCategory };
  getCategory: { path: { categoryKey: string } };
  updateCategory: { path: { categoryKey: string }; body: CategoryChange };
  removeCategory: { path: { categoryKey: string } };
  listFeatureHeadings: { query: { q?: string; catalogId?: number } };
  addFeatureHeading: { body: NewFeatureHeading };
  getFeatureHeading: { path: { headingKey: string } };
  updateFeatureHeading: { path: { headingKey: string }; body: FeatureHeadingChange };
  removeFeatureHeading: { path: { headingKey: string } };
  getImports: {};
  runImport: {
    query: {
      catalogId: number;
      kind: string;
      name: string;
      list?: string;
      encoding?: string;
      clearBestPrice?: boolean;
      plan: string;
    };
    body: unknown;
  };
  previewImport: {
    query: {
      catalogId: number;
      kind: string;
      name: string;
      list?: string;
      encoding?: string;
      clearBestPrice?: boolean;
    };
    body: unknown;
  };
  undoImport: { path: { importId: string } };
  listContent: { query: { page?: number; perPage?: number; sort?: string; order?: string; q?: string; kind?: string } };
  addContent: { body: NewContent };
  getContent: { path: { contentId: string } };
  updateContent: { path: { contentId: string }; body: ContentUpdate };
  removeContent: { path: { contentId: string } };
  listContentKinds: {};
  addContentFile: { body: ContentFileAddition };
};

export type OfficeOutputs = {
  getSession: StaffSessionsEnvelope;
  signIn: StaffSessionsEnvelope;
  signOut: DoneEnvelope;
  startSecondFactor: SecondFactorSecretsEnvelope;
  confirmSecondFactor: StaffSessionsEnvelope;
  removeSecondFactor: StaffSessionsEnvelope;
  acceptInvitation: StaffSessionsEnvelope;
  listOrders: OfficeOrdersEnvelope;
  placeOrder: OfficeOrderDetailsEnvelope;
  setOrderStatus: StatusResultsEnvelope;
  checkOrder: OrderTextChecksEnvelope;
  listNewestOrders: NewestOrdersEnvelope;
  listOrderChanges: OrderChangesEnvelope;
  getOrder: OfficeOrderDetailsEnvelope;
  addParcel: OfficeOrderDetailsEnvelope;
  removeParcel: OfficeOrderDetailsEnvelope;
  addDocument: OfficeOrderDetailsEnvelope;
  removeDocument: OfficeOrderDetailsEnvelope;
  answerRequest: OfficeOrderDetailsEnvelope;
  getFigures: FiguresEnvelope;
  listMissedSearches: MissedSearchesEnvelope;
  removeMissedSearch: MissedSearchesEnvelope;
  listQuotes: OfficeQuotesEnvelope;
  getQuote: OfficeQuoteDetailsEnvelope;
  offerQuote: OfficeQuoteDetailsEnvelope;
  declineQuote: OfficeQuoteDetailsEnvelope;
  pushStock: BatchResultsEnvelope;
  pushPrices: BatchResultsEnvelope;
  pushItems: BatchResultsEnvelope;
  pushStatuses: BatchResultsEnvelope;
  listStaff: StaffMembersEnvelope;
  addStaff: StaffMembersEnvelope;
  getStaffMember: StaffMembersEnvelope;
  updateStaff: StaffMembersEnvelope;
  inviteStaff: StaffMembersEnvelope;
  resetSecondFactor: StaffMembersEnvelope;
  listKeys: ApiKeysEnvelope;
  addKey: NewApiKeysEnvelope;
  revokeKey: ApiKeysEnvelope;
  listChanges: ChangesEnvelope;
  listMessages: OfficeMessagesEnvelope;
  getMessage: OfficeMessageEnvelope;
  setMessageDone: OfficeMessageEnvelope;
  answerMessage: OfficeMessageEnvelope;
  listOutbox: OfficeOutboxEnvelope;
  retryOutbox: OutboxRetriesEnvelope;
  discardOutbox: OutboxRetriesEnvelope;
  listReports: OfficeReportsEnvelope;
  getReport: OfficeReportDetailsEnvelope;
  listClients: ClientRecordsEnvelope;
  addClient: ClientRecordsEnvelope;
  getClient: ClientRecordsEnvelope;
  updateClient: ClientRecordsEnvelope;
  inviteClient: ClientRecordsEnvelope;
  setClientDisabled: ClientRecordsEnvelope;
  openClientView: ClientViewsEnvelope;
  listPeople: ClientPeopleEnvelope;
  addPerson: ClientPeopleEnvelope;
  updatePerson: ClientPeopleEnvelope;
  setPersonDisabled: ClientPeopleEnvelope;
  listPriceLists: PriceListsEnvelope;
  addPriceList: PriceListsEnvelope;
  getPriceList: PriceListsEnvelope;
  updatePriceList: PriceListsEnvelope;
  removePriceList: PriceListsEnvelope;
  listPrices: ListedPricesEnvelope;
  addPrice: ListedPricesEnvelope;
  getPrice: ListedPricesEnvelope;
  updatePrice: ListedPricesEnvelope;
  removePrice: ListedPricesEnvelope;
  listItems: CatalogueItemsEnvelope;
  addItem: CatalogueItemsEnvelope;
  getItem: CatalogueItemsEnvelope;
  updateItem: CatalogueItemsEnvelope;
  setItemPicture: CatalogueItemsEnvelope;
  getItemFeatures: ItemFeaturesEnvelope;
  setItemFeatures: ItemFeaturesEnvelope;
  addFeatureFile: ContentFilesEnvelope;
  listCategories: CategoriesEnvelope;
  addCategory: CategoriesEnvelope;
  getCategory: CategoriesEnvelope;
  updateCategory: CategoriesEnvelope;
  removeCategory: CategoriesEnvelope;
  listFeatureHeadings: FeatureHeadingsEnvelope;
  addFeatureHeading: FeatureHeadingsEnvelope;
  getFeatureHeading: FeatureHeadingsEnvelope;
  updateFeatureHeading: FeatureHeadingsEnvelope;
  removeFeatureHeading: FeatureHeadingsEnvelope;
  getImports: ImportsEnvelope;
  runImport: ImportsEnvelope;
  previewImport: ImportPreviewsEnvelope;
  undoImport: ImportsEnvelope;
  listContent: ContentEntriesEnvelope;
  addContent: ContentRecordsEnvelope;
  getContent: ContentRecordsEnvelope;
  updateContent: ContentRecordsEnvelope;
  removeContent: ContentRecordsEnvelope;
  listContentKinds: ContentKindsEnvelope;
  addContentFile: ContentFilesEnvelope;
};

export const officeOperations = {
  getSession: { method: 'GET', path: '/session', scope: 'any', fields: [] },
  signIn: { method: 'POST', path: '/session', scope: null, fields: ['email', 'password', 'code'] },
  signOut: { method: 'DELETE', path: '/session', scope: 'any', fields: [] },
  startSecondFactor: { method: 'POST', path: '/session/second-factor', scope: 'any', fields: [] },
  confirmSecondFactor: { method: 'PUT', path: '/session/second-factor', scope: 'any', fields: ['code'] },
  removeSecondFactor: { method: 'POST', path: '/session/second-factor/removal', scope: 'any', fields: ['code'] },
  acceptInvitation: { method: 'POST', path: '/invitation', scope: null, fields: ['token', 'password'] },
  listOrders: { method: 'GET', path: '/orders', scope: 'orders:read', fields: [] },
  placeOrder: {
    method: 'POST',
    path: '/orders',
    scope: 'orders:write',
    fields: [
      'uuid',
      'clientId',
      'catalogId',
      'text',
      'total',
      'purchaseOrder',
      'deliveryAddress',
      'wishedDate',
      'comment',
    ],
  },
  setOrderStatus: {
    method: 'POST',
    path: '/orders/status',
    scope: 'orders:write',
    fields: ['orderNumbers', 'status', 'note', 'quiet', 'force'],
  },
  checkOrder: {
    method: 'POST',
    path: '/orders/check',
    scope: 'orders:write',
    fields: ['clientId', 'catalogId', 'text'],
  },
  listNewestOrders: { method: 'GET', path: '/orders/newest', scope: 'orders:read', fields: [] },
  listOrderChanges: { method: 'GET', path: '/orders/changes', scope: 'orders:read', fields: [] },
  getOrder: { method: 'GET', path: '/orders/{orderNumber}', scope: 'orders:read', fields: [] },
  addParcel: {
    method: 'POST',
    path: '/orders/{orderNumber}/parcels',
    scope: 'orders:write',
    fields: ['carrier', 'number', 'link', 'date', 'lines', 'quiet'],
  },
  removeParcel: {
    method: 'DELETE',
    path: '/orders/{orderNumber}/parcels/{parcelNumber}',
    scope: 'orders:write',
    fields: [],
  },
  addDocument: {
    method: 'POST',
    path: '/orders/{orderNumber}/documents',
    scope: 'orders:write',
    fields: ['kind', 'name', 'content'],
  },
  getDocument: {
    method: 'GET',
    path: '/orders/{orderNumber}/documents/{documentId}',
    scope: 'orders:read',
    fields: [],
  },
  removeDocument: {
    method: 'DELETE',
    path: '/orders/{orderNumber}/documents/{documentId}',
    scope: 'orders:write',
    fields: [],
  },
  answerRequest: {
    method: 'POST',
    path: '/orders/{orderNumber}/requests/{requestNumber}/answer',
    scope: 'orders:write',
    fields: ['state', 'note', 'quiet'],
  },
  getFigures: { method: 'GET', path: '/figures', scope: 'figures:read', fields: [] },
  listMissedSearches: { method: 'GET', path: '/figures/searches', scope: 'figures:read', fields: [] },
  removeMissedSearch: { method: 'DELETE', path: '/figures/searches/{searchId}', scope: 'content:write', fields: [] },
  listQuotes: { method: 'GET', path: '/quotes', scope: 'orders:read', fields: [] },
  getQuote: { method: 'GET', path: '/quotes/{quoteNumber}', scope: 'orders:read', fields: [] },
  offerQuote: {
    method: 'PUT',
    path: '/quotes/{quoteNumber}/offer',
    scope: 'orders:write',
    fields: ['version', 'validUntil', 'discount', 'lines', 'answer', 'quiet'],
  },
  declineQuote: {
    method: 'POST',
    path: '/quotes/{quoteNumber}/decline',
    scope: 'orders:write',
    fields: ['version', 'note', 'quiet'],
  },
  pushStock: { method: 'POST', path: '/batches/stock', scope: 'catalogue:write', fields: ['catalogId', 'rows'] },
  pushPrices: {
    method: 'POST',
    path: '/batches/prices',
    scope: 'catalogue:write',
    fields: ['catalogId', 'list', 'rows'],
  },
  pushItems: { method: 'POST', path: '/batches/items', scope: 'catalogue:write', fields: ['catalogId', 'rows'] },
  pushStatuses: { method: 'POST', path: '/batches/statuses', scope: 'orders:write', fields: ['rows'] },
  listStaff: { method: 'GET', path: '/staff', scope: 'staff:read', fields: [] },
  addStaff: { method: 'POST', path: '/staff', scope: 'staff:write', fields: ['email', 'name', 'role', 'language'] },
  getStaffMember: { method: 'GET', path: '/staff/{email}', scope: 'staff:read', fields: [] },
  updateStaff: {
    method: 'PUT',
    path: '/staff/{email}',
    scope: 'staff:write',
    fields: ['version', 'role', 'isDisabled'],
  },
  inviteStaff: { method: 'POST', path: '/staff/{email}/invitation', scope: 'staff:write', fields: [] },
  resetSecondFactor: { method: 'DELETE', path: '/staff/{email}/second-factor', scope: 'staff:write', fields: [] },
  listKeys: { method: 'GET', path: '/keys', scope: 'staff:read', fields: [] },
  addKey: { method: 'POST', path: '/keys', scope: 'staff:write', fields: ['name', 'scopes', 'days'] },
  revokeKey: { method: 'DELETE', path: '/keys/{keyId}', scope: 'staff:write', fields: [] },
  listChanges: { method: 'GET', path: '/changes', scope: 'changes:read', fields: [] },
  listMessages: { method: 'GET', path: '/messages', scope: 'messages:read', fields: [] },
  getMessage: { method: 'GET', path: '/messages/{messageId}', scope: 'messages:read', fields: [] },
  setMessageDone: { method: 'PUT', path: '/messages/{messageId}/done', scope: 'messages:write', fields: ['isDone'] },
  answerMessage: { method: 'POST', path: '/messages/{messageId}/answer', scope: 'messages:write', fields: ['text'] },
  listOutbox: { method: 'GET', path: '/outbox', scope: 'outbox:read', fields: [] },
  retryOutbox: { method: 'POST', path: '/outbox/retry', scope: 'outbox:write', fields: ['entryIds'] },
  discardOutbox: { method: 'POST', path: '/outbox/discard', scope: 'outbox:write', fields: ['entryIds'] },
  listReports: { method: 'GET', path: '/reports', scope: 'reports:read', fields: [] },
  getReport: { method: 'GET', path: '/reports/{reportId}', scope: 'reports:read', fields: [] },
  listClients: { method: 'GET', path: '/clients', scope: 'clients:read', fields: [] },
  addClient: {
    method: 'POST',
    path: '/clients',
    scope: 'clients:write',
    fields: [
      'username',
      'name',
      'email',
      'phone',
      'address',
      'taxId',
      'deliveryAddresses',
      'language',
      'priceList',
      'taxRate',
      'taxExemption',
    ],
  },
  getClient: { method: 'GET', path: '/clients/{clientId}', scope: 'clients:read', fields: [] },
  updateClient: {
    method: 'PUT',
    path: '/clients/{clientId}',
    scope: 'clients:write',
    fields: [
      'version',
      'username',
      'name',
      'email',
      'phone',
      'address',
      'taxId',
      'deliveryAddresses',
      'language',
      'priceList',
      'taxRate',
      'taxExemption',
    ],
  },
  inviteClient: { method: 'POST', path: '/clients/{clientId}/invitation', scope: 'clients:write', fields: [] },
  setClientDisabled: {
    method: 'PUT',
    path: '/clients/{clientId}/disabled',
    scope: 'clients:write',
    fields: ['isDisabled'],
  },
  openClientView: { method: 'POST', path: '/clients/{clientId}/view', scope: 'clients:write', fields: ['personId'] },
  listPeople: { method: 'GET', path: '/clients/{clientId}/people', scope: 'clients:read', fields: [] },
  addPerson: {
    method: 'POST',
    path: '/clients/{clientId}/people',
    scope: 'clients:write',
    fields: ['email', 'name', 'role', 'limit', 'language'],
  },
  updatePerson: {
    method: 'PUT',
    path: '/people/{personId}',
    scope: 'clients:write',
    fields: ['version', 'name', 'role', 'limit'],
  },
  setPersonDisabled: {
    method: 'PUT',
    path: '/people/{personId}/disabled',
    scope: 'clients:write',
    fields: ['isDisabled'],
  },
  listPriceLists: { method: 'GET', path: '/priceLists', scope: 'catalogue:read', fields: [] },
  addPriceList: { method: 'POST', path: '/priceLists', scope: 'catalogue:write', fields: ['name'] },
  getPriceList: { method: 'GET', path: '/priceLists/{priceListId}', scope: 'catalogue:read', fields: [] },
  updatePriceList: {
    method: 'PUT',
    path: '/priceLists/{priceListId}',
    scope: 'catalogue:write',
    fields: ['version', 'name'],
  },
  removePriceList: { method: 'DELETE', path: '/priceLists/{priceListId}', scope: 'catalogue:write', fields: [] },
  listPrices: { method: 'GET', path: '/prices', scope: 'catalogue:read', fields: [] },
  addPrice: {
    method: 'POST',
    path: '/prices',
    scope: 'catalogue:write',
    fields: [
      'priceListId',
      'catalogId',
      'code',
      'discount',
      'price',
      'bestPrice',
      'quantityBestPrice',
      'validFrom',
      'validUntil',
    ],
  },
  getPrice: { method: 'GET', path: '/prices/{priceId}', scope: 'catalogue:read', fields: [] },
  updatePrice: {
    method: 'PUT',
    path: '/prices/{priceId}',
    scope: 'catalogue:write',
    fields: ['version', 'discount', 'price', 'bestPrice', 'quantityBestPrice', 'validFrom', 'validUntil'],
  },
  removePrice: { method: 'DELETE', path: '/prices/{priceId}', scope: 'catalogue:write', fields: [] },
  listItems: { method: 'GET', path: '/items', scope: 'catalogue:read', fields: [] },
  addItem: {
    method: 'POST',
    path: '/items',
    scope: 'catalogue:write',
    fields: [
      'catalogId',
      'code',
      'additionalCode',
      'nameEs',
      'nameEn',
      'nameZh',
      'category',
      'price',
      'bestPrice',
      'quantityBestPrice',
      'unit',
      'minimumQuantity',
      'quantityStep',
      'packSize',
      'parentCode',
      'image',
      'quantity',
      'expectedDate',
      'expectedQuantity',
      'isOffer',
      'isNew',
      'deleted',
    ],
  },
  getItem: { method: 'GET', path: '/items/{itemId}', scope: 'catalogue:read', fields: [] },
  updateItem: {
    method: 'PUT',
    path: '/items/{itemId}',
    scope: 'catalogue:write',
    fields: [
      'version',
      'additionalCode',
      'nameEs',
      'nameEn',
      'nameZh',
      'category',
      'price',
      'bestPrice',
      'quantityBestPrice',
      'unit',
      'minimumQuantity',
      'quantityStep',
      'packSize',
      'parentCode',
      'image',
      'quantity',
      'expectedDate',
      'expectedQuantity',
      'isOffer',
      'isNew',
      'deleted',
    ],
  },
  setItemPicture: {
    method: 'POST',
    path: '/items/{itemId}/picture',
    scope: 'catalogue:write',
    fields: ['name', 'content'],
  },
  getItemFeatures: { method: 'GET', path: '/items/{itemId}/features', scope: 'catalogue:read', fields: [] },
  setItemFeatures: {
    method: 'PUT',
    path: '/items/{itemId}/features',
    scope: 'catalogue:write',
    fields: ['version', 'features'],
  },
  addFeatureFile: { method: 'POST', path: '/featureFiles', scope: 'catalogue:write', fields: ['name', 'content'] },
  listCategories: { method: 'GET', path: '/categories', scope: 'catalogue:read', fields: [] },
  addCategory: {
    method: 'POST',
    path: '/categories',
    scope: 'catalogue:write',
    fields: ['catalogId', 'nameEs', 'nameEn', 'nameZh', 'parent'],
  },
  getCategory: { method: 'GET', path: '/categories/{categoryKey}', scope: 'catalogue:read', fields: [] },
  updateCategory: {
    method: 'PUT',
    path: '/categories/{categoryKey}',
    scope: 'catalogue:write',
    fields: ['version', 'nameEs', 'nameEn', 'nameZh', 'parent', 'position', 'deleted'],
  },
  removeCategory: { method: 'DELETE', path: '/categories/{categoryKey}', scope: 'catalogue:write', fields: [] },
  listFeatureHeadings: { method: 'GET', path: '/feature-headings', scope: 'catalogue:read', fields: [] },
  addFeatureHeading: {
    method: 'POST',
    path: '/feature-headings',
    scope: 'catalogue:write',
    fields: ['catalogId', 'nameEs', 'nameEn', 'nameZh'],
  },
  getFeatureHeading: { method: 'GET', path: '/feature-headings/{headingKey}', scope: 'catalogue:read', fields: [] },
  updateFeatureHeading: {
    method: 'PUT',
    path: '/feature-headings/{headingKey}',
    scope: 'catalogue:write',
    fields: ['version', 'nameEs', 'nameEn', 'nameZh', 'position'],
  },
  removeFeatureHeading: {
    method: 'DELETE',
    path: '/feature-headings/{headingKey}',
    scope: 'catalogue:write',
    fields: [],
  },
  getImports: { method: 'GET', path: '/imports', scope: 'catalogue:read', fields: [] },
  runImport: { method: 'POST', path: '/imports', scope: 'catalogue:write', fields: [] },
  previewImport: { method: 'POST', path: '/imports/preview', scope: 'catalogue:write', fields: [] },
  undoImport: { method: 'POST', path: '/imports/{importId}/undo', scope: 'catalogue:write', fields: [] },
  listContent: { method: 'GET', path: '/content', scope: 'content:read', fields: [] },
  addContent: {
    method: 'POST',
    path: '/content',
    scope: 'content:write',
    fields: ['kind', 'slug', 'position', 'shared', 'es', 'en', 'zh'],
  },
  getContent: { method: 'GET', path: '/content/{contentId}', scope: 'content:read', fields: [] },
  updateContent: {
    method: 'PUT',
    path: '/content/{contentId}',
    scope: 'content:write',
    fields: ['version', 'position', 'shared', 'es', 'en', 'zh'],
  },
  removeContent: { method: 'DELETE', path: '/content/{contentId}', scope: 'content:write', fields: [] },
  listContentKinds: { method: 'GET', path: '/contentKinds', scope: 'content:read', fields: [] },
  addContentFile: { method: 'POST', path: '/contentFiles', scope: 'content:write', fields: ['name', 'content'] },
} as const;
