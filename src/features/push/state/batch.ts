import { type CatalogIds, catalogSegments } from '@/api/catalogPairs';
import { newUuid } from '@/shared/lib/newUuid';
import type { toNoteRecord } from '@/shared/lib/orderComment';
import type { OrderKey } from '@/shared/routing/sentOrders';

import { applyToLeg, type ConfirmedLine, isFinal, type Leg, type LegEvent, mergeLegs } from './leg';

/** The result of one confirmation: a leg for each catalogue that had lines. */
export type Batch = BatchOwner & { id: string; legs: Leg[] };

/** Who confirmed it; without a person, the client itself. */
export type BatchOwner = { clientId: number; personId?: number | undefined };

export const isSameOwner = (one: BatchOwner, other: BatchOwner): boolean =>
  one.clientId === other.clientId && one.personId === other.personId;

export const isUnresolved = ({ legs }: Batch): boolean => !legs.every(isFinal);

export const isPlaced = ({ legs }: Batch): boolean => legs.every(({ state }) => state === 'acknowledged');

/** For the page of the orders that were sent together. */
export const getPlacedOrders = ({ legs }: Batch): OrderKey[] =>
  legs.flatMap(({ payload, order }) => (order ? [{ catalogId: payload.catalogId, orderId: order.orderId }] : []));

export const findLeg = ({ legs }: Batch, uuid: string): Leg | undefined =>
  legs.find(({ payload }) => payload.uuid === uuid);

export const applyToBatch = (batch: Batch, uuid: string, event: LegEvent): Batch => ({
  ...batch,
  legs: batch.legs.map((leg) => (leg.payload.uuid === uuid ? applyToLeg(leg, event) : leg)),
});

const mergeBatch = (before: Batch, found: Batch): Batch => {
  const known = before.legs.map((leg) => {
    const other = findLeg(found, leg.payload.uuid);
    return other ? mergeLegs(leg, other) : leg;
  });
  const others = found.legs.filter(({ payload }) => !findLeg(before, payload.uuid));
  return {
    ...before,
    legs: [...known, ...others].sort((one, other) => one.payload.catalogId - other.payload.catalogId),
  };
};

/** Merges two views of the batches so that no leg moves backwards. */
export const mergeBatches = (before: Batch[], found: Batch[]): Batch[] => {
  const known = before.map((batch) => {
    const other = found.find(({ id }) => id === batch.id);
    return other ? mergeBatch(batch, other) : batch;
  });
  return [...known, ...found.filter(({ id }) => !before.some((batch) => batch.id === id))];
};

export type ConfirmedOrder = {
  owner: BatchOwner;
  taxes: number;
  note: ReturnType<typeof toNoteRecord>;
  parts: { catalogId: number; lines: ConfirmedLine[] }[];
  versions: Readonly<Record<number, string | null>>;
};

/** Fixed by spec §9. */
const fixedFields = { username: 'ShoppingCart', moneyTypeId: 'USD', putAllPriceZero: false } as const;

/** One leg for each catalogue with lines, each with its own uuid. */
export const createBatch = ({ owner, taxes, note, parts, versions }: ConfirmedOrder, ids: CatalogIds): Batch => {
  const legs = parts.map(({ catalogId, lines }): Leg => {
    const segments = catalogSegments(ids, catalogId);
    if (!segments) throw new Error(`no catalogue ${catalogId}`);
    const payload = { ...segments, ...fixedFields, clientId: owner.clientId, uuid: newUuid(), taxes, ...note };
    const ifMatch = versions[catalogId] ?? null;
    return { payload, ifMatch, state: 'planned', attempts: 0, lines, order: null, error: null };
  });
  return { id: newUuid(), ...owner, legs };
};
