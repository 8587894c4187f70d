import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { selectClientId, selectIsLoggedIn } from '@/features/session/state/sessionSlice';
import { demoSignIn } from '@/shared/config/demoSignIn';

import { anOrder } from '../support/builders/anOrder';
import { aRuntimeConfig } from '../support/builders/aRuntimeConfig';
import { renderApp } from '../support/renderApp';
import { errorResponse, listResponse } from '../support/responses';
import { authenticateUrl, clientsUrl, inEnglish, mockSignIn, ordersUrl, signedIn } from './sessionSupport';

const wanted = '/en/client/orders/2/15?tab=lines#last';
const login = `/login?${new URLSearchParams({ from: wanted })}`;
const buyer = 'buyer@medida.example';

const form = async () => {
  const username = await screen.findByLabelText('Username or e-mail');
  const password = screen.getByLabelText('Password');
  const button = screen.getByRole('button', { name: 'Sign in' });
  const enter = async (name: string, secret: string) => {
    await userEvent.clear(username);
    await userEvent.paste(name);
    await userEvent.clear(password);
    await userEvent.paste(secret);
  };
  return { username, password, button, enter };
};

const signedInAt = async (app: ReturnType<typeof renderApp>) => {
  await waitFor(() => expect(selectIsLoggedIn(app.store.getState())).toBe(true));
  await waitFor(() => expect(app.address()).toBe(wanted));
};

describe('signing in', () => {
  it('returns to the requested page and exposes the password nowhere', async () => {
    const asked = mockSignIn();
    const app = renderApp(login, inEnglish);
    const { enter, button } = await form();
    await enter(`  ${buyer} `, 'right-one');
    await userEvent.click(button);
    await signedInAt(app);
    expect(asked).toEqual(['user/authenticate', 'api/clients/login/1/1/1']);
    expect(JSON.stringify(app.store.getState())).not.toContain('right-one');
  });

  it('fills in the credentials of the demo', async () => {
    mockSignIn();
    renderApp('/en/oauth/login', inEnglish, { config: aRuntimeConfig({ demo: true }) });
    const { username, password } = await form();
    await userEvent.click(screen.getByRole('button', { name: 'Fill in' }));
    expect(username).toHaveValue(demoSignIn.username);
    expect(password).toHaveValue(demoSignIn.password);
  });

  it('reports missing fields without a request', async () => {
    const asked = mockSignIn();
    renderApp('/en/oauth/login', inEnglish);
    const { username, password, button } = await form();
    await userEvent.click(button);
    expect(username).toHaveAccessibleDescription('Enter your username or e-mail');
    expect(password).toHaveAccessibleDescription('Enter your password');
    expect(username).toHaveFocus();
    await userEvent.type(username, 'buyer{Enter}');
    expect(username).toHaveAttribute('aria-invalid', 'false');
    expect(password).toHaveFocus();
    expect(asked).toEqual([]);
  });

  it('sends a single request for repeated clicks and Enter', async () => {
    const asked = mockSignIn();
    const app = renderApp(login, inEnglish);
    const { enter, password, button } = await form();
    await enter(buyer, 'right-one');
    await userEvent.dblClick(button);
    fireEvent.submit(password);
    await signedInAt(app);
    expect(asked).toEqual(['user/authenticate', 'api/clients/login/1/1/1']);
  });

  it('keeps the input when it is wrong, and selects the password', async () => {
    mockSignIn();
    const app = renderApp(login, inEnglish);
    const { enter, username, password, button } = await form();
    await enter(buyer, 'wrong-one');
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('The username or the password is wrong');
    expect(username).toHaveValue(buyer);
    expect(password).toHaveValue('wrong-one');
    expect(password).toHaveFocus();
    await userEvent.keyboard('right-one{Enter}');
    await signedInAt(app);
  });

  it('waits as long as the service demands, then continues', async () => {
    const asked = mockSignIn(
      http.post(authenticateUrl, () => errorResponse(429, { 'Retry-After': '90' }), { once: true }),
    );
    const app = renderApp(login, inEnglish);
    const { enter, password, button } = await form();
    await enter(buyer, 'right-one');
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts');
    expect(screen.getByRole('timer')).toHaveTextContent(/Try again in 1:[0-3]\d/);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.submit(password);
    expect(asked).toEqual([]);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 90_000);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await userEvent.click(button);
    await signedInAt(app);
  });

  it.each([
    ['cannot be reached', () => HttpResponse.error(), 'The service could not be reached'],
    ['fails', () => errorResponse(500), 'The service has a problem'],
    [
      'gives a token that is none',
      () => HttpResponse.json({ isSuccessful: true, data: [{ token: 'x' }] }),
      'could not be read',
    ],
  ])('reports that the service %s, and keeps the input', async (_what, answer, said) => {
    mockSignIn(http.post(authenticateUrl, answer));
    const app = renderApp(login, inEnglish);
    const { enter, username, password, button } = await form();
    await enter(buyer, 'right-one');
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(username).toHaveValue(buyer);
    expect(password).toHaveValue('right-one');
    expect(selectIsLoggedIn(app.store.getState())).toBe(false);
  });

  it('explains what to allow when the browser blocks cookies, and keeps the input', async () => {
    mockSignIn(http.post(authenticateUrl, () => errorResponse(403)));
    jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
    renderApp(login, inEnglish);
    const { enter, username, button } = await form();
    await enter(buyer, 'right-one');
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(/cookies/);
    expect(username).toHaveValue(buyer);
  });

  it('is recognised by password managers', async () => {
    mockSignIn();
    renderApp('/login', inEnglish);
    const { username, password, button } = await form();
    expect(username).toHaveAttribute('autocomplete', 'username');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    expect([username, password].map((field) => field.getAttribute('name'))).toEqual(['username', 'password']);
    expect(username.closest('form')).toBe(button.closest('form'));
    await userEvent.click(screen.getByRole('button', { name: 'Show the password' }));
    expect(password).toHaveAttribute('type', 'text');
    fireEvent.keyDown(password, { key: 'A', modifierCapsLock: true });
    expect(password).toHaveAccessibleDescription('Caps lock is on');
  });

  it('carries the username over to the forgotten-password screen', async () => {
    mockSignIn();
    const app = renderApp('/login', inEnglish);
    await userEvent.type((await form()).username, buyer);
    await userEvent.click(screen.getByRole('link', { name: 'Forgotten your password?' }));
    await screen.findByRole('heading', { level: 1, name: 'Forgotten password' });
    expect(app.address()).toBe('/en/oauth/forgot-password');
    expect(screen.getByLabelText('Username or e-mail')).toHaveValue(buyer);
  });
});

describe('an expired session', () => {
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
});
