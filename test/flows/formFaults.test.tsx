import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { selectIsLoggedIn } from '@/features/session/state/sessionSlice';

import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { errorResponse, listResponse } from '../support/responses';
import { aContact, contactUrl, mockContent } from './contentSupport';
import { authenticateUrl, clientsUrl, inEnglish, mockSignIn, signedIn } from './sessionSupport';
import { AlwaysIntersecting, mockShell } from './shellSupport';

type Fault = { fault: string; answer: () => Response; says: string };
type Page = ReturnType<typeof renderApp>;
type Form = {
  form: string;
  path: string;
  state?: Parameters<typeof renderApp>[1];
  address: string;
  accepts?: () => Response;
  typed: Record<string, string>;
  send: string;
  own?: Fault[];
  /** The 429 text besides that there were too many attempts. */
  pause: RegExp;
  done: (page: Page) => Promise<unknown>;
};

const waitSeconds = 90;

// Ordered so that no two in a row have the same message: a notice is never left over from the previous fault.
const faults: Fault[] = [
  { fault: 'network lost', answer: () => HttpResponse.error(), says: 'The service could not be reached' },
  {
    fault: 'HTML with 200',
    answer: () => HttpResponse.html('<h1>Sign in to the Wi-Fi</h1>'),
    says: 'could not be read',
  },
  {
    fault: '500',
    answer: () => new HttpResponse('Internal Server Error', { status: 500 }),
    says: 'The service has a problem',
  },
  { fault: 'empty body', answer: () => new HttpResponse(null, { status: 200 }), says: 'could not be read' },
  {
    fault: 'isSuccessful: false',
    answer: () => errorResponse(200, {}, 'We are closed for stocktaking'),
    says: 'We are closed for stocktaking',
  },
  {
    fault: '429',
    answer: () => errorResponse(429, { 'Retry-After': String(waitSeconds) }),
    says: 'Too many attempts',
  },
];

const wrong = { fault: '401', answer: () => errorResponse(401), says: 'The username or the password is wrong' };
const counting = /Try again in 1:[0-3]\d/;
const signIn = {
  path: '/login',
  typed: { 'Username or e-mail': 'buyer@medida.example', Password: 'right-one' },
  send: 'Sign in',
  own: [wrong],
  pause: counting,
  done: ({ store }: Page) => waitFor(() => expect(selectIsLoggedIn(store.getState())).toBe(true)),
};
const newPassword = { 'New password': 'a-longer-one', 'Repeat the new password': 'a-longer-one' };

const forms: Form[] = [
  {
    ...signIn,
    form: 'signing in',
    address: authenticateUrl,
    accepts: () => listResponse({ token: 'new.token.7' }),
  },
  {
    ...signIn,
    form: 'signing in, at its second request',
    address: `${clientsUrl}/login/1/1/1`,
    accepts: () => listResponse({ clientId: 7, name: 'Client 7' }),
  },
  {
    form: 'a forgotten password',
    path: '/en/oauth/forgot-password',
    address: `${clientsUrl}/forgotPassword/1/1/1`,
    typed: { 'Username or e-mail': 'buyer@medida.example' },
    send: 'Send the link',
    pause: counting,
    done: () => screen.findByRole('heading', { level: 1, name: 'Check your e-mail' }),
  },
  {
    form: 'the new password of a link',
    path: '/en/oauth/forgot-password#reset',
    address: `${clientsUrl}/resetPassword/1/1/1`,
    typed: newPassword,
    send: 'Save the password',
    pause: counting,
    done: () => screen.findByText('The password was changed. Sign in with the new one.'),
  },
  {
    // For 401 see session.test.tsx.
    form: 'changing the password',
    path: '/en/client/change-password',
    state: signedIn,
    address: `${clientsUrl}/changePassword/1/1/1`,
    typed: { 'Current password': 'right-one', ...newPassword },
    send: 'Change the password',
    pause: counting,
    done: () => screen.findByText('The password was changed.'),
  },
  {
    form: 'a message to the company',
    path: '/en/contact',
    address: contactUrl,
    typed: { 'Your name': 'Ana Ruiz', 'Your e-mail': 'ana@buyer.example', 'Your message': 'On Saturdays?' },
    send: 'Send the message',
    pause: /Try again in 90 seconds/,
    done: () => screen.findByRole('heading', { name: 'Your message has been sent' }),
  },
];

const later = (seconds: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + seconds * 1000);
const noticed = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const standing = (fields: string[]) =>
  Object.fromEntries(fields.map((name) => [name, screen.getByLabelText<HTMLInputElement>(name).value]));

beforeEach(() => {
  globalThis.IntersectionObserver = AlwaysIntersecting;
  sessionStorage.clear();
  mockSignIn();
  mockShell();
  mockContent('contact', aContact());
});
afterEach(() => window.history.replaceState(null, ''));

it.each(forms)(
  '$form: reports each fault, keeps the input and the last message while resending, and can be sent again',
  async (form) => {
    const { path, state = inEnglish, address, accepts = listResponse, typed, send, own = [], pause, done } = form;
    const row = [...own, ...faults];
    const bodies: unknown[] = [];
    let answer: (() => void) | undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const follows500 = (index: number) => row[index - 1]?.fault === '500';
    const logged = jest.spyOn(console, 'error').mockImplementation();
    mswServer.use(
      http.post(address, async ({ request }) => {
        bodies.push(await request.json());
        if (follows500(bodies.length - 1)) await answered;
        return row[bodies.length - 1]?.answer() ?? accepts();
      }),
    );
    if (path.endsWith('#reset')) window.history.replaceState({ resetToken: 'from-the-link' }, '');
    const page = renderApp(path, state);
    const fields = Object.keys(typed);
    await screen.findByLabelText(fields[0]!);
    for (const [name, value] of Object.entries(typed))
      fireEvent.change(screen.getByLabelText(name), { target: { value } });
    // The form rejects submissions at inhuman speed.
    later(10);
    const press = async () => fireEvent.click(await screen.findByRole('button', { name: send }));

    for (const [index, { fault, says }] of row.entries()) {
      await press();
      if (follows500(index)) {
        await waitFor(() => expect(bodies).toHaveLength(index + 1));
        // Hidden but still in its place, so that the form does not jump.
        expect(screen.getByText(/The service has a problem/)).not.toBeVisible();
        answer?.();
      }
      await waitFor(() => expect([fault, ...noticed()]).toEqual([fault, expect.stringContaining(says)]));
      expect([fault, bodies.length]).toEqual([fault, index + 1]);
      expect(standing(fields)).toEqual(typed);
    }
    expect(page.container).toHaveTextContent(pause);
    later(waitSeconds);
    if (pause === counting) await waitFor(() => expect(noticed()).toEqual([]));
    await press();
    await done(page);
    expect(bodies).toEqual(Array.from({ length: row.length + 1 }, () => bodies[0]));
    // RTK Query logs the malformed response for developers; nothing else may be logged.
    expect(logged.mock.calls.map(String)).toEqual([expect.stringContaining('An unhandled error occurred')]);
  },
);
