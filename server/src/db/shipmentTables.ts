/** What the client asked to cancel or to return, and what the company answered. */
export type OrderRequestsTable = {
  order_id: number;
  request_number: number;
  /** Null once the client is erased. */
  uuid: string | null;
  /** cancel or return. */
  kind: string;
  reason: string;
  requested_at: number;
  /** open, accepted or declined. */
  state: string;
  answer: string;
  answered_at: number | null;
  answered_by: string;
};

export type OrderRequestLinesTable = {
  order_id: number;
  request_number: number;
  line_number: number;
  quantity: number;
};

/** What has left the shop of an order. Texts are empty where the operator gave none. */
export type OrderParcelsTable = {
  order_id: number;
  parcel_number: number;
  carrier: string;
  tracking_number: string;
  link: string;
  shipped_at: number;
  added_at: number;
  added_by: string;
};

export type OrderParcelLinesTable = {
  order_id: number;
  parcel_number: number;
  line_number: number;
  quantity: number;
};

export type OrderDocumentsTable = {
  document_id: string;
  order_id: number;
  /** An open set, such as invoice. */
  kind: string;
  /** Of the file. */
  name: string;
  content_type: string;
  size: number;
  bytes: Uint8Array;
  added_at: number;
  added_by: string;
};
