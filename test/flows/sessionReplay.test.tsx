import '@/store/allParts';
import { screen, within } from '@testing-library/react';

import { submissionsSlice } from '@/features/session/forms/submissionsSlice';

import { renderApp } from '../support/renderApp';
import { inEnglish, mockSignIn } from './sessionSupport';

const requestError = (status: number) => ({ kind: 'http', status, retryable: false }) as never;

beforeEach(() => void mockSignIn());

it('shows the username and the rejection that the state contains', async () => {
  const signIn = { username: 'buyer@medida.example', failure: requestError(401) };
  renderApp('/login', { ...inEnglish, submissions: { signIn } });
  expect(await screen.findByLabelText('Username or e-mail')).toHaveValue('buyer@medida.example');
  expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent(/username|password/i);
});

it('shows the faults that the state contains', async () => {
  const signIn = { username: 'buyer@medida.example', faults: { password: 'passwordMissing' } } as const;
  renderApp('/login', { ...inEnglish, submissions: { signIn } });
  expect(await screen.findByLabelText('Password')).toBeInvalid();
  expect(screen.getByLabelText('Username or e-mail')).toBeValid();
});

it('shows that a link was sent', async () => {
  const forgotPassword = { username: 'buyer@medida.example', isSent: true };
  renderApp('/en/oauth/forgot-password', { ...inEnglish, submissions: { forgotPassword } });
  expect(await screen.findByText(/buyer@medida\.example/)).toBeVisible();
});

it('forgets what was typed when the form is left or the session ends', () => {
  const { reducer, actions } = submissionsSlice;
  const typed = reducer(undefined, actions.usernameTyped({ form: 'signIn', username: 'buyer@medida.example' }));
  expect(reducer(typed, actions.formReset({ form: 'signIn' }))).toEqual({});
  expect(reducer(typed, { type: 'session/clientSignedOut' })).toEqual({});
});
