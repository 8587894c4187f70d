/** The client as persisted (spec §3): identity and plain fields, never a credential. */
export type StoredClient = { clientId: number; name: string } & Record<string, string | number | boolean | null>;

const credential = /pass(word)?|secret|token|credential/i;

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Spec §3: the password is removed before saving. Null for anything that is not a client. */
export const asClient = (record: unknown): StoredClient | null => {
  if (typeof record !== 'object' || record === null) return null;
  const { clientId, name } = record as Record<string, unknown>;
  if (!Number.isSafeInteger(clientId) || typeof name !== 'string') return null;
  const kept = Object.entries(record).filter(([field, value]) => !credential.test(field) && isPlain(value));
  return { ...(Object.fromEntries(kept) as StoredClient), clientId: clientId as number, name };
};
