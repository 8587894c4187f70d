import { baseApi } from './baseApi';
import type { DataShapes } from './request/parseResponse';
import type { RequestOptions, ServiceName } from './request/requestTypes';

type InjectEndpoints = typeof baseApi.injectEndpoints;
type Build = Parameters<Parameters<InjectEndpoints>[0]['endpoints']>[0];

const buildFor = (own: RequestOptions, build: Build): Build => ({
  query: (definition) => build.query({ ...definition, extraOptions: { ...definition.extraOptions, ...own } }),
  mutation: (definition) => build.mutation({ ...definition, extraOptions: { ...definition.extraOptions, ...own } }),
  infiniteQuery: (definition) =>
    build.infiniteQuery({ ...definition, extraOptions: { ...definition.extraOptions, ...own } }),
});

/** The single api. Its endpoints carry the service to call and the shapes of its responses for the base query. */
export const injectionFor = (service: ServiceName, shapes: DataShapes = {}): { injectEndpoints: InjectEndpoints } => ({
  injectEndpoints: (injection) =>
    baseApi.injectEndpoints({
      ...injection,
      endpoints: (build) => injection.endpoints(buildFor({ service, shapes }, build)),
    }),
});
