import { isRecord } from '@/shared/lib/isRecord';

import type { Operation } from '../conformance/operations';

type Schema = {
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
};

/** The user name of whoever was recorded. */
export const recordedUsername = 'client@example.com';

const removed = '[removed]';

/** What tells who a client or one of its people is, or was written by one of them. */
const replacements: Record<string, string | null> = {
  username: recordedUsername,
  email: recordedUsername,
  phone: '+1 555 0100',
  address: removed,
  taxId: removed,
  deliveryAddresses: removed,
  deliveryAddress: removed,
  personName: 'Example',
  orderedBy: 'Example',
  requestedBy: 'Example',
  decidedBy: 'Example',
  comment: removed,
  reference: removed,
  purchaseOrder: removed,
  reason: removed,
  note: removed,
  answer: removed,
  number: removed,
  link: null,
  listName: 'Example',
  message: removed,
};

const listParts = (schema: Schema): Schema[] => [schema, ...(schema.allOf ?? []).flatMap(listParts)];

const pick = (value: unknown, schema: Schema): unknown => {
  if (Array.isArray(value)) return value.map((each) => pick(each, schema.items ?? {}));
  if (!isRecord(value)) return value;
  const parts = listParts(schema);
  const properties = Object.fromEntries(parts.flatMap((part) => Object.entries(part.properties ?? {})));
  if (parts.some(({ additionalProperties = false }) => additionalProperties !== false)) return value;
  const known = Object.entries(value).filter(([name]) => Object.hasOwn(properties, name));
  return Object.fromEntries(known.map(([name, inner]) => [name, pick(inner, properties[name] ?? {})]));
};

/** An item's name and code are the shop's; any other name is that of a person, or of something that one has named. */
const replace = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(replace);
  if (!isRecord(value)) return value;
  const own = 'stockItemId' in value ? replacements : { ...replacements, name: 'Example' };
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => {
      const isReplaced = typeof inner === 'string' && inner !== '' && own[field] !== undefined;
      return [field, isReplaced ? own[field] : replace(inner)];
    }),
  );
};

/** The body of a client's call, reduced to what its contract names, with personal data replaced. */
export const withoutPersonalData = ({ envelope, refusal }: Operation, status: number, body: unknown): unknown =>
  replace(pick(body, status < 400 ? (envelope ?? {}) : refusal));
