import type { Operation } from './operations';
import type { Provider } from './provider';

/** What earlier responses have given, for the parameters of later calls. */
export type Known = Record<string, unknown> & {
  token?: string;
  clientId?: number;
  /** Per catalogue, as the storefront reads them. */
  lists: Map<number, { items: Record<string, unknown>[]; categories: Record<string, unknown>[] }>;
};

export type Pair = { accountId: number; companyId: number; catalogId: number };

export type Trial = { provider: Provider; operations: Operation[]; pairs: Pair[]; known: Known };
