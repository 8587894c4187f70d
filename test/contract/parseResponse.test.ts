import fc from 'fast-check';

import { type DataShape, type DataShapes, parseResponse } from '@/api/request/parseResponse';
import { readStockItem } from '@/engine/catalog/readRecords';

import { corrupted } from '../support/mutatedRecords';
import { allCalls, type ContractName, contractNames, findSchema, readContract } from './contracts';
import { findFaults, type Schema } from './exampleFaults';

// Each generated service module then exports only its response shapes.
jest.mock('@/api/serviceApis', () => ({ injectionFor: (_service: string, shapes: DataShapes) => shapes }));

const loadShapes = async (): Promise<DataShapes> => {
  const parts: unknown = {
    ...(await import('@/api/generated/publicService')).publicService,
    ...(await import('@/api/generated/inventoryService')).inventoryService,
    ...(await import('@/api/generated/stockItemsService')).stockItemsService,
    ...(await import('@/api/generated/contentService')).contentService,
    ...(await import('@/api/generated/favouritesService')).favouritesService,
    ...(await import('@/api/generated/plannedOrdersService')).plannedOrdersService,
    ...(await import('@/api/generated/availabilityService')).availabilityService,
    ...(await import('@/api/generated/ordersService')).ordersService,
  };
  return parts as DataShapes;
};

const loadShape = async (operationId: string): Promise<DataShape> => {
  const shape = (await loadShapes())[operationId];
  if (!shape) throw new Error(`no shape for ${operationId}`);
  return shape;
};

// An invalid date is still text, which the screens show as received.
const withoutFormats = (schemas: Record<string, Schema>): Record<string, Schema> =>
  JSON.parse(JSON.stringify(schemas), (key, value: unknown) => (key === 'format' ? undefined : value)) as Record<
    string,
    Schema
  >;

type Envelope = { isSuccessful: boolean; data: unknown };

const responses = allCalls.flatMap(({ operationId, contract, responses: byStatus }) => {
  const response = byStatus['200'];
  const body = response && 'content' in response ? response.content['application/json'] : undefined;
  // A file.
  if (!body) return [];
  const reference = body.schema.$ref;
  const schema = findSchema(contract, reference.split('/').at(-1) ?? '');
  return schema.properties?.data?.maxItems === 0 ? [] : [{ operationId, contract, schema }];
});

const table = responses.map((response) => [response.operationId, response] as const);

const schemas = Object.fromEntries(
  contractNames.map((contract) => [contract, withoutFormats(readContract(contract).components.schemas)]),
) as Record<ContractName, Record<string, Schema>>;

const dataFaults = (data: unknown, schema: Schema, contract: ContractName) =>
  findFaults(data, schema.properties?.data ?? {}, schemas[contract], 'data');

it('has a shape for every response with data', async () => {
  expect(Object.keys(await loadShapes()).sort()).toEqual(responses.map(({ operationId }) => operationId).sort());
});

describe.each(table)('the response of %s', (operationId, { contract, schema }) => {
  const example = schema.example as Envelope;

  it('is unchanged if it follows the contract', async () => {
    const { body, faults } = parseResponse(example, await loadShape(operationId));
    expect(body).toEqual(example);
    expect(faults).toEqual({ leftOut: 0, unreadable: 0, places: [] });
  });

  it('follows the contract after parsing, or has no data, for any input', async () => {
    const shape = await loadShape(operationId);
    fc.assert(
      fc.property(corrupted(example.data), (data) => {
        const { body } = parseResponse({ ...example, data }, shape);
        const read = (body as Envelope).data;
        if (read !== null) expect(dataFaults(read, schema, contract)).toEqual([]);
      }),
    );
  });

  it('has no data if none was sent', async () => {
    const shape = await loadShape(operationId);
    for (const data of [null, undefined, 7, 'text', Array.isArray(example.data) ? {} : []])
      expect(parseResponse({ ...example, data }, shape).body).toEqual({ ...example, data: null });
    for (const body of [null, undefined, 7, 'text']) expect(parseResponse(body, shape).body).toBe(body);
  });
});

const lists = table.filter(([, { schema }]) => Array.isArray((schema.example as Envelope).data));

describe.each(lists)('the list of %s', (operationId, { schema }) => {
  const example = schema.example as { data: [object] };
  const [record] = example.data;

  it('keeps valid records next to invalid ones', async () => {
    const shape = await loadShape(operationId);
    // Where every field may be null, a record without any is read as one of nulls.
    const isEmptyRead = parseResponse({ ...example, data: [{}] }, shape).faults.leftOut === 0;
    const bad = isEmptyRead ? [null, 7, 'text', []] : [null, 7, 'text', {}, []];
    const { body, faults } = parseResponse({ ...example, data: [...bad, record] }, shape);
    expect(body).toEqual(example);
    expect(faults).toMatchObject({
      leftOut: bad.length,
      places: expect.arrayContaining(['data[0]', `data[${bad.length - 1}]`]) as string[],
    });
  });
});

// Operations with the same records share their generated shape.
const differentLists = new Map(lists.map((row) => [JSON.stringify(row[1].schema.properties?.data), row] as const));

it.each([...differentLists.values()])(
  'the list of %s is parsed quickly and within limits when it is huge',
  async (operationId, { schema }) => {
    const example = schema.example as { data: [object] };
    const [record] = example.data;
    const ids = Object.keys(record).filter((key) => key.endsWith('Id'));
    const data = Array.from({ length: 25_000 }, (_, index) => {
      const copy: Record<string, unknown> = { ...record };
      for (const id of ids) copy[id] = index;
      return copy;
    });
    const { body, faults } = parseResponse({ ...example, data }, await loadShape(operationId));
    const read = (body as { data: unknown[] }).data;
    expect(read.length + faults.leftOut).toBe(data.length);
    expect(read.length).toBe(Math.min(data.length, schema.properties?.data?.maxItems ?? Infinity));
  },
);

it('keeps the first of several records with the same key', async () => {
  const brand = { brandId: 1, name: 'Nordline', logoUrl: null, url: null };
  const { body, faults } = parseResponse(
    { data: [brand, { ...brand, name: 'Another' }, { ...brand, brandId: '1' }] },
    await loadShape('getBrands'),
  );
  expect(body).toEqual({ data: [brand] });
  expect(faults).toEqual({ leftOut: 2, unreadable: 0, places: ['data[1]', 'data[2]'] });
});

it('truncates overlong texts and reports where', async () => {
  const term = { termId: 1, title: 'x'.repeat(1_000_000), body: 'y'.repeat(1_000_000) };
  const { body, faults } = parseResponse({ data: [term] }, await loadShape('getTerms'));
  expect(body).toEqual({ data: [{ termId: 1, title: 'x'.repeat(10_000), body: 'y'.repeat(100_000) }] });
  expect(faults).toEqual({ leftOut: 0, unreadable: 2, places: ['data[0].title', 'data[0].body'] });
});

it('parses an item as the engine does', async () => {
  const shape = await loadShape('getStockItems');
  const item = findSchema('inventory', 'StockItem').example ?? {};
  fc.assert(
    fc.property(corrupted([item]), (data) => {
      const records = Array.isArray(data) ? data : [];
      const [read = null] = (parseResponse({ data: records.slice(0, 1) }, shape).body as { data: unknown[] }).data;
      const byEngine = readStockItem(records[0]);
      const isLong = Object.values(byEngine ?? {}).some((value) => typeof value === 'string' && value.length > 10_000);
      if (!isLong) expect(read).toEqual(byEngine);
    }),
  );
});
