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

/** The one api. Its endpoints tell the base query at which service they are to be found, and how to read their answers. */
export const injectionFor = (service: ServiceName, shapes: DataShapes = {}): { injectEndpoints: InjectEndpoints } => ({
  injectEndpoints: (injection) =>
    baseApi.injectEndpoints({
      ...injection,
      endpoints: (build) => injection.endpoints(buildFor({ service, shapes }, build)),
    }),
});
