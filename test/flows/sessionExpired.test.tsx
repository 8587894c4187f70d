import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';

import { selectClientId, selectIsLoggedIn } from '@/features/session/sessionSlice';

import { anOrder } from '../support/builders/anOrder';
import { renderApp } from '../support/renderApp';
import { errorResponse, listResponse } from '../support/responses';
import { clientsUrl, mockSignIn, ordersUrl, signedIn } from './sessionSupport';

/** Serves orders to a renewed session; the token that the page starts with is rejected. */
const orders = () =>
  http.get(ordersUrl, ({ request, params }) => {
    const token = request.headers.get('Authorization');
    if (token !== `Bearer new.token.${String(params.client)}`) return errorResponse(401);
    const clientId = Number(params.client);
    return listResponse(...(params.catalog === '1' ? [anOrder({ orderNumber: `A-${clientId}`, clientId })] : []));
  });

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Your session has expired' }));

const enter = async (field: HTMLElement, text: string) => {
  await userEvent.click(field);
  await userEvent.paste(text);
};

const renew = async (password: string, username?: string) => {
  const form = await dialog();
  if (username) {
    await userEvent.clear(form.getByLabelText('Username or e-mail'));
    await userEvent.paste(username);
  }
  await enter(form.getByLabelText('Password'), password);
  await userEvent.click(form.getByRole('button', { name: 'Sign in' }));
};

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('asks for the password once for all rejected requests, keeps the page, and resumes', async () => {
  const asked = mockSignIn(orders());
  const app = renderApp('/dashboard', signedIn);
  expect((await dialog()).getByLabelText('Username or e-mail')).toHaveValue('buyer@medida.example');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(app.address()).toBe('/dashboard');
  await renew('right-one');
  expect(await screen.findByRole('link', { name: 'A-7' })).toBeInTheDocument();
  await closed();
  expect(asked).toEqual(['user/authenticate', 'api/clients/login/1/1/1']);
});

it('stays open on a wrong password, with an error', async () => {
  mockSignIn(orders());
  renderApp('/dashboard', signedIn);
  await renew('wrong-one');
  const form = await dialog();
  expect(await form.findByRole('alert')).toHaveTextContent('The username or the password is wrong');
  await userEvent.keyboard('{Escape}');
  await dialog();
});

it('hides the data of the previous client from another one', async () => {
  mockSignIn(orders());
  const app = renderApp('/dashboard', signedIn);
  await renew('right-one', 'other@medida.example');
  expect(await screen.findByRole('link', { name: 'A-8' })).toBeInTheDocument();
  expect(selectClientId(app.store.getState())).toBe(8);
  expect(JSON.stringify(app.store.getState().api)).not.toContain('"clientId":7');
});

it('goes to the sign-in screen when the client signs out instead', async () => {
  mockSignIn(orders());
  const app = renderApp('/dashboard', signedIn);
  await userEvent.click((await dialog()).getByRole('button', { name: 'Sign out instead' }));
  await waitFor(() => expect(app.address()).toBe('/login'));
  expect(selectIsLoggedIn(app.store.getState())).toBe(false);
  await closed();
});

it('keeps the input, and sends it once the client is back', async () => {
  const changes: unknown[] = [];
  mockSignIn(
    http.post(`${clientsUrl}/changePassword/1/1/1`, async ({ request }) => {
      if (request.headers.get('Authorization') !== 'Bearer new.token.7') return errorResponse(401);
      changes.push(await request.json());
      return listResponse();
    }),
  );
  renderApp('/en/client/change-password', signedIn);
  await enter(await screen.findByLabelText('Current password'), 'right-one');
  await enter(screen.getByLabelText('New password'), 'a-longer-one');
  await enter(screen.getByLabelText('Repeat the new password'), 'a-longer-one');
  await userEvent.click(screen.getByRole('button', { name: 'Change the password' }));
  await renew('right-one');
  expect(await screen.findByText('The password was changed.')).toBeInTheDocument();
  expect(changes).toEqual([{ clientId: 7, password: 'right-one', newPassword: 'a-longer-one' }]);
});
