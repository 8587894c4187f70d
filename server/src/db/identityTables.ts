export type SessionsTable = {
  session_id: string;
  client_id: number;
  created_at: number;
  expires_at: number;
};

export type PasswordResetsTable = {
  token_hash: string;
  client_id: number;
  expires_at: number;
};

/** What a caller may do only so often, such as failing to sign in, counted by subject and address. */
export type AttemptCountsTable = {
  subject: string;
  address: string;
  window_ends_at: number;
  attempts: number;
};

/** Where an account was signed in to, so that guesses from elsewhere do not count against its owner. */
export type KnownAddressesTable = {
  address_hash: string;
  used_at: number;
};

export type ServerSecretsTable = {
  name: string;
  value: string;
};
