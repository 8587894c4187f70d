import { baseApi } from './baseApi';
import type { DataShapes } from './readAnswer';
import type { RequestOptions, ServiceName } from './requestTypes';

type InjectEndpoints = typeof baseApi.injectEndpoints;
type Build = Parameters<Parameters<InjectEndpoints>[0]['endpoints']>[0];

const buildFor = (own: RequestOptions, build: Build): Build => ({
  query: (definition) => build.query({ ...definition, extraOptions: { ...definition.extraOptions, ...own } }),
  mutation: (definition) => build.mutation({ ...definition, extraOptions: { ...definition.extraOptions, ...own } }),
  infiniteQuery: (definition) =>
    build.infiniteQuery({ ...definition, extraOptions: { ...definition.extraOptions, ...own } }),
});

/** The single api. Its endpoints tell the base query which service to call and how to parse the responses. */
export const injectionFor = (service: ServiceName, shapes: DataShapes = {}): { injectEndpoints: InjectEndpoints } => ({
  injectEndpoints: (injection) =>
    baseApi.injectEndpoints({
      ...injection,
      endpoints: (build) => injection.endpoints(buildFor({ service, shapes }, build)),
    }),
});
