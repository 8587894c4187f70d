import * as v from 'valibot';

import type { RequestError } from '@/api/request/requestTypes';
import { noteFields, type OrderDraft } from '@/shared/lib/orderComment';
import { parseAs, validItems } from '@/shared/lib/storedSchemas';
import type { OrderPush } from '@/contracts/orders';

import type { Batch } from '../state/batch';

const text = v.string();
const number = v.number();

const payload = v.looseObject({
  ...v.entriesFromList(['accountId', 'companyId', 'catalogId', 'clientId', 'taxes'], number),
  ...v.entriesFromList(['username', 'moneyTypeId', 'uuid', 'comment'], text),
  putAllPriceZero: v.boolean(),
  ...v.entriesFromList(['purchaseOrder', 'deliveryAddress', 'wishedDate'], v.optional(text)),
});

const line = v.looseObject({
  stockItemId: number,
  code: text,
  name: text,
  quantity: number,
  total: number,
  unit: v.optional(text),
  packSize: v.optional(number),
});

const order = v.looseObject({
  orderId: number,
  orderNumber: text,
  moneyTypeId: text,
  total: v.nullable(number),
  lineCount: v.nullable(number),
});

const shortage = v.looseObject({ stockItemId: number, available: number, expectedDate: v.nullable(text) });

const error: v.GenericSchema<unknown, RequestError> = v.looseObject({
  kind: v.picklist(['http', 'refused', 'unreadable', 'network', 'timeout', 'cancelled', 'forgotten']),
  status: number,
  ...v.entriesFromList(['statusText', 'url'], text),
  ...v.entriesFromList(['message', 'requestId'], v.optional(text)),
  retryAfter: v.optional(number),
  shortages: v.optional(validItems(shortage)),
});

const leg = v.object({
  // Not copied: the fields keep the order in which they were sent.
  payload: v.custom<OrderPush>((value) => v.is(payload, value)),
  ifMatch: v.nullable(text),
  state: v.picklist(['planned', 'sending', 'acknowledged', 'rejected', 'unknown']),
  attempts: number,
  lines: v.fallback(validItems(line), []),
  order: v.fallback(v.nullable(order), null),
  error: v.fallback(v.nullable(error), null),
});

const batch = v.object({
  id: text,
  clientId: number,
  personId: v.optional(number),
  legs: v.pipe(v.array(leg), v.minLength(1)),
});

const draft = v.object({
  clientId: number,
  // Missing in drafts of earlier versions.
  ...v.entriesFromList(noteFields, v.optional(text, '')),
});

/** Null if malformed. */
export const parseBatch = (value: unknown): Batch | null => parseAs(batch, value) ?? null;

/** Undefined if malformed. */
export const parseDraft = (value: unknown): OrderDraft | undefined => parseAs(draft, value);
