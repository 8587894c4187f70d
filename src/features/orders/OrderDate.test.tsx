import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { OrderDate } from './OrderDate';

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
