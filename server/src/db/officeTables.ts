export type StaffTable = {
  staff_id: number;
  account_id: number;
  /** In lower case. */
  email: string;
  name: string;
  role: string;
  language: string;
  /** Empty until the person has chosen a password. */
  password_hash: string;
  totp_secret: string | null;
  /** The last time step whose code was used, so that each is used once. */
  totp_used_step: number | null;
  invitation_hash: string | null;
  invitation_ends_at: number | null;
  created_at: number;
  disabled_at: number | null;
};

type StaffSessionsTable = {
  session_hash: string;
  staff_id: number;
  expires_at: number;
};

export type ApiKeysTable = {
  key_id: number;
  account_id: number;
  name: string;
  key_hash: string;
  /** Separated by spaces. */
  scopes: string;
  created_by: string;
  created_at: number;
  expires_at: number;
  revoked_at: number | null;
  used_at: number | null;
};

/** What people, keys and commands have changed. */
export type ChangesTable = {
  change_id: number;
  account_id: number;
  changed_at: number;
  changed_by: string;
  /** How: office, key or command. */
  channel: string;
  operation: string;
  /** Such as `order M-1K54AFA`. */
  subject: string;
  /** JSON; null where there was nothing before, or nothing is left. */
  before: string | null;
  after: string | null;
};

/** What software has sent with an `Idempotency-Key`, and the answer to it. */
export type IdempotencyKeysTable = {
  account_id: number;
  /** Who sent it: keys of others may be the same. */
  sender: string;
  idempotency_key: string;
  request_hash: string;
  /** Changes with each attempt, of which one alone can store its answer. */
  attempt: string;
  attempted_at: number;
  /** JSON; null until the work is done. */
  answer: string | null;
};

/** Where the numbers of changed orders have got to (orderFeedRepository.ts). */
export type OrderFeedsTable = {
  account_id: number;
  /** Part of each cursor, so that one of another database is not taken for one of this. */
  feed_id: string;
  last_number: number;
};

/** The last import that was made in the office. */
export type LastImportsTable = {
  account_id: number;
  import_id: string;
  catalog_id: number;
  kind: string;
  /** The price list; empty for other kinds. */
  list: string;
  file_name: string;
  imported_at: number;
  imported_by: string;
  /** JSON. */
  counts: string;
  /** Of the catalogue or price list, by which a later change is known; null for stock. */
  version_after: string | null;
  undone_at: number | null;
};

/** What it has overwritten, in parts. */
export type LastImportPartsTable = {
  account_id: number;
  part_number: number;
  /** JSON. */
  kept: string;
};

/** Staff who see the shop as a client. */
export type ClientViewsTable = {
  view_id: string;
  client_id: number;
  /** Null for the client itself. */
  person_id: number | null;
  /** Of the session in the office, with which the view ends. */
  session_hash: string;
  /** Of the link; null once it has been used. */
  code_hash: string | null;
  code_ends_at: number;
  expires_at: number;
};

/** What was searched and not found. */
export type MissedSearchesTable = {
  account_id: number;
  day: string;
  language: string;
  text: string;
  times: number;
};

export type OfficeTables = {
  missed_searches: MissedSearchesTable;
  client_views: ClientViewsTable;
  idempotency_keys: IdempotencyKeysTable;
  order_feeds: OrderFeedsTable;
  staff: StaffTable;
  staff_sessions: StaffSessionsTable;
  api_keys: ApiKeysTable;
  changes: ChangesTable;
  last_imports: LastImportsTable;
  last_import_parts: LastImportPartsTable;
};
