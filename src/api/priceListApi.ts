import type { EngineArg, EngineResult } from '@/engine/host/requestHandlers';
import type { CatalogQuery } from '@/engine/query/catalogQuery';
import type { PriceListItem } from '@/engine/query/priceList';

import { baseApi } from './baseApi';
import { engineEndpoint, queryUntilStable } from './catalogue/engineEndpoint';
import { type CatalogueRequest, withEngine } from './catalogue/loadCatalogues';

export type { PriceListItem } from '@/engine/query/priceList';

const priceListApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPriceList: build.query<EngineResult<'priceList'>, EngineArg<'priceList'>>({
      keepUnusedDataFor: 1,
      ...engineEndpoint((engine, arg, signal) => engine.request('priceList', arg, signal)),
    }),
  }),
});

export const { useGetPriceListQuery } = priceListApi;

// Small enough to be copied from the worker and written without a noticeable pause.
const partLength = 1000;

/** Writes everything that matches the query, in parts. Nothing enters the store, as there may be 100,000 items. */
export const writePriceList = (
  view: CatalogueRequest,
  query: CatalogQuery,
  write: (items: PriceListItem[]) => string,
) =>
  withEngine(view, (engine) =>
    queryUntilStable(engine, async () => {
      const parts: string[] = [];
      for (let from = 0; ; from += partLength) {
        const { items, total } = await engine.request('priceList', { query, from, count: partLength });
        parts.push(write(items));
        if (from + partLength >= total) return parts;
      }
    }),
  );
