import { contractNames, listCalls } from './contracts';

type Request = { url: string; method?: string; body?: unknown; params?: unknown; headers?: unknown };
type Definition = { kind: string; query: (argument: unknown) => Request };
type Injection = {
  endpoints: (
    build: Record<'query' | 'mutation', (definition: Definition) => Definition>,
  ) => Record<string, Definition>;
};

jest.mock('@/api/serviceApis', () => {
  const service = {
    injectEndpoints: ({ endpoints }: Injection) =>
      endpoints({
        query: (definition) => ({ ...definition, kind: 'query' }),
        mutation: (definition) => ({ ...definition, kind: 'mutation' }),
      }),
  };
  return { injectionFor: () => service };
});

const loadEndpoints = async (): Promise<Record<(typeof contractNames)[number], Record<string, Definition>>> => {
  const { generatedPublicApi } = await import('@/api/generated/public');
  const { generatedContentApi } = await import('@/api/generated/content');
  const { generatedAvailabilityApi } = await import('@/api/generated/availability');
  const { generatedFavouritesApi } = await import('@/api/generated/favourites');
  const { generatedPlannedOrdersApi } = await import('@/api/generated/plannedOrders');
  const { generatedInventoryApi } = await import('@/api/generated/inventory');
  const { generatedStockItemsApi } = await import('@/api/generated/stockItems');
  const { generatedOrdersApi } = await import('@/api/generated/orders');
  const definitions: unknown = {
    public: { ...generatedPublicApi, ...generatedContentApi },
    inventory: {
      ...generatedInventoryApi,
      ...generatedStockItemsApi,
      ...generatedFavouritesApi,
      ...generatedPlannedOrdersApi,
      ...generatedAvailabilityApi,
    },
    orders: generatedOrdersApi,
  };
  return definitions as Awaited<ReturnType<typeof loadEndpoints>>;
};

describe('the generated slices', () => {
  it.each(contractNames)('have exactly the calls of the %s contract', async (name) => {
    const endpoints = (await loadEndpoints())[name];
    expect(Object.keys(endpoints).sort()).toEqual(
      listCalls(name)
        .map((call) => call.operationId)
        .sort(),
    );
  });

  it.each(contractNames.flatMap(listCalls).map((call) => [call.operationId, call] as const))(
    'requests the path of %s with its segments encoded',
    async (operationId, { contract, path, method }) => {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
      const argument = Object.fromEntries(names.map((name) => [name, `${name}/../?#é`]));
      const request = (await loadEndpoints())[contract][operationId]?.query(argument);
      const expected = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(`${name}/../?#é`));
      expect(request?.url).toBe(expected);
      expect((request?.method ?? 'GET').toLowerCase()).toBe(method);
    },
  );

  it('uses queries for reads and mutations for writes', async () => {
    const { public: publicApi, inventory } = await loadEndpoints();
    expect(publicApi.getOauthLogout?.kind).toBe('mutation');
    expect(inventory.getCart?.kind).toBe('query');
    expect(inventory.deleteCartLine?.kind).toBe('mutation');
  });

  it('renames names[] to names', async () => {
    const { getEnvironments } = (await loadEndpoints()).public;
    expect(getEnvironments?.query({ names: ['facebook', 'tax'] }).params).toEqual({ names: ['facebook', 'tax'] });
  });

  it('sends the cart version separately from the push payload', async () => {
    const { pushShoppingCart } = (await loadEndpoints()).orders;
    const orderPush = { uuid: 'u' };
    expect(pushShoppingCart?.query({ orderPush, 'If-Match': '"c41"' })).toMatchObject({
      body: orderPush,
      headers: { 'If-Match': '"c41"' },
    });
  });
});
