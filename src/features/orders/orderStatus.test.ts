import { isUnderWay, statusMessage, statusTone } from './orderStatus';

it('knows the statuses of the contract however they are written, and lets others be', () => {
  expect(statusMessage(' Shipped ')).toMatchObject({ id: 'order.status.shipped' });
  expect(statusMessage('En aduana')).toBeUndefined();
  expect(statusMessage('constructor')).toBeUndefined();
  expect(statusTone('En aduana')).toBe('neutral');
  expect(['received', 'En aduana', 'DELIVERED', 'cancelled'].map(isUnderWay)).toEqual([true, true, false, false]);
});
