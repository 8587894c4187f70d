import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';

import { OrderDate, shiftNow, shiftOrders } from './OrderDate';

it.each([
  ['2020-03-01T23:30:00Z', 'Mar 1, 2020'],
  ['yesterday', 'yesterday'],
  [' ', '–'],
])('shows %p as %p', (date, shown) => {
  const { container } = render(
    <IntlProvider locale="en">
      <OrderDate date={date} dateStyle="medium" />
    </IntlProvider>,
  );
  expect(container).toHaveTextContent(shown);
});

it('shifts the current time to the time zone of the orders', () => {
  expect(shiftNow(Date.UTC(2020, 2, 1, 3), -4)).toBe('2020-02-29T23:00:00.000Z');
});

it('leaves invalid dates as received and shifts the others', () => {
  const dates = ['2020-03-01T03:00:00Z', 'yesterday', '2020-13-45T99:00:00Z', null, '2020-03-02'] as string[];
  const shifted = shiftOrders(
    dates.map((date, orderId) => ({ orderId, date })),
    -3,
  );
  expect(shifted.map(({ date }) => date)).toEqual([
    '2020-03-01T00:00:00Z',
    'yesterday',
    '2020-13-45T99:00:00Z',
    '',
    '2020-03-02',
  ]);
  expect(shifted.map(({ orderId }) => orderId)).toEqual([0, 1, 2, 3, 4]);
});
