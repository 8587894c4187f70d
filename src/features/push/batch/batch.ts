import { isFinal, legAfter, mergedLeg, type Leg, type LegEvent } from './leg';

/** The result of one confirmation: a leg for each catalogue that had lines. */
export type Batch = { id: string; clientId: number; legs: Leg[] };

export const isUnresolved = ({ legs }: Batch): boolean => !legs.every(isFinal);

export const isPlaced = ({ legs }: Batch): boolean => legs.every(({ state }) => state === 'acknowledged');

export const findLeg = ({ legs }: Batch, uuid: string): Leg | undefined =>
  legs.find(({ payload }) => payload.uuid === uuid);

export const batchAfter = (batch: Batch, uuid: string, event: LegEvent): Batch => ({
  ...batch,
  legs: batch.legs.map((leg) => (leg.payload.uuid === uuid ? legAfter(leg, event) : leg)),
});

const mergedBatch = (before: Batch, found: Batch): Batch => {
  const known = before.legs.map((leg) => {
    const other = findLeg(found, leg.payload.uuid);
    return other ? mergedLeg(leg, other) : leg;
  });
  const others = found.legs.filter(({ payload }) => !findLeg(before, payload.uuid));
  return {
    ...before,
    legs: [...known, ...others].sort((one, other) => one.payload.catalogId - other.payload.catalogId),
  };
};

/** Merges two views of the batches so that no leg moves backwards. */
export const mergedBatches = (before: Batch[], found: Batch[]): Batch[] => {
  const known = before.map((batch) => {
    const other = found.find(({ id }) => id === batch.id);
    return other ? mergedBatch(batch, other) : batch;
  });
  return [...known, ...found.filter(({ id }) => !before.some((batch) => batch.id === id))];
};
