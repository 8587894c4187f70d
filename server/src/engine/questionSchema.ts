import type { EngineMethod } from '@/engine/host/catalogEngine';
import { sortOrderNames } from '@/engine/query/sortOrders';
import { maxEntries } from '@/engine/remote/remoteEngine';

type Schema = Record<string, unknown>;

// Longer than anything that people type or our links contain.
const text = { type: 'string', maxLength: 2000 };
const name = { type: 'string', maxLength: 200 };
const whole = { type: 'integer', minimum: 0, maximum: 1_000_000_000 };
const id = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
const flag = { type: 'boolean' };
const price = { type: ['number', 'null'] };
const limit = { type: 'integer', minimum: 0, maximum: 500 };

const object = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const list = (items: Schema, maxItems = maxEntries): Schema => ({ type: 'array', items, maxItems });

const reference = { anyOf: [object({ key: name }), object({ stockItemId: id })] };

/** The most keys that a client's own items may take up in a query. */
const preferred = list({ type: 'string', maxLength: 31 }, 5000);

const query = object(
  {
    text,
    isLiteral: flag,
    categoryId: { type: ['string', 'null'], maxLength: 200 },
    offers: flag,
    recent: flag,
    catalogIds: list(id),
    features: { type: 'object', maxProperties: 50, additionalProperties: list(name, 100) },
    price: { anyOf: [object({ from: price, to: price }), { type: 'null' }] },
    preferred,
    onlyPreferred: flag,
    sort: { enum: sortOrderNames },
    page: whole,
    pageSize: whole,
    isGrouped: flag,
  },
  [],
);

const methods: Record<EngineMethod, Schema[]> = {
  query: [query],
  // The engine counts all matches, whichever part of the list is requested.
  priceList: [query, object({ from: whole, count: { type: 'integer', minimum: 0, maximum: 2000 } })],
  brands: [list(text)],
  categories: [],
  item: [reference],
  items: [list(reference)],
  variants: [reference],
  neighbours: [query, reference],
  related: [reference, limit],
  highlighted: [limit],
  recent: [limit],
  suggest: [text, object({ items: limit, categories: limit, preferred }, ['items', 'categories'])],
  byCodes: [list(name)],
  nearCodes: [name, limit],
  checkCodes: [list(name)],
};

const request = {
  ...object({
    type: {},
    id: { type: 'integer' },
    method: { enum: Object.keys(methods) },
    args: { type: 'array' },
  }),
  allOf: Object.entries(methods).map(([method, args]) => ({
    if: { properties: { method: { const: method } } },
    then: {
      properties: {
        args: { ...(args.length > 0 && { items: args }), minItems: args.length, maxItems: args.length },
      },
    },
  })),
};

/** A question about the catalogue, as a browser posts it. */
export const questionSchema: Schema = {
  type: 'object',
  required: ['type'],
  properties: { type: { enum: ['ping', 'request'] } },
  allOf: [
    { if: { properties: { type: { const: 'ping' } } }, then: object({ type: {} }) },
    { if: { properties: { type: { const: 'request' } } }, then: request },
  ],
};
