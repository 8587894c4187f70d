import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';

import { useMoney, usePrice } from './money';

const inSpanish = {
  wrapper: ({ children }: { children: ReactNode }) => <IntlProvider locale="es">{children}</IntlProvider>,
};
const plain = (text: string) => text.replace(/\s/g, ' ');

it('groups four-digit amounts like longer ones, so that columns align', () => {
  const price = renderHook(usePrice, inSpanish).result.current;
  const money = renderHook(useMoney, inSpanish).result.current;
  expect([1234.5, 12345.6].map((amount) => plain(price(amount)))).toEqual(['US$ 1.234,50', 'US$ 12.345,60']);
  expect(plain(price(-0.5))).toBe('-US$ 0,50');
  expect(plain(money(1234.5, 'EUR'))).toBe('€ 1.234,50');
  expect(plain(money(1234.5, 'points'))).toBe('1.234,50 points');
});
