/** What has left the shop of an order. Texts are empty where the operator gave none. */
export type OrderParcelsTable = {
  order_id: number;
  parcel_number: number;
  carrier: string;
  tracking_number: string;
  link: string;
  shipped_at: number;
  added_by: string;
};

export type OrderParcelLinesTable = {
  order_id: number;
  parcel_number: number;
  line_number: number;
  quantity: number;
};
