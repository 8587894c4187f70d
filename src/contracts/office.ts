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
};

export type StaffCredentials = {
  email: string;
  password: string;
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
  role: ('owner' | 'sales' | 'catalogue' | 'reader') | null;
  scopes: string[];
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

export type OfficeInputs = {
  getSession: {};
  signIn: { body: StaffCredentials };
  signOut: {};
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
  setOrderStatus: { body: StatusChange };
  listNewestOrders: {};
  getOrder: { path: { orderNumber: string } };
  addParcel: { path: { orderNumber: string }; body: ParcelAddition };
  removeParcel: { path: { orderNumber: string; parcelNumber: number } };
  answerRequest: { path: { orderNumber: string; requestNumber: number }; body: RequestAnswer };
};

export type OfficeOutputs = {
  getSession: StaffSessionsEnvelope;
  signIn: StaffSessionsEnvelope;
  signOut: DoneEnvelope;
  acceptInvitation: StaffSessionsEnvelope;
  listOrders: OfficeOrdersEnvelope;
  setOrderStatus: StatusResultsEnvelope;
  listNewestOrders: NewestOrdersEnvelope;
  getOrder: OfficeOrderDetailsEnvelope;
  addParcel: OfficeOrderDetailsEnvelope;
  removeParcel: OfficeOrderDetailsEnvelope;
  answerRequest: OfficeOrderDetailsEnvelope;
};

export const officeOperations = {
  getSession: { method: 'GET', path: '/session', scope: 'any', fields: [] },
  signIn: { method: 'POST', path: '/session', scope: null, fields: ['email', 'password'] },
  signOut: { method: 'DELETE', path: '/session', scope: 'any', fields: [] },
  acceptInvitation: { method: 'POST', path: '/invitation', scope: null, fields: ['token', 'password'] },
  listOrders: { method: 'GET', path: '/orders', scope: 'orders:read', fields: [] },
  setOrderStatus: {
    method: 'POST',
    path: '/orders/status',
    scope: 'orders:write',
    fields: ['orderNumbers', 'status', 'note', 'quiet', 'force'],
  },
  listNewestOrders: { method: 'GET', path: '/orders/newest', scope: 'orders:read', fields: [] },
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
  answerRequest: {
    method: 'POST',
    path: '/orders/{orderNumber}/requests/{requestNumber}/answer',
    scope: 'orders:write',
    fields: ['state', 'note', 'quiet'],
  },
} as const;
