import type { LoadRequest } from '@/engine/host/catalogEngine';
import { type RuntimeConfig, synonymsPath } from '@/shared/config/runtimeConfig';

import { readContract } from '../http/contracts/readContract';
import { isOwnAddress } from '../http/security/origin';
import type { Viewer } from './catalogEngines';

// Long lists of our own take a while to prepare, but they always arrive.
const maxPreparationMs = 600_000;

type Segments = Record<string, number>;

const listOperations = ['getStockItems', 'getCategories', 'getCatalogueFeatures'] as const;

/** The paths of the lists, from the contract. */
const readListPaths = async (rootDirectory: string) => {
  const { paths } = await readContract(rootDirectory, 'inventory');
  const find = (operationId: string) => {
    const [path] = Object.entries(paths).find(([, { get }]) => get?.operationId === operationId) ?? [];
    if (path === undefined) throw new Error(`The inventory contract has no operation ${operationId}.`);
    return path;
  };
  return listOperations.map(find);
};

const fillIn = (path: string, segments: Segments) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => String(segments[name]));

/** What an engine on the server loads for a viewer: the same lists as in the browser. */
export const createListRequests = async (rootDirectory: string, config: RuntimeConfig) => {
  const [stockItems = '', categories = '', features = ''] = await readListPaths(rootDirectory);
  const { accountId, companies, catalogs, services, headers, requestTimeoutMs } = config;
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
      const toUrl = (path: string) => services.inventory + fillIn(path, segments);
      return {
        catalogId,
        stockItemsUrl: toUrl(stockItems),
        categoriesUrl: toUrl(categories),
        featuresUrl: toUrl(features),
      };
    }),
    synonymsUrl: services.public + synonymsPath,
  });
};
