import { fireEvent, screen, waitFor } from '@testing-library/react';

import { renderOffice } from '@/../test/support/renderOffice';

const type = async (label: RegExp, value: string) => {
  const input = await screen.findByLabelText<HTMLInputElement>(label);
  fireEvent.change(input, { target: { value } });
  return input;
};

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

it('says what is wrong at its field, in the language of the office, and keeps what was typed', async () => {
  const { sent } = renderOffice('/staff/create', {});
  const email = await type(/^E-mail/, 'ana at home');
  expect(email.form).toHaveProperty('noValidate', true);
  save();
  await screen.findByText('Must be a valid email');
  expect(await screen.findAllByText('Required')).toHaveLength(2);
  expect(email).toHaveValue('ana at home');
  expect(email).toHaveFocus();
  expect(sent.map(({ name }) => name)).not.toContain('addStaff');
});

it('saves no number or day that the browser cannot read', async () => {
  const { sent } = renderOffice('/keys/create', {});
  const days = await type(/^Days/, '731');
  save();
  await screen.findByText('Must be 730 or less');
  Object.defineProperty(days, 'validity', { value: { badInput: true } });
  await type(/^Days/, '');
  save();
  await waitFor(() => expect(screen.getAllByText(/^(Required|Complete it, or empty the field)$/)).toHaveLength(3));
  expect(sent.map(({ name }) => name)).not.toContain('addKey');
});
