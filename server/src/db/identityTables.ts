/** Who signs in for a client besides the client itself. */
export type PeopleTable = {
  person_id: number;
  account_id: number;
  client_id: number;
  /** Where mails go, and the user name: lower case, trimmed. */
  email: string;
  name: string;
  /** buyer or approver. */
  role: string;
  /** Up to which total the person orders without being asked; null without limit. */
  limit_cents: number | null;
  language: string;
  /** Empty until the person has chosen one. */
  password_hash: string;
  created_at: number;
  /** Since when the person has been disabled; null if it may sign in. */
  disabled_at: number | null;
};

/** An order that someone of a client has set aside for another to approve. */
export type ApprovalsTable = {
  approval_id: number;
  account_id: number;
  client_id: number;
  catalog_id: number;
  /** Of the request, which may be repeated. */
  request_uuid: string;
  /** JSON: the push that approving it sends, under a uuid of its own. */
  push: string;
  /** JSON: what was in the cart, at the prices of then. */
  lines: string;
  /** What it cost then. */
  total_cents: number;
  /** Who asked; null for the client itself. */
  person_id: number | null;
  requested_by: string;
  created_at: number;
  /** waiting, approved, declined or takenBack. */
  state: string;
  /** Why it was declined. */
  reason: string;
  decided_by: string;
  /** Null for the client itself, and for decisions of which only the name was stored. */
  decided_by_id: number | null;
  decided_at: number | null;
  order_id: number | null;
};

type SessionsTable = {
  session_id: string;
  client_id: number;
  /** Null for the client itself. */
  person_id: number | null;
  created_at: number;
  expires_at: number;
  /** Until the page has redeemed the code for the token, after signing in elsewhere. */
  code_hash: string | null;
  /** Of the provider where the client has signed in, for signing out there. */
  id_token: string | null;
};

type PasswordResetsTable = {
  token_hash: string;
  client_id: number;
  /** Null for the client itself. */
  person_id: number | null;
  expires_at: number;
};

export type PasskeysTable = {
  passkey_id: number;
  /** As the authenticator names it, in base64url. */
  credential_id: string;
  client_id: number;
  /** Null for the client itself. */
  person_id: number | null;
  /** COSE key, in base64url. */
  public_key: string;
  /** Of uses, as the authenticator counts them; 0 if it does not. */
  counter: number;
  /** How the authenticator can be reached, separated by spaces. */
  transports: string;
  /** What its owner calls it. */
  name: string;
  created_at: number;
  used_at: number | null;
};

type PasskeyChallengesTable = {
  challenge: string;
  /** That is adding a passkey; null for signing in. */
  session_id: string | null;
  expires_at: number;
};

/** Rate-limited actions, such as failed sign-ins, counted by subject and address. */
type AttemptCountsTable = {
  subject: string;
  address: string;
  window_ends_at: number;
  attempts: number;
};

/** Addresses from which an account has signed in, so that guesses from elsewhere do not count against its owner. */
type KnownAddressesTable = {
  address_hash: string;
  used_at: number;
};

type ServerSecretsTable = {
  name: string;
  value: string;
};

export type IdentityTables = {
  people: PeopleTable;
  approvals: ApprovalsTable;
  sessions: SessionsTable;
  password_resets: PasswordResetsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  attempt_counts: AttemptCountsTable;
  known_addresses: KnownAddressesTable;
  server_secrets: ServerSecretsTable;
};
