import { hasLeft, isCancelled, isSettled } from './orderStates';

export const requestKinds = ['cancel', 'return'] as const;

export type RequestKind = (typeof requestKinds)[number];

type LineQuantity = { orderLineId: number; quantity: number };

type Contents = { lines: readonly LineQuantity[] };

type Request = Contents & { kind: string; state: string };

export type RequestedOrder = {
  status: string;
  parcels?: readonly Contents[] | undefined;
  requests?: readonly Request[] | undefined;
};

export const maxReasonLength = 1000;

const sumLines = (parts: readonly Contents[]): ReadonlyMap<number, number> => {
  const sums = new Map<number, number>();
  for (const { orderLineId, quantity } of parts.flatMap((part) => part.lines))
    sums.set(orderLineId, (sums.get(orderLineId) ?? 0) + quantity);
  return sums;
};

/** What has been accepted, by order line. */
export const sumAccepted = (kind: RequestKind, requests: readonly Request[] = []) =>
  sumLines(requests.filter((request) => request.kind === kind && request.state === 'accepted'));

/**
 * How much of a line can still be cancelled, because it has not been sent, or returned, because it has. Where parcels do not
 * say what is in them, the status says whether everything has left. Declined requests do not count.
 */
export const createRequestLimits = (kind: RequestKind, { status, parcels = [], requests = [] }: RequestedOrder) => {
  const sent = sumLines(parcels);
  const areContentsKnown = parcels.length > 0 && parcels.every(({ lines }) => lines.length > 0);
  const cancelled = sumAccepted('cancel', requests);
  const asked = sumLines(requests.filter((request) => request.kind === kind && request.state !== 'declined'));
  const isOver = kind === 'cancel' ? isSettled(status) : isCancelled(status);
  return ({ orderLineId, quantity }: LineQuantity): number => {
    if (isOver) return 0;
    const shipped =
      hasLeft(status) && !areContentsKnown
        ? quantity - (cancelled.get(orderLineId) ?? 0)
        : (sent.get(orderLineId) ?? 0);
    const whole = kind === 'cancel' ? quantity - shipped : shipped;
    return Math.max(0, whole - (asked.get(orderLineId) ?? 0));
  };
};
