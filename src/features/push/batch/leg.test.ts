import { isFinal, legAfter, mergedLeg, type Leg, type LegEvent } from './leg';

const aLeg = (overrides: Partial<Leg> = {}): Leg => ({
  payload: {
    ...{ accountId: 1, companyId: 1, catalogId: 1, clientId: 7, username: 'ShoppingCart', moneyTypeId: 'USD' },
    ...{ uuid: '0b9f7a52-6f0e-4c39-9c59-3a4f1c2d7e10', taxes: 16, comment: '', putAllPriceZero: false },
  },
  ...{ ifMatch: '"1"', state: 'planned', attempts: 0, order: null, trouble: null },
  lines: [{ stockItemId: 40, code: 'B-40', name: 'Bolt', quantity: 2, total: 8 }],
  ...overrides,
});

const order = { orderId: 1, orderNumber: 'M-1', moneyTypeId: 'USD', total: 8, lineCount: 1 };
const trouble = { kind: 'timeout', status: 0, statusText: '', url: '' } as const;
const after = (...events: LegEvent[]) => events.reduce(legAfter, aLeg());

it('goes from planned to sending to a final state and counts its attempts', () => {
  expect(after({ type: 'sent' })).toMatchObject({ state: 'sending', attempts: 1 });
  const lost = after({ type: 'sent' }, { type: 'lost', trouble });
  expect(lost).toMatchObject({ state: 'unknown', attempts: 1, trouble });
  expect(isFinal(lost)).toBe(false);
  const placed = legAfter(legAfter(lost, { type: 'sent' }), { type: 'placed', order });
  expect(placed).toMatchObject({ state: 'acknowledged', attempts: 2, order, trouble: null });
  expect(isFinal(placed)).toBe(true);
});

it.each<[LegEvent]>([[{ type: 'sent' }], [{ type: 'lost', trouble }], [{ type: 'refused', trouble }]])(
  'ignores late events once final: %j',
  (event) => {
    const placed = after({ type: 'sent' }, { type: 'placed', order });
    expect(legAfter(placed, event)).toBe(placed);
  },
);

it('cannot be lost before it is sent', () => {
  expect(after({ type: 'lost', trouble }).state).toBe('planned');
});

it('prefers the more advanced of two versions and keeps the lines', () => {
  const placed = aLeg({ state: 'acknowledged', attempts: 1, order, lines: [] });
  const sending = aLeg({ state: 'sending', attempts: 3 });
  expect(mergedLeg(sending, placed)).toMatchObject({ state: 'acknowledged', lines: sending.lines });
  expect(mergedLeg(placed, sending)).toMatchObject({ state: 'acknowledged', lines: sending.lines });
  expect(mergedLeg(aLeg({ state: 'unknown', attempts: 2 }), sending).attempts).toBe(3);
  expect(mergedLeg(aLeg({ state: 'rejected' }), sending).state).toBe('rejected');
});
