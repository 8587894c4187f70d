import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { errorResponse, listResponse } from '../support/responses';
import { clientsUrl, mockSignIn, ownData, signedIn } from './sessionSupport';

const url = (operation: string) => `${clientsUrl}/${operation}/1/1/1/7`;

const mockOwnData = (known: object = ownData) => {
  const bodies: unknown[] = [];
  mockSignIn(
    http.get(url('GetOwnData'), () => listResponse(known)),
    http.put(url('UpdateOwnData'), async ({ request }) => {
      const body = (await request.json()) as object;
      bodies.push(body);
      return listResponse({ ...known, ...body, deliveryAddresses: 'Hall 3' });
    }),
  );
  return bodies;
};

const open = async (known?: object) => {
  const bodies = mockOwnData(known);
  const app = renderApp('/en/client/my-data', signedIn);
  await screen.findByLabelText('Name');
  return { bodies, app };
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const rewrite = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
};

it('sends what the client has changed, and shows it everywhere', async () => {
  const { bodies, app } = await open();
  await press('Save');
  await rewrite('Name', 'Ruiz & Sons');
  await rewrite('Delivery addresses', 'Hall 3\nHall 4');
  await userEvent.selectOptions(screen.getByLabelText('Language of e-mails'), '中文');
  await userEvent.click(screen.getByRole('checkbox', { name: 'E-mail me what happens to my orders' }));
  await press('Save');
  await screen.findByText('Your data was saved');
  expect(bodies).toEqual([
    { name: 'Ruiz & Sons', deliveryAddresses: ['Hall 3', 'Hall 4'], language: 'zh', statusMails: false },
  ]);
  expect(app.store.getState().session.client).toMatchObject({ name: 'Ruiz & Sons', username: 'buyer@medida.example' });
  expect(screen.getByLabelText('Name')).toHaveValue('Ruiz & Sons');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true'));
});

it('keeps what was typed when it cannot be saved', async () => {
  await open();
  await rewrite('Telephone', '2');
  mswServer.use(http.put(url('UpdateOwnData'), () => errorResponse(503)));
  await press('Save');
  await screen.findByRole('alert');
  expect(screen.getByLabelText('Telephone')).toHaveValue('2');
});

it('keeps what was typed while the rest was being saved', async () => {
  await open();
  const answers: (() => void)[] = [];
  const answered = new Promise<void>((resolve) => {
    answers.push(resolve);
  });
  mswServer.use(
    http.put(url('UpdateOwnData'), async () => {
      await answered;
      return listResponse({ ...ownData, name: 'Ruiz & Sons' });
    }),
  );
  await rewrite('Name', 'Ruiz & Sons');
  await press('Save');
  await rewrite('Telephone', '2');
  answers[0]?.();
  await screen.findByText('Your data was saved');
  expect(screen.getByLabelText('Name')).toHaveValue('Ruiz & Sons');
  expect(screen.getByLabelText('Telephone')).toHaveValue('2');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'false'));
});

it('says at each field what is wrong with it, and sends nothing', async () => {
  const { bodies } = await open();
  await rewrite('Name', ' ');
  await rewrite('Delivery addresses', `Hall 3\n${'x'.repeat(302)}`);
  await press('Save');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter the name of your company');
  expect(screen.getByLabelText('Delivery addresses')).toHaveAccessibleDescription(
    'At most 300 characters in a line: 2 too many',
  );
  expect(bodies).toEqual([]);
});

it('asks to be erased with the password, and shows when', async () => {
  await open();
  const passwords: unknown[] = [];
  mswServer.use(
    http.post(url('RequestErasure'), async ({ request }) => {
      const { password } = (await request.json()) as { password: string };
      passwords.push(password);
      return password === 'right-one'
        ? listResponse({ ...ownData, erasureRequestedAt: '2026-03-02T10:00:00Z' })
        : errorResponse(422, {}, 'Wrong', 'wrongPresentPassword');
    }),
  );
  await press('Ask for erasure');
  expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription('Enter your password');
  await rewrite('Current password', 'wrong');
  await press('Ask for erasure');
  expect(await screen.findByRole('alert')).toHaveTextContent('The password is wrong');
  await rewrite('Current password', 'right-one');
  await press('Ask for erasure');
  expect(await screen.findByText(/^You asked for it on March 2, 2026\./)).toBeVisible();
  expect(screen.queryByLabelText('Current password')).toBeNull();
  expect(screen.getByRole('button', { name: 'Withdraw the request' })).toHaveFocus();
  expect(passwords).toEqual(['wrong', 'right-one']);
});

it('withdraws the request to be erased, after a failure too', async () => {
  await open({ ...ownData, erasureRequestedAt: '2026-03-02T10:00:00Z' });
  mswServer.use(http.delete(url('WithdrawErasure'), () => errorResponse(503)));
  await press('Withdraw the request');
  await screen.findByRole('alert');
  mswServer.use(http.delete(url('WithdrawErasure'), () => listResponse(ownData)));
  await press('Withdraw the request');
  await screen.findByText('Your request was withdrawn. Nothing will be erased.');
  expect(screen.getByLabelText('Current password')).toHaveFocus();
  expect(screen.queryByText(/^You asked for it/)).toBeNull();
});

it('offers no withdrawal where the services do not know it', async () => {
  await open({ ...ownData, erasureRequestedAt: '2026-03-02T10:00:00Z', canWithdrawErasure: undefined });
  expect(screen.getByText(/^You asked for it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw the request' })).toBeNull();
});

it('draws nothing for what the services do not know', async () => {
  const nothing = { phone: null, address: null, deliveryAddresses: null, language: null, statusMails: null };
  await open({ ...ownData, ...nothing, canExport: false, canRequestErasure: false });
  for (const name of ['Download my data', 'Erase my data', 'E-mails'])
    expect(screen.queryByRole('heading', { name })).toBeNull();
  expect(screen.getAllByRole('textbox').filter((field) => field.closest('main'))).toHaveLength(1);
});

it('says what the file of a person who only buys contains', async () => {
  mockOwnData({ ...ownData, personName: 'Eva', canChange: false });
  renderApp('/en/client/my-data', signedIn);
  expect(await screen.findByText(/^A file with .* your cart and the carts that you have set aside/)).toBeVisible();
  expect(screen.getByText(/invoices and other documents, each with the address of its order/)).toBeVisible();
  expect(screen.queryByText(/favourites/)).toBeNull();
});

it('is offered only where the services know it', async () => {
  mockOwnData();
  const { unmount } = renderApp('/dashboard', signedIn);
  const company = await screen.findByRole('region', { name: 'Company details' });
  expect(await within(company).findByRole('link', { name: 'Change' })).toHaveAttribute('href', '/en/client/my-data');
  unmount();
  mockSignIn(http.get(url('GetOwnData'), () => new HttpResponse(null, { status: 501 })));
  const { address } = renderApp('/en/client/my-data', signedIn);
  await waitFor(() => expect(address()).toBe('/dashboard'));
  const again = await screen.findByRole('region', { name: 'Company details' });
  expect(within(again).queryByRole('link')).toBeNull();
});
