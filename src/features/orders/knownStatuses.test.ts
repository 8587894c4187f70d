import { getStatusMessage, getStatusTone, isOpen } from './knownStatuses';

it('recognises contract statuses regardless of case and spacing, and leaves others unknown', () => {
  expect(getStatusMessage(' Shipped ')).toMatchObject({ id: 'order.status.shipped' });
  expect(getStatusMessage('En aduana')).toBeUndefined();
  expect(getStatusMessage('constructor')).toBeUndefined();
  expect(getStatusTone('En aduana')).toBe('neutral');
  expect(['received', 'En aduana', 'DELIVERED', 'cancelled'].map(isOpen)).toEqual([true, true, false, false]);
});
