import type { CartTables } from './cartTables';
import type {
  ContactMessagesTable,
  ContentTable,
  EnvironmentsTable,
  FilesTable,
  PictureSizesTable,
  UnusedFilesTable,
} from './contentTables';
import type { IdentityTables } from './identityTables';
import type { OfficeTables } from './officeTables';
import type { ErrorReportsTable, OutboxTable } from './operationTables';
import type { StandingOrdersTable } from './plannedTables';
import type { PriceTables } from './priceTables';
import type { QuoteTables } from './quoteTables';
import type {
  OrderDocumentsTable,
  OrderParcelLinesTable,
  OrderParcelsTable,
  OrderRequestLinesTable,
  OrderRequestsTable,
} from './shipmentTables';
import type { DataVersionsTable, SchemaMigrationsTable } from './versionTables';

/**
 * The columns as stored in both databases. Money is in integer cents, times are epoch milliseconds, flags are 0 or 1,
 * and the application assigns ids, so that neither sequences nor extensions are needed.
 */
export type Flag = 0 | 1;

export type CatalogsTable = {
  catalog_id: number;
  account_id: number;
  company_id: number;
  name: string;
};

export type StockCategoriesTable = {
  catalog_id: number;
  stock_category_id: number;
  parent_stock_category_id: number | null;
  position: number;
  name_es: string;
  name_en: string;
  name_zh: string;
  image_name: string | null;
  deleted: Flag;
  demo: Flag;
};

export type StockItemsTable = {
  catalog_id: number;
  stock_item_id: number;
  position: number;
  code: string;
  additional_code: string;
  name_es: string;
  name_en: string;
  name_zh: string;
  stock_category_id: number | null;
  stock_item_parent_id: number | null;
  is_parent: Flag;
  image_name: string | null;
  deleted: Flag;
  is_offer: Flag;
  is_new: Flag;
  /** Null if the price is on request: such an item cannot be ordered. */
  price_cents: number | null;
  /** Both null if there is no price break. */
  best_price_cents: number | null;
  quantity_best_price: number | null;
  /** One of `units`; what quantities and prices count. */
  unit: string | null;
  minimum_quantity: number | null;
  quantity_step: number | null;
  pack_size: number | null;
  /** Created by the demo, and not imported since. */
  demo: Flag;
};

/** What can be ordered of an item. Items without a row are not counted: any quantity can be ordered. */
export type StockLevelsTable = {
  catalog_id: number;
  stock_item_id: number;
  /** What no order has reserved yet. */
  quantity: number;
  /** When more arrives, as YYYY-MM-DD, and how much; null if unknown. */
  expected_date: string | null;
  expected_quantity: number | null;
};

/** A heading that groups the features of items, such as "Dimensions". */
export type HeaderFeaturesTable = {
  catalog_id: number;
  header_feature_id: number;
  position: number;
  name_es: string;
  name_en: string;
  name_zh: string;
};

export type ItemFeaturesTable = {
  catalog_id: number;
  stock_item_feature_id: number;
  stock_item_id: number;
  header_feature_id: number | null;
  position: number;
  name_es: string;
  name_en: string;
  name_zh: string;
  value_es: string | null;
  value_en: string | null;
  value_zh: string | null;
  /** Names in the blob containers StockItemFeatureImages and StockItemFeatureFiles. */
  image_name: string | null;
  file_name: string | null;
};

export type ClientsTable = {
  client_id: number;
  account_id: number;
  /** Lower case, trimmed. */
  username: string;
  name: string;
  email: string;
  /** Those before the present one, one per line. */
  earlier_emails: string;
  phone: string;
  address: string;
  /** Under which the client pays taxes; printed on what is filed. */
  tax_id: string | null;
  /** Other addresses that can be chosen for an order, one per line. */
  delivery_addresses: string;
  language: string;
  /** Empty until the client has chosen one. */
  password_hash: string;
  created_at: number;
  /** Since when the client has been disabled; null if it may sign in. */
  disabled_at: number | null;
  /** When the link to choose a password was last sent to the present address. */
  invited_at: number | null;
  price_list_id: number | null;
  /** In basis points; null for the shop's rate. 0 together with an exemption. */
  tax_rate: number | null;
  /** Why no tax is charged. */
  tax_exemption: string | null;
  /** Whether changes of status are mailed; null until the client has chosen that and the language of the mails. */
  status_mails: Flag | null;
  erasure_requested_at: number | null;
};

export type FavouriteListsTable = {
  client_id: number;
  list_id: string;
  version: number;
  created_at: number;
  name: string;
  is_unnamed: Flag;
  /** JSON. */
  lines: string;
};

export type OrdersTable = {
  order_id: number;
  order_number: string;
  account_id: number;
  company_id: number;
  catalog_id: number;
  client_id: number;
  push_uuid: string | null;
  status: string;
  created_at: number;
  money_type_id: string;
  username: string;
  comment: string;
  /** Null where the client gave none, and for orders that have them in the comment. */
  purchase_order: string | null;
  delivery_address: string | null;
  /** As YYYY-MM-DD. */
  wished_date: string | null;
  put_all_price_zero: Flag;
  /** In basis points: 1600 is 16 %. */
  tax_rate: number;
  /** Why no tax is charged. */
  tax_exemption: string | null;
  subtotal_cents: number;
  tax_cents: number;
  total_cents: number;
  /** When it was exported as new; null until then. */
  exported_at: number | null;
  /** Who ordered, with the name of then; null for the client itself. */
  person_id: number | null;
  person_name: string | null;
  /** 1 for a new order; raised with every later change that the list of the client's orders, or software of the company, shows. */
  revision: number;
  /** Its place among the changes that software asks for, and the revision that has this place; 0 before the first. */
  feed_number: number;
  feed_revision: number;
};

/** A snapshot of what was ordered: later changes of an item do not affect it. */
export type OrderLinesTable = {
  order_id: number;
  line_number: number;
  stock_item_id: number;
  code: string;
  name_es: string;
  name_en: string;
  name_zh: string;
  image_name: string | null;
  quantity: number;
  unit_price_cents: number;
  total_cents: number;
  /** What the order took from the stock; the rest is delivered later. Null if the item's stock was not counted. */
  reserved_quantity: number | null;
  /** When the rest was expected, as YYYY-MM-DD. */
  expected_date: string | null;
  /** Of the item at the time of the order. */
  unit: string | null;
  pack_size: number | null;
  /** By accepted requests of the client. */
  cancelled_quantity: number;
};

/** The stored response of every push, refusals included, by idempotency key. */
export type OrderPushesTable = {
  account_id: number;
  client_id: number;
  catalog_id: number;
  uuid: string;
  payload_hash: string;
  status_code: number;
  answer: string;
  created_at: number;
};

export type OrderStatusChangesTable = {
  order_id: number;
  change_number: number;
  status: string;
  changed_at: number;
  /** The user of the operator's machine, or the name that the operator gave. */
  changed_by: string;
  /** What the client was told about it. */
  note: string;
};

export type Tables = CartTables &
  PriceTables &
  QuoteTables &
  IdentityTables &
  OfficeTables & {
    schema_migrations: SchemaMigrationsTable;
    catalogs: CatalogsTable;
    stock_categories: StockCategoriesTable;
    stock_items: StockItemsTable;
    stock_levels: StockLevelsTable;
    header_features: HeaderFeaturesTable;
    item_features: ItemFeaturesTable;
    files: FilesTable;
    picture_sizes: PictureSizesTable;
    unused_files: UnusedFilesTable;
    clients: ClientsTable;
    favourite_lists: FavouriteListsTable;
    standing_orders: StandingOrdersTable;
    orders: OrdersTable;
    order_lines: OrderLinesTable;
    order_pushes: OrderPushesTable;
    order_status_changes: OrderStatusChangesTable;
    order_parcels: OrderParcelsTable;
    order_parcel_lines: OrderParcelLinesTable;
    order_documents: OrderDocumentsTable;
    order_requests: OrderRequestsTable;
    order_request_lines: OrderRequestLinesTable;
    outbox: OutboxTable;
    content: ContentTable;
    environments: EnvironmentsTable;
    contact_messages: ContactMessagesTable;
    error_reports: ErrorReportsTable;
    data_versions: DataVersionsTable;
  };
