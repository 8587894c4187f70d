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

/** Rate-limited actions, such as failed sign-ins, counted by subject and address. */
export type AttemptCountsTable = {
  subject: string;
  address: string;
  window_ends_at: number;
  attempts: number;
};

/** Addresses from which an account has signed in, so that guesses from elsewhere do not count against its owner. */
export type KnownAddressesTable = {
  address_hash: string;
  used_at: number;
};

export type ServerSecretsTable = {
  name: string;
  value: string;
};
