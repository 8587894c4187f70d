import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { renderApp } from '../support/renderApp';
import { errorResponse, listResponse } from '../support/responses';
import { clientsUrl, inEnglish, mockSignIn, signedIn } from './sessionSupport';

const enter = async (label: string, text: string) => {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('changing the password', () => {
  const page = async (answer = () => listResponse() as Response) => {
    const bodies: unknown[] = [];
    mockSignIn(
      http.post(`${clientsUrl}/changePassword/1/1/1`, async ({ request }) => {
        bodies.push(await request.json());
        return answer();
      }),
    );
    const app = renderApp('/en/client/change-password', signedIn);
    await screen.findByLabelText('Current password');
    return { bodies, app };
  };

  it('reports each rule at its field and sends nothing', async () => {
    const { bodies } = await page();
    await enter('Current password', 'right-one');
    await enter('New password', 'short');
    await press('Change the password');
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('Use at least 8 characters');
    expect(screen.getByLabelText('New password')).toHaveFocus();
    await userEvent.clear(screen.getByLabelText('New password'));
    await enter('New password', 'right-one');
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/differs from the current/);
    await enter('Repeat the new password', 'right-two');
    expect(screen.getByLabelText('Repeat the new password')).toHaveAccessibleDescription(/not the same/);
    await press('Change the password');
    expect(bodies).toEqual([]);
  });

  it('shows the rules before typing, and which of them are met', async () => {
    await page();
    const rules = within(screen.getByRole('list', { name: 'The new password' })).getAllByRole('listitem');
    expect(rules.map(({ textContent }) => textContent)).toEqual([
      'At least 8 characters',
      'Not a common password, such as “password1”',
      'Not just repeated characters or a sequence, such as aaaa or 12345',
      'Not just your name, your e-mail or the name of the shop',
      'Both new passwords are the same',
    ]);
    const met = () => rules.map(({ dataset }) => dataset.met === 'true');
    expect(met()).toEqual([false, false, false, false, false]);
    await enter('New password', 'password');
    expect(met()).toEqual([true, false, true, true, false]);
    await userEvent.clear(screen.getByLabelText('New password'));
    await enter('New password', 'medida-77');
    expect(met()).toEqual([true, true, true, false, false]);
    await userEvent.clear(screen.getByLabelText('New password'));
    await enter('New password', 'a-longer-one');
    await enter('Repeat the new password', 'a-longer-one');
    expect(met()).toEqual([true, true, true, true, true]);
  });

  it.each([
    ['password1', 'This is one of the most commonly used passwords'],
    ['12345678', 'This is a sequence, such as 12345 or qwerty'],
    ['abababab', 'This repeats the same characters'],
    ['buyer@medida.example', 'This is little more than your name, your e-mail or the name of the shop'],
  ])('explains at the field why %s is rejected, and sends nothing', async (password, reason) => {
    const { bodies } = await page();
    await enter('Current password', 'right-one');
    await enter('New password', password);
    await enter('Repeat the new password', password);
    await press('Change the password');
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(reason);
    expect(bodies).toEqual([]);
  });

  it('shows the reason given by the service at the field until the password changes', async () => {
    await page(() => errorResponse(422, {}, 'Zu einfach', 'passwordCommon'));
    await enter('Current password', 'right-one');
    await enter('New password', 'a-longer-one');
    await enter('Repeat the new password', 'a-longer-one');
    await press('Change the password');
    const field = screen.getByLabelText('New password');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/commonly used passwords/));
    expect(field).toHaveFocus();
    expect(screen.queryByText('Zu einfach')).not.toBeInTheDocument();
    await enter('New password', '2');
    expect(field).toHaveAccessibleDescription('');
  });

  it('keeps the session on success, and says so on the dashboard', async () => {
    const { bodies, app } = await page();
    await enter('Current password', 'right-one');
    await enter('New password', 'a-longer-one');
    await enter('Repeat the new password', 'a-longer-one');
    await press('Change the password');
    expect(await screen.findByText('The password was changed.')).toBeInTheDocument();
    expect(bodies).toEqual([{ clientId: 7, password: 'right-one', newPassword: 'a-longer-one' }]);
    await waitFor(() => expect(app.address()).toBe('/dashboard'));
    expect(JSON.stringify(app.store.getState())).not.toMatch(/right-one|a-longer-one/);
  });

  it('shows the reason given by the service and keeps the input', async () => {
    await page(() => errorResponse(422, {}, 'The current password is wrong'));
    await enter('Current password', 'wrong-one');
    await enter('New password', 'a-longer-one');
    await enter('Repeat the new password', 'a-longer-one');
    await press('Change the password');
    expect(await screen.findByRole('alert')).toHaveTextContent('The current password is wrong');
    expect(screen.getByLabelText('New password')).toHaveValue('a-longer-one');
  });
});

describe('a forgotten password', () => {
  afterEach(() => window.history.replaceState(null, ''));

  it('promises an email without revealing whether the account exists', async () => {
    const bodies: unknown[] = [];
    mockSignIn(
      http.post(`${clientsUrl}/forgotPassword/1/1/1`, async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ isSuccessful: true, message: 'A mail is on its way', data: [] });
      }),
    );
    renderApp('/en/oauth/forgot-password', inEnglish);
    await screen.findByLabelText('Username or e-mail');
    await press('Send the link');
    expect(screen.getByLabelText('Username or e-mail')).toHaveAccessibleDescription('Enter your username or e-mail');
    await enter('Username or e-mail', 'nobody@medida.example');
    await press('Send the link');
    expect(await screen.findByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeInTheDocument();
    expect(screen.getByText(/account for nobody@medida.example/)).toBeInTheDocument();
    expect(await screen.findByText('A mail is on its way')).toBeInTheDocument();
    expect(bodies).toEqual([{ username: 'nobody@medida.example' }]);
    await press('Try another username');
    expect(screen.getByLabelText('Username or e-mail')).toHaveValue('nobody@medida.example');
  });

  const fromTheMessage = async (answer: () => Response) => {
    const bodies: unknown[] = [];
    mockSignIn(
      http.post(`${clientsUrl}/resetPassword/1/1/1`, async ({ request }) => {
        bodies.push(await request.json());
        return answer();
      }),
    );
    window.history.replaceState({ resetToken: 'from-the-link' }, '');
    const app = renderApp('/en/oauth/forgot-password', inEnglish);
    await screen.findByRole('heading', { level: 1, name: 'Choose a new password' });
    await enter('New password', 'a-longer-one');
    await enter('Repeat the new password', 'a-longer-one');
    await press('Save the password');
    return { bodies, app };
  };

  it('is reset with the emailed link, which then goes to sign-in', async () => {
    const { bodies, app } = await fromTheMessage(() => listResponse());
    await waitFor(() => expect(app.address()).toBe('/login'));
    expect(await screen.findByText('The password was changed. Sign in with the new one.')).toBeInTheDocument();
    expect(bodies).toEqual([{ resetToken: 'from-the-link', newPassword: 'a-longer-one' }]);
    expect(JSON.stringify(app.store.getState())).not.toMatch(/from-the-link|a-longer-one/);
  });

  it('keeps the link when the password is too weak', async () => {
    await fromTheMessage(() => errorResponse(422, {}, 'Zu einfach', 'passwordOwnName'));
    const field = screen.getByLabelText('New password');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/little more than your name/));
    expect(field).toHaveValue('a-longer-one');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Choose a new password');
  });

  it('reports an expired link, and offers another', async () => {
    const { app } = await fromTheMessage(() => errorResponse(422, {}, 'Spent'));
    expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeInTheDocument();
    window.history.replaceState(null, '');
    await press('Request a new link');
    expect(await screen.findByRole('heading', { level: 1, name: 'Forgotten password' })).toBeInTheDocument();
    expect(app.address()).toBe('/en/oauth/forgot-password');
  });
});
