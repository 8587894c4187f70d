import type { LoadRequest } from '@/engine/host/catalogEngine';
import { type RuntimeConfig, synonymsPath } from '@/shared/config/runtimeConfig';

import { readContract } from '../http/contracts/readContract';
import { isOwnAddress } from '../http/security/origin';
import type { Viewer } from './catalogEngines';

// Long lists of our own take a while to prepare, but they always arrive.
const maxPreparationMs = 600_000;

/** The addresses of lists, whose paths are in the contract. */
export const createListAddresses = async (
  rootDirectory: string,
  { accountId, companies, catalogs, services }: RuntimeConfig,
) => {
  const { paths } = await readContract(rootDirectory, 'inventory');
  const toUrl = (operationId: string, segments: Record<string, number>) => {
    const [path] = Object.entries(paths).find(([, { get }]) => get?.operationId === operationId) ?? [];
    if (path === undefined) throw new Error(`The inventory contract has no operation ${operationId}.`);
    return services.inventory + path.replace(/\{(\w+)\}/g, (_, name: string) => String(segments[name]));
  };
  const pairs = catalogs.map((catalogId, index) => ({ accountId, companyId: companies[index] ?? 0, catalogId }));
  return { toUrl, pairs };
};

/** What an engine on the server loads for a viewer: the same lists as in the browser. */
export const createListRequests = async (rootDirectory: string, config: RuntimeConfig) => {
  const { toUrl, pairs } = await createListAddresses(rootDirectory, config);
  const { services, headers, requestTimeoutMs } = config;
  return ({ language, token }: Viewer): LoadRequest => ({
    language,
    ...(token !== undefined && { audience: 'clients' }),
    headers: {
      accept: 'application/json',
      [headers.language]: language,
      [headers.application]: headers.applicationValue,
      // Lists are loaded because they have changed, so the previous ones must not be served.
      'cache-control': 'no-cache',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    timeoutMs: isOwnAddress(services.inventory) ? maxPreparationMs : requestTimeoutMs,
    catalogs: pairs.map((pair) => ({
      catalogId: pair.catalogId,
      stockItemsUrl: toUrl('getStockItems', pair),
      categoriesUrl: toUrl('getCategories', pair),
      featuresUrl: toUrl('getCatalogueFeatures', pair),
      unavailableUrl: toUrl('getUnavailableItems', pair),
    })),
    synonymsUrl: services.public + synonymsPath,
  });
};
