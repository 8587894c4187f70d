import { type ClientArg, getCatalogIds, isAbsence, mergeResults, queryCatalogs, uncached } from './allOrdersApi';
import { type CatalogNews, inventoryApi } from './inventoryApi';

type AllOrderNews = {
  /** False if the services do not tell. */
  isOffered: boolean;
  news: CatalogNews[];
};

const orderNewsApi = inventoryApi.injectEndpoints({
  endpoints: (build) => ({
    /** What has happened to the client's orders last. */
    getAllOrderNews: build.query<AllOrderNews, ClientArg>({
      queryFn: async ({ clientId }, api) => {
        const { found, failed } = await queryCatalogs(getCatalogIds(api), api.signal, (segments) =>
          api.dispatch(inventoryApi.endpoints.getOrderNews.initiate({ ...segments, clientId }, uncached)),
        );
        // Half of the news would pass for new ones once the rest is there again.
        const failures = failed.filter((failure) => !isAbsence(failure));
        return mergeResults<CatalogNews[], AllOrderNews>(
          { found: failures.length > 0 ? [] : found, failed: failures },
          (lists) => ({ isOffered: lists.length > 0, news: lists.flat() }),
        );
      },
    }),
  }),
});

export const { useGetAllOrderNewsQuery } = orderNewsApi;
