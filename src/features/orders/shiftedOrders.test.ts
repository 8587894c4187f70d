import { shiftedNow } from './shiftedOrders';

it('reckons the present moment in the zone of the orders', () => {
  expect(shiftedNow(Date.UTC(2020, 2, 1, 3), -4)).toBe('2020-02-29T23:00:00.000Z');
});
