import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';

import { anyQuantity, type QuantityRule } from '@/shared/lib/quantityRule';

import { QuantityInput } from './fields';

type QuantityProps = { from: string; rule: QuantityRule; readOnly?: boolean };

const Quantity = ({ from, rule, readOnly = false }: QuantityProps) => {
  const [text, setText] = useState(from);
  return (
    <QuantityInput
      aria-label="Quantity"
      rule={rule}
      faultId={undefined}
      value={text}
      onWrite={setText}
      readOnly={readOnly}
    />
  );
};

const show = (from: string, { rule = anyQuantity, readOnly }: Partial<QuantityProps> = {}) =>
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <Quantity from={from} rule={rule} {...(readOnly && { readOnly })} />
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

it.each([
  ['', 'more', '48'],
  ['48', 'more', '72'],
  ['50', 'more', '72'],
  ['50', 'less', '48'],
  ['48', 'less', '48'],
] as const)('goes by the steps of the item: from "%s", one %s gives "%s"', async (from, by, to) => {
  show(from, { rule: { least: 48, step: 24 } });
  await press(by);
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue(to);
});

it('changes nothing while it is read-only', async () => {
  show('3', { readOnly: true });
  await press('more');
  await userEvent.type(screen.getByRole('textbox'), '{Alt>}{ArrowUp}{/Alt}');
  expect(screen.getByRole('textbox')).toHaveValue('3');
});
