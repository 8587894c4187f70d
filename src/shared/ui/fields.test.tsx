import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';

import { QuantityInput } from './fields';

const Quantity = ({ from, readOnly = false }: { from: string; readOnly?: boolean }) => {
  const [text, setText] = useState(from);
  return <QuantityInput aria-label="Quantity" faultId={undefined} value={text} onWrite={setText} readOnly={readOnly} />;
};

const show = (from: string, readOnly?: boolean) =>
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <Quantity from={from} {...(readOnly && { readOnly })} />
    </IntlProvider>,
  );

// Only shown where there are fingers alone, which the DOM of the tests has not.
const press = (by: 'more' | 'less') =>
  userEvent.click(screen.getAllByRole('button', { hidden: true })[by === 'more' ? 1 : 0]!);

it.each([
  ['1', 'more', '2'],
  ['5', 'less', '4'],
  ['1', 'less', '1'],
  ['', 'more', '1'],
  ['', 'less', ''],
  ['two', 'more', 'two'],
] as const)('from "%s", one %s gives "%s"', async (from, by, to) => {
  show(from);
  await press(by);
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue(to);
});

it('changes nothing while it is read-only', async () => {
  show('3', true);
  await press('more');
  await userEvent.type(screen.getByRole('textbox'), '{Alt>}{ArrowUp}{/Alt}');
  expect(screen.getByRole('textbox')).toHaveValue('3');
});
