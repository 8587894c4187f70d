import type { ServicesRequest } from '@/engine/client/messages';
import { maxEntries } from '@/engine/client/servicesTransport';
import { sortOrderNames } from '@/engine/query/sortOrders';

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
    inStock: flag,
    preferred,
    onlyPreferred: flag,
    sort: { enum: sortOrderNames },
    page: whole,
    pageSize: whole,
    isGrouped: flag,
  },
  [],
);

const args: Record<ServicesRequest['method'], Schema> = {
  status: {},
  query,
  // The engine counts all matches, whichever part of the list is requested.
  priceList: object({ query, from: whole, count: { type: 'integer', minimum: 0, maximum: 2000 } }),
  brands: list(text),
  categories: {},
  item: reference,
  items: list(name),
  variants: reference,
  neighbours: object({ query, reference }),
  related: object({ reference, limit }),
  marked: object({ kind: { enum: ['highlighted', 'recent'] }, limit }),
  suggest: object({ text, items: limit, categories: limit, preferred }, ['text', 'items', 'categories']),
  checkCodes: list(name),
};

const withoutArgument = ['status', 'categories'];

/** A request to the catalogue engine, as browsers post it. */
export const requestSchema: Schema = {
  ...object({ method: { enum: Object.keys(args) }, arg: {} }, ['method']),
  allOf: Object.entries(args).map(([method, arg]) => ({
    if: { properties: { method: { const: method } } },
    then: { properties: { arg }, ...(!withoutArgument.includes(method) && { required: ['arg'] }) },
  })),
};
