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

export type OfficeTables = {
  staff: StaffTable;
  staff_sessions: StaffSessionsTable;
  api_keys: ApiKeysTable;
  changes: ChangesTable;
};
