import { aRuntimeConfig } from '@/../test/support/builders/aRuntimeConfig';
import { blockedStorage, memoryStorage } from '@/../test/support/builders/memoryStorage';

import { applyToBatch, createBatch } from '../state/batch';
import { readBatches, recordKey, viewKey, writeRecord, writeView } from './batchStorage';

const lines = [{ stockItemId: 40, code: 'B-40', name: 'Bolt', quantity: 2, total: 8 }];
const aBatch = (clientId = 7, personId?: number) =>
  createBatch(
    {
      ...{
        owner: { clientId, ...(personId !== undefined && { personId }) },
        taxes: 16,
        note: { comment: 'Note', purchaseOrder: 'PO-17', deliveryAddress: '8 Dock Road', wishedDate: '2026-03-09' },
      },
      parts: [1, 2].map((catalogId) => ({ catalogId, lines })),
      versions: { 1: '"1"', 2: null },
    },
    aRuntimeConfig(),
  );
const order = { orderId: 1, orderNumber: 'M-1', moneyTypeId: 'USD', total: 8, lineCount: 1 };

it('round-trips batches byte for byte', () => {
  const local = memoryStorage();
  const batch = aBatch();
  writeRecord(local, batch);
  writeView(local, [batch]);
  expect(JSON.stringify(readBatches(local, { clientId: 7 }))).toBe(JSON.stringify([batch]));
});

it.each([
  ['an unknown kind', { kind: 'constructor' }],
  ['a non-string message', { message: {} }],
  ['a non-numeric wait', { retryAfter: 'soon' }],
])('treats %s in the error as no error', (_what, wrong) => {
  const batch = aBatch();
  const error = { kind: 'refused', status: 409, statusText: '', url: '/', ...wrong };
  const legs = batch.legs.map((leg) => ({ ...leg, state: 'rejected', error }));
  const local = memoryStorage({ [viewKey]: JSON.stringify([{ ...batch, legs }]) });
  expect(readBatches(local, { clientId: 7 })?.[0]?.legs.map((leg) => leg.error)).toEqual([null, null]);
});

it('keeps only what a retry needs of open legs, and nothing once all have ended', () => {
  const local = memoryStorage();
  const batch = aBatch();
  const [leg] = batch.legs;
  const half = applyToBatch(batch, leg?.payload.uuid ?? '', { type: 'placed', order });
  writeRecord(local, half);
  const kept = local.getItem(recordKey(batch)) ?? '';
  expect(kept).not.toContain('Bolt');
  expect(readBatches(local, { clientId: 7 })).toMatchObject([{ legs: [{ payload: { catalogId: 2 }, lines: [] }] }]);
  writeRecord(local, applyToBatch(half, half.legs[1]?.payload.uuid ?? '', { type: 'refused', error: null }));
  expect(local.getItem(recordKey(batch))).toBeNull();
});

it('hides batches of other clients and of other people of the client', () => {
  const local = memoryStorage();
  const all = [aBatch(8), aBatch(7, 70), aBatch()];
  all.forEach((batch) => writeRecord(local, batch));
  writeView(local, all);
  expect(readBatches(local, { clientId: 7 })?.map(({ id }) => id)).toEqual([all[2]?.id]);
  expect(readBatches(local, { clientId: 7, personId: 70 })?.map(({ id }) => id)).toEqual([all[1]?.id]);
  expect(readBatches(local, { clientId: 7, personId: 71 })).toEqual([]);
});

it('ignores malformed records and leaves them in place', () => {
  const strange = { [viewKey]: '{"batches"', 'push.1': '{"id":"1","clientId":7,"legs":[{}]}', 'push.2': '7' };
  const local = memoryStorage(strange);
  expect(readBatches(local, { clientId: 7 })).toEqual([]);
  expect(local.getItem('push.1')).toBe(strange['push.1']);
});

it('reports when storage is unavailable', () => {
  for (const local of [undefined, blockedStorage()]) {
    expect(writeRecord(local, aBatch())).toBe(false);
    expect(writeView(local, [aBatch()])).toBe(false);
  }
  expect(readBatches(blockedStorage(), { clientId: 7 })).toBeNull();
});
