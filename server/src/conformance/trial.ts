import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

import type { Operation } from './operations';
import type { Provider } from './provider';

type Records = Record<string, unknown>[];

/** What earlier responses have given, for the parameters of later calls. */
export type Known = Record<string, unknown> & {
  token?: string;
  clientId?: number;
  /** As the storefront reads them. */
  items: Records;
  categories: Records;
};

export type Pair = { accountId: number; companyId: number; catalogId: number };

export const listPairs = ({ accountId, companies, catalogs }: RuntimeConfig): Pair[] =>
  catalogs.map((catalogId, index) => ({ accountId, companyId: companies[index] ?? 0, catalogId }));

/** Of one catalogue; calls without one belong to the first. */
export type Trial = { provider: Provider; operations: Operation[]; pair: Pair; known: Known };
