import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';

import { VariantMenu } from './VariantMenu';

const small = { key: '1:2', name: 'Pan 20 cm', code: 'PAN-20', price: null, isParent: false };
const sold = { ...small, key: '1:3', name: 'Pan 28 cm', code: 'PAN-28', price: 28 };

const menu = (variants: (typeof small | typeof sold)[] | undefined) => (
  <IntlProvider locale="en" onError={() => undefined}>
    <VariantMenu name="Pan" variants={variants} onChoose={() => undefined} />
  </IntlProvider>
);

it('opens once the variants are there, if pressed before', async () => {
  const { rerender } = render(menu(undefined));
  await userEvent.click(screen.getByRole('button'));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  rerender(menu([small, sold]));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Pan 28 cm · PAN-28$28.00']);
});

it('is left out where no variant can be ordered', () => {
  render(menu([small]));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
