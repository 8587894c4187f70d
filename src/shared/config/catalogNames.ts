import type { RuntimeConfig } from './runtimeConfig';

export type CatalogNames = Pick<RuntimeConfig, 'catalogs' | 'catalogNames'>;

/** Undefined where the configuration names no catalogues: they are then known by their numbers. */
export const getCatalogNames = ({ catalogs, catalogNames }: CatalogNames, catalogId: number) =>
  catalogNames[catalogs.indexOf(catalogId)];
