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
