import type { FastifyRequest } from 'fastify';

import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

import { notFound } from './refusal';

export type CatalogPlace = { accountId: number; companyId: number; catalogId: number };

export type CatalogPairs = {
  /** The account, company and catalog segments of the address; refused unless they are a configured pair. */
  of: (request: FastifyRequest) => CatalogPlace;
  check: (place: CatalogPlace) => void;
};

type Account = Pick<RuntimeConfig, 'accountId' | 'companies' | 'catalogs'>;

/** Spec §3: one account; companies and catalogues are paired by position. */
export const createCatalogPairs = ({ accountId, companies, catalogs }: Account): CatalogPairs => {
  const check = (place: CatalogPlace) => {
    const paired = catalogs.some(
      (catalogId, index) => catalogId === place.catalogId && companies[index] === place.companyId,
    );
    if (place.accountId !== accountId || !paired) throw notFound();
  };
  return {
    check,
    of: (request) => {
      const place = request.params as CatalogPlace;
      check(place);
      return place;
    },
  };
};
