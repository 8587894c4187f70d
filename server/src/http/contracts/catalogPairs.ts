import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

import { notFound } from '../responses/refusal';

export type CatalogPair = { accountId: number; companyId: number; catalogId: number };

export type CatalogPairs = {
  /** The account, company and catalog segments of the address; refused unless they are a configured pair. */
  requirePair: (request: { params: CatalogPair }) => CatalogPair;
  check: (pair: CatalogPair) => void;
};

type Account = Pick<RuntimeConfig, 'accountId' | 'companies' | 'catalogs'>;

/** Spec §3: one account; companies and catalogues are paired by position. */
export const createCatalogPairs = ({ accountId, companies, catalogs }: Account): CatalogPairs => {
  const check = (pair: CatalogPair) => {
    const paired = catalogs.some(
      (catalogId, index) => catalogId === pair.catalogId && companies[index] === pair.companyId,
    );
    if (pair.accountId !== accountId || !paired) throw notFound();
  };
  return {
    check,
    requirePair: ({ params }) => {
      check(params);
      return params;
    },
  };
};
