import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { selectClientId, selectIsLoggedIn, selectToken } from '@/features/session/state/sessionSlice';

import { aRuntimeConfig } from '../support/builders/aRuntimeConfig';
import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { errorResponse, listResponse } from '../support/responses';
import { inEnglish, mockSignIn } from './sessionSupport';

const service = 'http://localhost:3000/services/public/oauth';
const withProvider = (password = true) => ({
  config: aRuntimeConfig({ signIn: { provider: 'Acme ID', password, passkeys: false } }),
});
const back = (result: string) => `/en/oauth/return?${new URLSearchParams({ result, from: '/en/client/favourites' })}`;
const link = () => screen.findByRole('link', { name: 'Sign in with Acme ID' });

beforeEach(() => void mockSignIn());

const answer = (...responses: (() => Response)[]) => {
  const requests: Request[] = [];
  mswServer.use(
    http.post(`${service}/session`, ({ request }) => {
      requests.push(request);
      return responses[Math.min(requests.length, responses.length) - 1]!();
    }),
  );
  return requests;
};

const session = () => listResponse({ token: 'aaa.bbb.ccc', clientId: 7, name: 'Ruiz Workshops' });

it('leads to the provider and remembers where to return', async () => {
  renderApp('/login?from=%2Fen%2Fclient%2Forders', inEnglish, withProvider());
  expect(await link()).toHaveAttribute('href', `${service}/login?lang=en&from=%2Fen%2Fclient%2Forders`);
  expect(screen.getByLabelText('Password')).toBeVisible();
});

it('shows nothing of a provider where there is none', async () => {
  renderApp('/en/oauth/login', inEnglish);
  await screen.findByLabelText('Password');
  expect(screen.queryByRole('link', { name: /^Sign in with/ })).not.toBeInTheDocument();
});

it('offers no password where clients sign in elsewhere', async () => {
  renderApp('/en/oauth/login', inEnglish, withProvider(false));
  expect(await link()).toBeVisible();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Forgotten your password?' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Request one' })).toBeVisible();
});

it('redeems the session once, keeps its token out of the state, and goes where the client wanted to go', async () => {
  const requests = answer(session);
  const app = renderApp(back('done'), inEnglish, withProvider());
  await waitFor(() => expect(app.address()).toBe('/en/client/favourites'));
  expect([selectIsLoggedIn(app.store.getState()), selectClientId(app.store.getState())]).toEqual([true, 7]);
  expect(selectToken(app.store.getState())).toMatch(/^sealed\.token\./);
  expect(requests).toHaveLength(1);
});

it('offers to try again if the service cannot be reached', async () => {
  answer(() => HttpResponse.error(), session);
  const app = renderApp(back('done'), inEnglish, withProvider());
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(app.address()).toBe('/en/client/favourites'));
});

it('starts again if the code is used up', async () => {
  answer(() => errorResponse(401));
  renderApp(back('done'), inEnglish, withProvider());
  expect(await screen.findByText(/^The sign-in took too long or was used already/)).toBeVisible();
  expect(await link()).toHaveAttribute('href', `${service}/login?lang=en&from=%2Fen%2Fclient%2Ffavourites`);
});

it.each([
  ['cancelled', 'You cancelled signing in with Acme ID.'],
  ['unavailable', /^Acme ID cannot be reached at the moment/],
  ['refused', /^What Acme ID sent could not be confirmed/],
  ['unknownAccount', /there is no account for you in this shop yet/],
  ['accountDisabled', /^This account has been disabled/],
  ['other', /^What Acme ID sent could not be confirmed/],
])('explains what happened: %s', async (result, text) => {
  const requests = answer(session);
  renderApp(back(result), inEnglish, withProvider());
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Other ways to sign in' })).toHaveAttribute(
    'href',
    '/login?from=%2Fen%2Fclient%2Ffavourites',
  );
  expect(requests).toHaveLength(0);
});

it('leads to the sign-in page where there is no provider', async () => {
  const requests = answer(session);
  const app = renderApp(back('done'), inEnglish);
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(app.address()).toBe('/login?from=%2Fen%2Fclient%2Ffavourites');
  expect(requests).toHaveLength(0);
});
