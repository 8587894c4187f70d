import { isOpen, getStatusMessage, getStatusTone } from './knownStatuses';

it('knows the statuses of the contract however they are written, and lets others be', () => {
  expect(getStatusMessage(' Shipped ')).toMatchObject({ id: 'order.status.shipped' });
  expect(getStatusMessage('En aduana')).toBeUndefined();
  expect(getStatusMessage('constructor')).toBeUndefined();
  expect(getStatusTone('En aduana')).toBe('neutral');
  expect(['received', 'En aduana', 'DELIVERED', 'cancelled'].map(isOpen)).toEqual([true, true, false, false]);
});
