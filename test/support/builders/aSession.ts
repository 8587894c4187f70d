import type { SessionState, StoredClient } from '@/features/session/state/sessionSlice';

export const aClient = (overrides: Partial<StoredClient> = {}): StoredClient => ({
  clientId: 7,
  name: 'Ruiz Workshops',
  username: 'buyer@medida.example',
  ...overrides,
});

/** A signed-in session; `client: null` for an anonymous visitor. */
export const aSession = (overrides: Partial<SessionState> = {}): SessionState => {
  const client = overrides.client === undefined ? aClient() : overrides.client;
  return { token: client ? 'sealed.token.1' : '', isExpired: false, ...overrides, client };
};
