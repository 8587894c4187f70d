import { aLeg } from '@/../test/support/builders/aLeg';

import { applyToLeg, isFinal, type LegEvent, mergeLegs } from './leg';

const order = { orderId: 1, orderNumber: 'M-1', moneyTypeId: 'USD', total: 8, lineCount: 1 };
const error = { kind: 'timeout', status: 0, statusText: '', url: '' } as const;
const after = (...events: LegEvent[]) => events.reduce(applyToLeg, aLeg());

it('goes from planned to sending to a final state and counts its attempts', () => {
  expect(after({ type: 'sent' })).toMatchObject({ state: 'sending', attempts: 1 });
  const lost = after({ type: 'sent' }, { type: 'lost', error });
  expect(lost).toMatchObject({ state: 'unknown', attempts: 1, error });
  expect(isFinal(lost)).toBe(false);
  const placed = applyToLeg(applyToLeg(lost, { type: 'sent' }), { type: 'placed', order });
  expect(placed).toMatchObject({ state: 'acknowledged', attempts: 2, order, error: null });
  expect(isFinal(placed)).toBe(true);
});

it.each<[LegEvent]>([[{ type: 'sent' }], [{ type: 'lost', error }], [{ type: 'refused', error }]])(
  'ignores late events once final: %j',
  (event) => {
    const placed = after({ type: 'sent' }, { type: 'placed', order });
    expect(applyToLeg(placed, event)).toBe(placed);
  },
);

it('cannot be lost before it is sent', () => {
  expect(after({ type: 'lost', error }).state).toBe('planned');
});

it('prefers the more advanced of two versions and keeps the lines', () => {
  const placed = aLeg({ state: 'acknowledged', attempts: 1, order, lines: [] });
  const sending = aLeg({ state: 'sending', attempts: 3 });
  expect(mergeLegs(sending, placed)).toMatchObject({ state: 'acknowledged', lines: sending.lines });
  expect(mergeLegs(placed, sending)).toMatchObject({ state: 'acknowledged', lines: sending.lines });
  expect(mergeLegs(aLeg({ state: 'unknown', attempts: 2 }), sending).attempts).toBe(3);
  expect(mergeLegs(aLeg({ state: 'rejected' }), sending).state).toBe('rejected');
});
