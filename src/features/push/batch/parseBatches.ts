import type { RequestError, RequestErrorKind } from '@/api/request/requestTypes';
import type { OrderDraft } from '@/shared/lib/orderComment';
import type { OrderPush } from '@/contracts/orders';

import type { Batch } from './batch';
import type { ConfirmedLine, Leg, LegState, PlacedOrder } from './leg';

type Fields = Record<string, unknown>;

const states: readonly unknown[] = ['planned', 'sending', 'acknowledged', 'rejected', 'unknown'] satisfies LegState[];

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const has = (value: unknown, type: 'number' | 'string', ...names: string[]): value is Fields =>
  isFields(value) && names.every((name) => typeof value[name] === type);

const isPayload = (value: unknown): value is OrderPush =>
  has(value, 'number', 'accountId', 'companyId', 'catalogId', 'clientId', 'taxes') &&
  has(value, 'string', 'username', 'moneyTypeId', 'uuid', 'comment') &&
  typeof value.putAllPriceZero === 'boolean';

const isLine = (value: unknown): value is ConfirmedLine =>
  has(value, 'number', 'stockItemId', 'quantity', 'total') && has(value, 'string', 'code', 'name');

const isOrder = (value: unknown): value is PlacedOrder =>
  has(value, 'number', 'orderId') &&
  has(value, 'string', 'orderNumber', 'moneyTypeId') &&
  [value.total, value.lineCount].every((figure) => figure === null || typeof figure === 'number');

const kinds: readonly unknown[] = [
  'http',
  'refused',
  'unreadable',
  'network',
  'timeout',
  'cancelled',
  'forgotten',
] satisfies RequestErrorKind[];

const mayHave = (value: Fields, type: 'number' | 'string', ...names: string[]): boolean =>
  names.every((name) => value[name] === undefined || typeof value[name] === type);

const isRequestError = (value: unknown): value is RequestError =>
  has(value, 'number', 'status') &&
  has(value, 'string', 'statusText', 'url') &&
  kinds.includes(value.kind) &&
  mayHave(value, 'string', 'message', 'requestId') &&
  mayHave(value, 'number', 'retryAfter');

const parseLeg = (value: unknown): Leg | null => {
  if (!has(value, 'number', 'attempts') || !isPayload(value.payload)) return null;
  const { payload, ifMatch, state, attempts, lines, order, error } = value;
  if (!states.includes(state) || (ifMatch !== null && typeof ifMatch !== 'string')) return null;
  return {
    payload,
    ifMatch,
    state: state as LegState,
    attempts: attempts as number,
    lines: Array.isArray(lines) ? lines.filter(isLine) : [],
    order: isOrder(order) ? order : null,
    error: isRequestError(error) ? error : null,
  };
};

/** Null if malformed. */
export const parseBatch = (value: unknown): Batch | null => {
  if (!has(value, 'string', 'id') || !has(value, 'number', 'clientId') || !Array.isArray(value.legs)) return null;
  const legs = value.legs.map(parseLeg);
  if (legs.length === 0 || legs.includes(null)) return null;
  return { id: value.id as string, clientId: value.clientId as number, legs: legs as Leg[] };
};

/** Undefined if malformed. */
export const parseDraft = (value: unknown): OrderDraft | undefined => {
  if (!has(value, 'number', 'clientId') || !has(value, 'string', 'reference', 'comment')) return undefined;
  const { clientId, reference, comment } = value as OrderDraft;
  return { clientId, reference, comment };
};
