import type { PricesRequest } from '@/engine/host/catalogEngine';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

import { toListKey } from '../prices/clientPrice';
import type { PriceListsRepository } from '../repositories/priceListsRepository';
import { createListAddresses } from './listRequests';

/** Where an engine finds the prices of a client: an engine keeps a column per list, whichever client it was read for. */
export const createPriceRequests = async (
  rootDirectory: string,
  config: RuntimeConfig,
  { priceLists, today }: { priceLists: PriceListsRepository; today: () => string },
) => {
  const { toUrl, pairs } = await createListAddresses(rootDirectory, config);
  /** Undefined for a client who pays the public prices. */
  return async (clientId: number, token: string): Promise<PricesRequest | undefined> => {
    const key = toListKey(await priceLists.findTerms(clientId), today());
    if (key === null) return undefined;
    return {
      key,
      urls: Object.fromEntries(pairs.map((pair) => [pair.catalogId, toUrl('getClientPrices', { ...pair, clientId })])),
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
    };
  };
};

export type FindPrices = Awaited<ReturnType<typeof createPriceRequests>>;
