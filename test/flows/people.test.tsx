import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';

import { anOrder } from '../support/builders/anOrder';
import { aClient, aSession } from '../support/builders/aSession';
import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { errorResponse, listResponse } from '../support/responses';
import { anOrderLine, mockOrder, mockOrders } from './ordersSupport';
import { clientsUrl, inEnglish, mockSignIn, signedIn } from './sessionSupport';

const url = (operation: string) => `${clientsUrl}/${operation}/1/1/1/7`;

const itself = {
  personId: 0,
  name: 'Ruiz Workshops',
  email: 'buyer@medida.example',
  role: 'approver',
  limit: null,
  state: 'active',
  mayChange: false,
};
const eva = {
  ...itself,
  personId: 70,
  name: 'Eva Marín',
  email: 'eva@medida.example',
  role: 'buyer',
  limit: 500,
  state: 'invited',
  mayChange: true,
};

const mockPeople = (known: object) => {
  const sent: [string, unknown][] = [];
  mockSignIn(
    http.get(url('GetPeople'), () => listResponse(known)),
    http.post(url('InvitePerson'), async ({ request }) => {
      sent.push(['invite', await request.json()]);
      return listResponse({ clientId: 7, mayInvite: true, people: [itself, eva] });
    }),
    http.put(`${url('UpdatePerson')}/70`, async ({ request }) => {
      const body = (await request.json()) as { isDisabled?: boolean };
      sent.push(['update', body]);
      const state = body.isDisabled === true ? 'disabled' : 'invited';
      return listResponse({ clientId: 7, mayInvite: true, people: [itself, { ...eva, ...body, state }] });
    }),
  );
  return sent;
};

const open = async (people: object[] = [itself, eva], mayInvite = true) => {
  const sent = mockPeople({ clientId: 7, mayInvite, people });
  renderApp('/en/client/people', signedIn);
  await screen.findByText('buyer@medida.example');
  return sent;
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const write = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
};

it('shows who signs in, and invites another person', async () => {
  const sent = await open([itself]);
  await press('Send the invitation');
  expect(screen.getByText('Enter the name')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await write('Name', 'Eva Marín');
  await write('E-mail', 'eva@medida.example');
  await write('Limit per order (USD)', 'much');
  await press('Send the invitation');
  expect(screen.getByText('Enter an amount, such as 500, or leave it empty')).toBeVisible();
  await write('Limit per order (USD)', '1,500.5');
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'Approver');
  await press('Send the invitation');
  await screen.findByText('An invitation is on its way to eva@medida.example');
  expect(sent).toEqual([
    ['invite', { name: 'Eva Marín', email: 'eva@medida.example', role: 'approver', limit: 1500.5 }],
  ]);
  const row = within(screen.getByText('Eva Marín').closest('li')!);
  expect(row.getByText('up to $500.00 per order')).toBeVisible();
  expect(row.getByText('Invited')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

it('changes, disables and invites again', async () => {
  const sent = await open();
  await press('Change Eva Marín');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await write('Limit per order (USD)', '');
  await press('Save');
  await screen.findByText('Eva Marín was saved');
  expect(screen.getByRole('button', { name: 'Change Eva Marín' })).toHaveFocus();
  await press('Change Eva Marín');
  await press('Send the invitation again');
  await screen.findByText('An invitation is on its way to eva@medida.example');
  await press('Change Eva Marín');
  await press('Disable');
  await screen.findByText('Disabled');
  expect(sent).toEqual([
    ['update', { name: 'Eva Marín', role: 'buyer', limit: null }],
    ['invite', { name: 'Eva Marín', email: 'eva@medida.example', role: 'buyer', limit: null }],
    ['update', { name: 'Eva Marín', role: 'buyer', limit: 500, isDisabled: true }],
  ]);
});

it('deletes for good, after a question, where that is allowed', async () => {
  await open([itself, { ...eva, mayErase: true }]);
  const erased: string[] = [];
  mswServer.use(
    http.delete(`${url('ErasePerson')}/70`, ({ request }) => {
      erased.push(request.method);
      return listResponse({ clientId: 7, mayInvite: true, people: [itself] });
    }),
  );
  await press('Change Eva Marín');
  await press('Delete for good');
  const dialog = async () => within(await screen.findByRole('alertdialog', { name: /^Delete Eva Marín for good/ }));
  await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(erased).toEqual([]);
  await press('Delete for good');
  await userEvent.click((await dialog()).getByRole('button', { name: 'Delete for good' }));
  await screen.findByText('Eva Marín was deleted');
  expect(erased).toEqual(['DELETE']);
  expect(screen.queryByText('eva@medida.example')).toBeNull();
});

it('keeps what was typed when the invitation is refused, and says why', async () => {
  await open([itself]);
  mswServer.use(http.post(url('InvitePerson'), () => errorResponse(409, {}, 'No', 'personExists')));
  await write('Name', 'Eva');
  await write('E-mail', 'eva@medida.example');
  await press('Send the invitation');
  expect(await screen.findByText(/There is already an account with this e-mail/)).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue('eva@medida.example');
});

it('offers nothing to change to people who may not', async () => {
  await open([itself, { ...eva, mayChange: false }], false);
  expect(screen.queryByRole('button', { name: /Change|invitation/ })).toBeNull();
});

it.each([
  ['that tell', true],
  ['that do not', false],
])('is in the account menu of services %s', async (_, isOffered) => {
  mockPeople({ clientId: 7, mayInvite: true, people: [itself] });
  if (!isOffered) mswServer.use(http.get(url('GetPeople'), () => errorResponse(501)));
  renderApp('/en/client', signedIn);
  await userEvent.click(await screen.findByRole('button', { name: /Ruiz Workshops|Account/ }));
  await screen.findByRole('menuitem', { name: 'Change password' });
  const link = () => screen.queryByRole('menuitem', { name: 'People' });
  if (isOffered) expect(await screen.findByRole('menuitem', { name: 'People' })).toBeVisible();
  else expect(link()).toBeNull();
});

it('says who has ordered, and finds the orders of a person', async () => {
  const of = (orderId: number, orderedBy?: string) =>
    anOrder({ orderId, orderNumber: `A-${orderId}`, ...(orderedBy !== undefined && { orderedBy }) });
  mockOrders({ 1: () => listResponse(of(1, 'Eva Marín'), of(2)) });
  const session = aSession({ client: aClient({ personName: 'Eva Marín' }) });
  renderApp('/en/client/orders', { ...inEnglish, session });
  expect(await screen.findByText('by Eva Marín')).toBeVisible();
  expect(screen.getByRole('button', { name: /Eva Marín · Ruiz Workshops/ })).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search your orders' }), 'marin');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'A-2' })).toBeNull());
  expect(screen.getByRole('link', { name: 'A-1' })).toBeVisible();
});

it('says on the page of an order who has ordered', async () => {
  mockOrders({});
  mockOrder(anOrder({ orderedBy: 'Eva Marín' }), [anOrderLine()]);
  renderApp('/en/client/orders/1/9001', signedIn);
  expect((await screen.findByText('Ordered by')).nextElementSibling).toHaveTextContent('Eva Marín');
});
