/** What a client asks a price for, and what the company offers. An order is made of it once it is accepted. */
export type QuotesTable = {
  quote_id: number;
  quote_number: string;
  account_id: number;
  company_id: number;
  catalog_id: number;
  client_id: number;
  uuid: string;
  /** requested, offered, accepted or declined; an offer expires by its date. */
  state: string;
  requested_at: number;
  money_type_id: string;
  /** Of the client: what it needs, and why it declined. */
  comment: string;
  refusal: string;
  /** Of the company. */
  answer: string;
  answered_at: number | null;
  answered_by: string;
  /** The last day of the offer in the shop's time zone, as YYYY-MM-DD; null until there is one. */
  valid_until: string | null;
  /** What the quote has become. */
  order_id: number | null;
};

/** A snapshot of the items when they were asked for: the offer stays valid whatever becomes of them. */
export type QuoteLinesTable = {
  quote_id: number;
  line_number: number;
  stock_item_id: number;
  code: string;
  name_es: string;
  name_en: string;
  name_zh: string;
  image_name: string | null;
  unit: string | null;
  pack_size: number | null;
  quantity: number;
  /** What the client would have paid; null if the price was on request. */
  usual_price_cents: number | null;
  /** Null until the company offers. */
  unit_price_cents: number | null;
  /** What the company says of the price. */
  note: string;
};

export type QuoteTables = { quotes: QuotesTable; quote_lines: QuoteLinesTable };
