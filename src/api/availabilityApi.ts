import type { BaseQueryApi, DefinitionsFromApi } from '@reduxjs/toolkit/query/react';

import { parseItemKey, toItemKey } from '@/engine/catalog/stockItem';
import { type StockByKey, toItemStock } from '@/shared/stock/availability';

import { type CatalogIds, catalogPairs, type CatalogSegments } from './catalogPairs';
import { unwrapList, type Unwrapped } from './envelopes';
import { generatedAvailabilityApi } from './generated/availability';
import { isAbsent } from './optionalCall';
import type { RequestError } from './request/requestTypes';

type Definitions = Unwrapped<DefinitionsFromApi<typeof generatedAvailabilityApi>, object>;

const availabilityApi = generatedAvailabilityApi.enhanceEndpoints<never, Definitions>({
  endpoints: { getAvailability: { transformResponse: unwrapList } },
});

/** The catalogues whose service does not know the stock: it is asked once (design §11). */
export type WithoutStock = Set<number>;

type Extra = { config: CatalogIds; withoutStock: WithoutStock };

// As many as the contract allows.
const maxIds = 200;

const splitIds = (keys: readonly string[], catalogId: number): number[][] => {
  const ids = keys.flatMap((key) => {
    const item = parseItemKey(key);
    return item?.catalogId === catalogId ? [item.stockItemId] : [];
  });
  return Array.from({ length: Math.ceil(ids.length / maxIds) }, (_, at) => ids.slice(at * maxIds, (at + 1) * maxIds));
};

/** A request that fails hides only its own items: the screen is of use without their stock. */
export const loadStock = async (
  keys: readonly string[],
  { dispatch, extra }: BaseQueryApi,
): Promise<{ data: StockByKey } | { error: RequestError }> => {
  const { config, withoutStock } = extra as Extra;
  const load = async (segments: CatalogSegments, ids: number[]) => {
    const { catalogId } = segments;
    const { getAvailability } = availabilityApi.endpoints;
    const { data, error } = await dispatch(
      getAvailability.initiate({ ...segments, ids }, { subscribe: false, forceRefetch: true }),
    );
    if (error && isAbsent(error)) withoutStock.add(catalogId);
    return (data ?? []).flatMap((record) => {
      const stock = toItemStock(record);
      return stock ? [[toItemKey(catalogId, record.stockItemId), stock] as const] : [];
    });
  };
  const requests = catalogPairs(config)
    .filter(({ catalogId }) => !withoutStock.has(catalogId))
    .flatMap((segments) => splitIds(keys, segments.catalogId).map((ids) => load(segments, ids)));
  return { data: Object.fromEntries((await Promise.all(requests)).flat()) };
};
