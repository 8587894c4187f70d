/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { readResetToken, watchResetToken } from './resetToken';

const path = '/es/oauth/forgot-password';

afterEach(() => window.history.replaceState(null, '', '/'));

it('moves the token from the address to the history entry and leaves the rest of both', () => {
  window.history.replaceState({ idx: 3 }, '', `${path}?from=mail#token=a-b_c`);
  watchResetToken(window);
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(`${path}?from=mail`);
  expect(window.history.state).toEqual({ idx: 3, resetToken: 'a-b_c' });
  expect(readResetToken(window.history)).toBe('a-b_c');
});

it('picks up the token of an address entered later', () => {
  watchResetToken(window);
  window.history.replaceState(null, '', `${path}#token=later`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(window.location.hash).toBe('');
  expect(readResetToken(window.history)).toBe('later');
});

it.each(['', '#top', '#token=', '#other=1'])('leaves an address ending in %j alone', (hash) => {
  window.history.replaceState(null, '', `${path}${hash}`);
  watchResetToken(window);
  expect(window.location.hash).toBe(hash);
  expect(readResetToken(window.history)).toBeNull();
});

it.each([null, 'text', { resetToken: 7 }])('finds no token in %j', (state) => {
  expect(readResetToken({ state })).toBeNull();
});
