import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

/** The path segments account, company and catalog (spec §7, inventory service). */
export type CatalogSegments = { accountId: number; companyId: number; catalogId: number };

export type CatalogIds = Pick<RuntimeConfig, 'accountId' | 'companies' | 'catalogs'>;

// Spec §3: one account, two companies, two catalogues, paired by position.
export const catalogPairs = ({ accountId, companies, catalogs }: CatalogIds): CatalogSegments[] =>
  catalogs.flatMap((catalogId, index) => {
    const companyId = companies[index];
    return companyId === undefined ? [] : [{ accountId, companyId, catalogId }];
  });

export const catalogSegments = (ids: CatalogIds, catalogId: number): CatalogSegments | undefined =>
  catalogPairs(ids).find((pair) => pair.catalogId === catalogId);
