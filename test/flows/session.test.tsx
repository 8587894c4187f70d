import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { selectIsLoggedIn } from '@/features/session/sessionSlice';

import { renderApp } from '../support/renderApp';
import { errorResponse } from '../support/responses';
import { authenticateUrl, inEnglish, mockSignIn } from './sessionSupport';

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
