import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';

import { selectClientId, selectIsLoggedIn, selectToken } from '@/features/session/state/sessionSlice';

import { aRuntimeConfig } from '../support/builders/aRuntimeConfig';
import { aSession } from '../support/builders/aSession';
import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { errorResponse, listResponse } from '../support/responses';
import { clientsUrl, inEnglish, mockSignIn, signedIn } from './sessionSupport';

jest.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthn: () => true,
  startAuthentication: jest.fn(),
  startRegistration: jest.fn(),
}));

const service = 'http://localhost:3000/services/public/passkey';
const url = (operation: string) => `${clientsUrl}/${operation}/1/1/1/7`;
const withPasskeys = { config: aRuntimeConfig({ signIn: { provider: '', password: true, passkeys: true } }) };

const telephone = { passkeyId: 4, name: 'Telephone', createdAt: '2026-03-02T09:30:00.000Z', lastUsedAt: null };
const laptop = { ...telephone, passkeyId: 5, name: 'Laptop', lastUsedAt: '2026-03-04T09:30:00.000Z' };

const assertion = { clientDataJSON: 'Y2Q', authenticatorData: 'YWQ', signature: 'c2ln', userHandle: 'Ny4w' };
const attestation = { clientDataJSON: 'Y2Q', attestationObject: 'YW8', transports: ['internal'] };

const mockBrowser = (mock: unknown, answer: object) =>
  (mock as jest.Mock)
    .mockReset()
    .mockImplementation(() =>
      answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ id: 'Y3JlZA', response: answer }),
    );

const cancelled = Object.assign(new Error('The user said no'), { name: 'NotAllowedError' });

const mockService = () => {
  const sent: unknown[] = [];
  mockSignIn(
    http.post(`${service}/challenge`, () => listResponse({ challenge: 'Y2g', rpId: 'localhost' })),
    http.post(`${service}/session`, async ({ request }) => {
      sent.push(await request.json());
      return listResponse({ token: 'aaa.bbb.ccc', clientId: 7, name: 'Ruiz Workshops' });
    }),
  );
  return sent;
};

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('signing in with a passkey', () => {
  it('opens the session, whose token and signature stay out of the state, and goes where the client wanted to go', async () => {
    const sent = mockService();
    mockBrowser(startAuthentication, assertion);
    const app = renderApp('/login?from=%2Fen%2Fclient%2Ffavourites', inEnglish, withPasskeys);
    await press('Sign in with a passkey');
    await waitFor(() => expect(app.address()).toBe('/en/client/favourites'));
    expect([selectIsLoggedIn(app.store.getState()), selectClientId(app.store.getState())]).toEqual([true, 7]);
    expect(selectToken(app.store.getState())).toMatch(/^sealed\.token\./);
    expect(sent).toEqual([
      { credentialId: 'Y3JlZA', clientDataJSON: 'Y2Q', authenticatorData: 'YWQ', signature: 'c2ln', userId: 'Ny4w' },
    ]);
    expect(startAuthentication).toHaveBeenCalledWith({
      optionsJSON: { challenge: 'Y2g', rpId: 'localhost', userVerification: 'required' },
    });
  });

  it('says that none was used, and tries again', async () => {
    mockService();
    mockBrowser(startAuthentication, cancelled);
    const app = renderApp('/login', inEnglish, withPasskeys);
    await press('Sign in with a passkey');
    expect(await screen.findByText('No passkey was used. Try again, or use your password.')).toBeVisible();
    mockBrowser(startAuthentication, assertion);
    await press('Sign in with a passkey');
    await waitFor(() => expect(selectIsLoggedIn(app.store.getState())).toBe(true));
  });

  it.each([
    [401, 'passkeyUnknown', /^This passkey is not known here/],
    [401, 'passkeyRefused', /^The passkey could not be verified/],
    [403, 'accountDisabled', /^This account has been disabled/],
  ])('explains %s %s', async (status, code, text) => {
    mockService();
    mswServer.use(http.post(`${service}/session`, () => errorResponse(status, {}, 'No', code)));
    mockBrowser(startAuthentication, assertion);
    renderApp('/login', inEnglish, withPasskeys);
    await press('Sign in with a passkey');
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('renews an expired session in place', async () => {
    mockService();
    mockBrowser(startAuthentication, assertion);
    const session = aSession({ isExpired: true });
    const app = renderApp('/en/client/favourites', { ...inEnglish, session }, withPasskeys);
    const dialog = within(await screen.findByRole('dialog', { name: 'Your session has expired' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in with a passkey' }));
    await waitFor(() => expect(app.store.getState().session.isExpired).toBe(false));
    expect(app.address()).toBe('/en/client/favourites');
  });

  it('is not offered where there are no passkeys', async () => {
    mockService();
    renderApp('/login', inEnglish);
    await screen.findByLabelText('Password');
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  });
});

describe('the page of the passkeys', () => {
  const mockPasskeys = (...known: object[]) => {
    const sent: unknown[] = [];
    mockSignIn(
      http.get(url('GetPasskeys'), () => listResponse(...known)),
      http.post(url('StartPasskey'), async ({ request }) => {
        const { password } = (await request.json()) as { password: string };
        if (password !== 'right-one') return errorResponse(422, {}, 'No', 'wrongPresentPassword');
        return listResponse({
          challenge: 'Y2g',
          rpId: 'localhost',
          userId: 'Ny4w',
          username: 'buyer@medida.example',
          displayName: 'Ruiz Workshops',
          known: [{ credentialId: 'b3RoZXI', transports: ['usb'] }],
        });
      }),
      http.post(url('AddPasskey'), async ({ request }) => {
        sent.push(await request.json());
        return listResponse(...known, telephone);
      }),
      http.delete(`${url('RemovePasskey')}/4`, () => listResponse(laptop)),
    );
    return sent;
  };

  const write = async (label: string, text: string) => {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), text);
  };

  it('adds a passkey under a name, with the password', async () => {
    const sent = mockPasskeys();
    mockBrowser(startRegistration, attestation);
    renderApp('/en/client/passkeys', signedIn, withPasskeys);
    expect(await screen.findByText('You have no passkeys yet.')).toBeVisible();
    await press('Add a passkey');
    expect(screen.getByText('Enter a name of up to 100 characters')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await write('Name', 'Telephone');
    await press('Add a passkey');
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    await write('Current password', 'wrong');
    await press('Add a passkey');
    expect(await screen.findByText('The password is wrong.')).toBeVisible();
    expect(startRegistration).not.toHaveBeenCalled();
    await write('Current password', 'right-one');
    await press('Add a passkey');
    expect(await screen.findByText(/^added on/)).toHaveTextContent('not used yet');
    expect(sent).toEqual([{ name: 'Telephone', credentialId: 'Y3JlZA', ...attestation }]);
    const [{ optionsJSON } = { optionsJSON: undefined }] = jest.mocked(startRegistration).mock.calls[0] ?? [];
    expect(optionsJSON?.excludeCredentials).toEqual([{ type: 'public-key', id: 'b3RoZXI', transports: ['usb'] }]);
    expect(optionsJSON?.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
    expect([screen.getByLabelText('Name'), screen.getByLabelText('Current password')].map(hasText)).toEqual([
      false,
      false,
    ]);
  });

  it.each([
    ['NotAllowedError', 'No passkey was added.'],
    ['InvalidStateError', 'This device already has a passkey for your account.'],
  ])('keeps what was typed when the browser adds none: %s', async (name, text) => {
    mockPasskeys();
    mockBrowser(startRegistration, Object.assign(new Error('no'), { name }));
    renderApp('/en/client/passkeys', signedIn, withPasskeys);
    await screen.findByText('You have no passkeys yet.');
    await write('Name', 'Telephone');
    await write('Current password', 'right-one');
    await press('Add a passkey');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Telephone');
  });

  it('removes a passkey once that is confirmed', async () => {
    mockPasskeys(telephone, laptop);
    renderApp('/en/client/passkeys', signedIn, withPasskeys);
    expect(await screen.findByText(/last used on/)).toBeVisible();
    await press('Remove Telephone');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Remove the passkey Telephone?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Telephone')).toBeNull());
    expect(screen.getByText('Laptop')).toBeVisible();
  });

  it('leads to the dashboard where the services know no passkeys', async () => {
    mockSignIn(http.get(url('GetPasskeys'), () => errorResponse(404)));
    const app = renderApp('/en/client/passkeys', signedIn, withPasskeys);
    await waitFor(() => expect(app.address()).toBe('/dashboard'));
  });

  it.each([
    ['has it', withPasskeys],
    ['does not, where there are none', {}],
  ])('is in the account menu, which %s', async (_, options) => {
    mockSignIn();
    renderApp('/en/client', signedIn, options);
    await press(/Ruiz Workshops|Account/);
    await screen.findByRole('menuitem', { name: 'Change password' });
    expect(screen.queryAllByRole('menuitem', { name: 'Passkeys' })).toHaveLength(options === withPasskeys ? 1 : 0);
  });
});

const hasText = (input: HTMLElement) => (input as HTMLInputElement).value !== '';
