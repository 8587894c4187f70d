import type { LoadRequest } from '@/engine/host/catalogEngine';
import { type RuntimeConfig, synonymsPath } from '@/shared/config/runtimeConfig';

import { readContract } from '../http/contracts/readContract';
import { isOwnAddress } from '../http/security/origin';
import type { Viewer } from './catalogEngines';

// Long lists of our own take a while to prepare, but they always arrive.
const maxPreparationMs = 600_000;

/** What an engine on the server loads for a viewer: the same lists as in the browser. */
export const createListRequests = async (rootDirectory: string, config: RuntimeConfig) => {
  const { paths } = await readContract(rootDirectory, 'inventory');
  const { accountId, companies, catalogs, services, headers, requestTimeoutMs } = config;
  /** The address of a list, whose path is in the contract. */
  const toUrl = (operationId: string, segments: Record<string, number>) => {
    const [path] = Object.entries(paths).find(([, { get }]) => get?.operationId === operationId) ?? [];
    if (path === undefined) throw new Error(`The inventory contract has no operation ${operationId}.`);
    return services.inventory + path.replace(/\{(\w+)\}/g, (_, name: string) => String(segments[name]));
  };
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
    catalogs: catalogs.map((catalogId, index) => {
      const segments = { accountId, companyId: companies[index] ?? 0, catalogId };
      return {
        catalogId,
        stockItemsUrl: toUrl('getStockItems', segments),
        categoriesUrl: toUrl('getCategories', segments),
        featuresUrl: toUrl('getCatalogueFeatures', segments),
        unavailableUrl: toUrl('getUnavailableItems', segments),
      };
    }),
    synonymsUrl: services.public + synonymsPath,
  });
};
