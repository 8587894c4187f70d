import { getStatusMessage, getStatusTone } from './knownStatuses';

it('recognises contract statuses regardless of case and spacing, and leaves others unknown', () => {
  expect(getStatusMessage(' Shipped ')).toMatchObject({ id: 'order.status.shipped' });
  expect(getStatusMessage('En aduana')).toBeUndefined();
  expect(getStatusMessage('constructor')).toBeUndefined();
  expect(getStatusTone('En aduana')).toBe('neutral');
});
