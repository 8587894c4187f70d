import type { CatalogPushedOrder, OrderPush } from '@/api/ordersApi';
import type { RequestError } from '@/api/requestTypes';

/** Design §6. The first two kinds of ending are final; what is unknown is asked for again under the same uuid. */
export type LegState = 'planned' | 'sending' | 'acknowledged' | 'rejected' | 'unknown';

/** What a line was when it was confirmed. */
export type ConfirmedLine = { stockItemId: number; code: string; name: string; quantity: number; total: number };

export type PlacedOrder = Pick<CatalogPushedOrder, 'orderId' | 'orderNumber' | 'moneyTypeId' | 'total' | 'lineCount'>;

/** One catalogue's part of a batch. Payload and version go out the same each time, byte for byte. */
export type Leg = {
  payload: OrderPush;
  /** The cart as the client saw it; null where the service gives no versions. */
  ifMatch: string | null;
  state: LegState;
  attempts: number;
  /** Empty once the client has signed out in between: only what a repeat needs outlives that. */
  lines: ConfirmedLine[];
  order: PlacedOrder | null;
  /** Why it was rejected, or why it is not known. Null for what was never sent. */
  trouble: RequestError | null;
};

export type LegEvent =
  | { type: 'sent' }
  | { type: 'placed'; order: PlacedOrder }
  | { type: 'refused'; trouble: RequestError | null }
  | { type: 'lost'; trouble: RequestError | null };

export const isFinal = ({ state }: Leg): boolean => state === 'acknowledged' || state === 'rejected';

/** A final state stays, whatever comes late. */
export const legAfter = (leg: Leg, event: LegEvent): Leg => {
  if (isFinal(leg)) return leg;
  switch (event.type) {
    case 'sent':
      return { ...leg, state: 'sending', attempts: leg.attempts + 1, trouble: null };
    case 'placed':
      return { ...leg, state: 'acknowledged', order: event.order, trouble: null };
    case 'refused':
      return { ...leg, state: 'rejected', trouble: event.trouble };
    case 'lost':
      return leg.state === 'planned' ? leg : { ...leg, state: 'unknown', trouble: event.trouble };
  }
};

const ranks: Record<LegState, number> = { planned: 0, sending: 1, unknown: 1, rejected: 2, acknowledged: 3 };

const isAhead = (one: Leg, other: Leg): boolean =>
  ranks[one.state] - ranks[other.state] > 0 ||
  (ranks[one.state] === ranks[other.state] && one.attempts > other.attempts);

/** Of two accounts of a leg the one that knows more; the lines, from whichever has them. */
export const mergedLeg = (before: Leg, found: Leg): Leg => {
  const [ahead, behind] = isAhead(before, found) ? [before, found] : [found, before];
  return ahead.lines.length > 0 ? ahead : { ...ahead, lines: behind.lines };
};
