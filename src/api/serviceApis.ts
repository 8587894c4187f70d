import { baseApi } from './baseApi';
import type { ServiceName } from './requestTypes';

type InjectEndpoints = typeof baseApi.injectEndpoints;
type Build = Parameters<Parameters<InjectEndpoints>[0]['endpoints']>[0];

const buildFor = (service: ServiceName, build: Build): Build => ({
  query: (definition) => build.query({ ...definition, extraOptions: { ...definition.extraOptions, service } }),
  mutation: (definition) => build.mutation({ ...definition, extraOptions: { ...definition.extraOptions, service } }),
  infiniteQuery: (definition) =>
    build.infiniteQuery({ ...definition, extraOptions: { ...definition.extraOptions, service } }),
});

/** The one api, whose endpoints tell the base query at which service they are to be found. */
const injectionFor = (service: ServiceName): { injectEndpoints: InjectEndpoints } => ({
  injectEndpoints: (injection) =>
    baseApi.injectEndpoints({ ...injection, endpoints: (build) => injection.endpoints(buildFor(service, build)) }),
});

export const publicService = injectionFor('public');
export const inventoryService = injectionFor('inventory');
export const ordersService = injectionFor('orders');
