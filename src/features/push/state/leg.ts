import type { CatalogPushedOrder } from '@/api/ordersApi';
import type { RequestError } from '@/api/request/requestTypes';
import type { PackedItem } from '@/shared/lib/packing';
import type { OrderPush } from '@/contracts/orders';

/** Design §6. Acknowledged and rejected are final; an unknown leg is retried under the same uuid. */
export type LegState = 'planned' | 'sending' | 'acknowledged' | 'rejected' | 'unknown';

/** A line as the client confirmed it. */
export type ConfirmedLine = PackedItem & {
  stockItemId: number;
  code: string;
  name: string;
  quantity: number;
  total: number;
};

export type PlacedOrder = Pick<CatalogPushedOrder, 'orderId' | 'orderNumber' | 'moneyTypeId' | 'total' | 'lineCount'>;

/** One catalogue's part of a batch. Payload and version are resent unchanged, byte for byte. */
export type Leg = {
  payload: OrderPush;
  /** Version of the cart the client saw; null if the service gives no versions. */
  ifMatch: string | null;
  state: LegState;
  attempts: number;
  /** Empty if the client has signed out since: only what a retry needs stays. */
  lines: ConfirmedLine[];
  order: PlacedOrder | null;
  /** Why it was rejected or is unknown. Null for a leg that was never sent. */
  error: RequestError | null;
};

export type LegEvent =
  | { type: 'sent' }
  | { type: 'placed'; order: PlacedOrder }
  | { type: 'refused'; error: RequestError | null }
  | { type: 'lost'; error: RequestError | null };

export const isFinal = ({ state }: Leg): boolean => state === 'acknowledged' || state === 'rejected';

/** A final state ignores late events. */
export const applyToLeg = (leg: Leg, event: LegEvent): Leg => {
  if (isFinal(leg)) return leg;
  switch (event.type) {
    case 'sent':
      return { ...leg, state: 'sending', attempts: leg.attempts + 1, error: null };
    case 'placed':
      return { ...leg, state: 'acknowledged', order: event.order, error: null };
    case 'refused':
      return { ...leg, state: 'rejected', error: event.error };
    case 'lost':
      return leg.state === 'planned' ? leg : { ...leg, state: 'unknown', error: event.error };
  }
};

const ranks: Record<LegState, number> = { planned: 0, sending: 1, unknown: 1, rejected: 2, acknowledged: 3 };

const isAhead = (one: Leg, other: Leg): boolean =>
  ranks[one.state] - ranks[other.state] > 0 ||
  (ranks[one.state] === ranks[other.state] && one.attempts > other.attempts);

/** Picks the more advanced of two versions of a leg, with the lines of either. */
export const mergeLegs = (before: Leg, found: Leg): Leg => {
  const [ahead, behind] = isAhead(before, found) ? [before, found] : [found, before];
  return ahead.lines.length > 0 ? ahead : { ...ahead, lines: behind.lines };
};
