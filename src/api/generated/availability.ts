import type { AvailabilityEnvelope } from '@/contracts/inventory';
import { availabilityService as api } from './availabilityService';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAvailability: build.query<GetAvailabilityApiResponse, GetAvailabilityApiArg>({
      query: (queryArg) => ({
        url: `/api/StockItems/GetAvailability/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}`,
        params: {
          ids: queryArg.ids,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedAvailabilityApi };
export type GetAvailabilityApiResponse =
  /** status 200 One record per item whose stock is known */ AvailabilityEnvelope;
export type GetAvailabilityApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The stock items, repeated (spec §7: arrays are sent as repeated name[]) */
  ids: number[];
};
