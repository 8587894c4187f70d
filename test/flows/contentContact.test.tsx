import '@/store/allParts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { clientSignedOut } from '@/features/session/state/sessionSlice';
import { browserStorages } from '@/store/persistence/browserStorages';

import { aSession } from '../support/builders/aSession';
import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { aContact, contactUrl, mockContent } from './contentSupport';
import { AlwaysIntersecting, mockShell } from './shellSupport';

const thanks = 'Thank you for your message';

/** Answers successive messages with successive statuses, then repeats the last. */
const takeMessages = (...statuses: number[]) => {
  const bodies: unknown[] = [];
  mswServer.use(
    http.post(contactUrl, async ({ request }) => {
      bodies.push(await request.json());
      const status = statuses[Math.min(bodies.length, statuses.length) - 1] ?? 200;
      const message = status === 200 ? thanks : 'The post office is closed';
      return HttpResponse.json({ isSuccessful: status === 200, message, data: [] }, { status });
    }),
  );
  return bodies;
};

// Simulates human speed: the form rejects submissions faster than that.
const takeTime = () => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);

const field = (name: string) => screen.getByLabelText(name);
const enter = async (name: string, text: string) => {
  await userEvent.click(field(name));
  await userEvent.paste(text);
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the message' }));

const open = async () => {
  const app = renderApp('/en/contact', {}, { storage: browserStorages() });
  await screen.findByLabelText('Your name');
  return app;
};

const fill = async () => {
  await enter('Your name', ' Ana Ruiz ');
  await enter('Your e-mail', 'ana@buyer.example');
  await enter('Your message', 'Do you deliver on Saturdays?');
};

beforeEach(() => {
  globalThis.IntersectionObserver = AlwaysIntersecting;
  localStorage.clear();
  sessionStorage.clear();
  mockShell();
  mockContent('contact', aContact());
});

it('renders its off-screen form on the first interaction', async () => {
  globalThis.IntersectionObserver = class extends AlwaysIntersecting {
    override observe = () => undefined;
  };
  renderApp('/en/contact');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByLabelText('Your name')).not.toBeInTheDocument();
  fireEvent.keyDown(window, { key: 'Tab' });
  expect(await screen.findByLabelText('Your name', undefined, { timeout: 20_000 })).toBeInTheDocument();
});

it('reports missing fields, focuses the first, and sends nothing', async () => {
  const bodies = takeMessages();
  await open();
  await send();
  await waitFor(() => expect(field('Your name')).toHaveFocus());
  expect(field('Your name')).toHaveAccessibleDescription('Tell us your name');
  expect(field('Your e-mail')).toHaveAccessibleDescription('Tell us where to reply');
  expect(field('Your message')).toBeInvalid();
  expect(field('Telephone (optional)')).toBeValid();
  expect(bodies).toEqual([]);
});

it('validates a field on blur, and clears the error once fixed', async () => {
  await open();
  await userEvent.type(field('Your e-mail'), 'ana@buyer');
  expect(field('Your e-mail')).toBeValid();
  await userEvent.tab();
  expect(field('Your e-mail')).toHaveAccessibleDescription(/^Enter a complete e-mail address/);
  await userEvent.type(field('Your e-mail'), '.example');
  expect(field('Your e-mail')).toBeValid();
  fireEvent.change(field('Telephone (optional)'), { target: { value: '1'.repeat(51) } });
  fireEvent.blur(field('Telephone (optional)'));
  expect(field('Telephone (optional)')).toHaveAccessibleDescription('At most 50 characters: 1 is too many');
});

it('sends the message, shows the response of the service, and resets', async () => {
  const bodies = takeMessages();
  await open();
  await fill();
  takeTime();
  await send();
  const sent = await screen.findByRole('heading', { name: 'Your message has been sent' });
  expect(sent).toHaveFocus();
  expect(screen.getByText('We will reply to ana@buyer.example.')).toBeInTheDocument();
  expect(await screen.findByText(thanks)).toBeInTheDocument();
  expect(bodies).toEqual([{ name: 'Ana Ruiz', email: 'ana@buyer.example', message: 'Do you deliver on Saturdays?' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(field('Your message')).toHaveValue('');
  expect(field('Your message')).toHaveAttribute('aria-invalid', 'false');
});

it('keeps the input when the service fails, and sends it on retry', async () => {
  const bodies = takeMessages(500, 200);
  await open();
  await fill();
  takeTime();
  await send();
  const notice = await screen.findByText(/^The message was not sent/);
  expect(notice.closest('[role=alert]')).toBeInTheDocument();
  expect(field('Your message')).toHaveValue('Do you deliver on Saturdays?');
  await send();
  expect(await screen.findByRole('heading', { name: 'Your message has been sent' })).toBeInTheDocument();
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toEqual(bodies[0]);
});

it('says that a message may have arrived when its response is lost', async () => {
  mswServer.use(http.post(contactUrl, () => HttpResponse.error()));
  await open();
  await fill();
  takeTime();
  await send();
  expect(await screen.findByText(/^It is not certain that the message was sent/)).toBeInTheDocument();
  expect(field('Your message')).toHaveValue('Do you deliver on Saturdays?');
});

it('keeps the draft across a reload, and discards it once sent', async () => {
  takeMessages();
  const before = await open();
  await fill();
  before.unmount();
  const after = await open();
  expect(field('Your name')).toHaveValue(' Ana Ruiz ');
  expect(field('Your message')).toHaveValue('Do you deliver on Saturdays?');
  takeTime();
  await send();
  await screen.findByRole('heading', { name: 'Your message has been sent' });
  after.unmount();
  await open();
  expect(field('Your message')).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  ['a visitor', {}, 'Do you deliver?'],
  ['a client who left', { clientId: 9 }, ''],
])('shows a visitor the draft of %s only if it is theirs', async (_whose, owner, shown) => {
  const draft = { name: 'Ana', email: 'ana@buyer.example', message: 'Do you deliver?', ...owner };
  sessionStorage.setItem('contactDraft', JSON.stringify(draft));
  await open();
  expect(field('Your message')).toHaveValue(shown);
});

it('discards the draft a client typed before signing in', async () => {
  sessionStorage.setItem('contactDraft', JSON.stringify({ name: 'Ana', message: 'Do you deliver?' }));
  const { store } = renderApp('/en/not-page-found', { session: aSession() }, { storage: browserStorages() });
  await screen.findByRole('heading', { level: 1 });
  act(() => void store.dispatch(clientSignedOut()));
  expect(sessionStorage.getItem('contactDraft')).toBeNull();
});

it('keeps the draft when other code clears the session storage', async () => {
  const { unmount } = await open();
  await fill();
  sessionStorage.clear();
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('contactDraft')).toContain('Saturdays');
  unmount();
  await open();
  expect(field('Your message')).toHaveValue('Do you deliver on Saturdays?');
});

it.each(['{', '[]', '7', '{"name":4,"other":"x"}'])('starts empty if the stored draft is %s', async (stored) => {
  sessionStorage.setItem('contactDraft', stored);
  await open();
  expect(field('Your name')).toHaveValue('');
});

it('waits for a human typing time, and sends once for repeated presses', async () => {
  const bodies = takeMessages();
  const now = Date.now();
  await open();
  // Pins the clock, however slow the machine.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'], now });
  for (const [name, value] of [
    ['Your name', 'Ana'],
    ['Your e-mail', 'ana@buyer.example'],
    ['Your message', 'Hello'],
  ] as const) {
    fireEvent.change(field(name), { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Send the message' }));
  fireEvent.click(screen.getByRole('button', { name: 'Sending…' }));
  await act(() => jest.advanceTimersByTimeAsync(2900));
  expect(bodies).toEqual([]);
  expect(field('Your message')).toHaveAttribute('readonly');
  await act(() => jest.advanceTimersByTimeAsync(600_000));
  jest.useRealTimers();
  expect(await screen.findByRole('heading', { name: 'Your message has been sent' })).toBeInTheDocument();
  expect(bodies).toHaveLength(1);
});

it('is not sent while the honeypot field is filled', async () => {
  const bodies = takeMessages();
  const { container } = await open();
  await fill();
  takeTime();
  expect(screen.queryByRole('textbox', { name: 'Leave this field empty' })).not.toBeInTheDocument();
  const hidden = container.querySelector('#contact-trap')!;
  fireEvent.change(hidden, { target: { value: 'https://spam.example' } });
  await send();
  const trap = screen.getByRole('textbox', { name: 'Leave this field empty' });
  await waitFor(() => expect(trap).toHaveFocus());
  expect(bodies).toEqual([]);
  await userEvent.clear(trap);
  await send();
  await screen.findByRole('heading', { name: 'Your message has been sent' });
  expect(bodies).toHaveLength(1);
});

it('can be sent while the company details are missing', async () => {
  const bodies = takeMessages();
  mockContent('contact', 500);
  await open();
  expect(await screen.findByText('Our details could not be loaded')).toBeInTheDocument();
  await fill();
  takeTime();
  await send();
  await screen.findByRole('heading', { name: 'Your message has been sent' });
  expect(bodies).toHaveLength(1);
});

it('reports a failure after the screen was left', async () => {
  const gate = new EventTarget();
  const failed = new Promise((resolve) => gate.addEventListener('fail', resolve));
  mswServer.use(
    http.post(contactUrl, async () => {
      await failed;
      return HttpResponse.json({ isSuccessful: false, message: 'Closed', data: [] }, { status: 500 });
    }),
  );
  mockContent('about', { title: 'Who we are', body: 'A workshop.', imageUrl: null });
  mockContent('product-line', []);
  await open();
  await fill();
  takeTime();
  await send();
  await userEvent.click(screen.getAllByRole('link', { name: 'About Us' })[0]!);
  await screen.findByRole('heading', { level: 1, name: 'Who we are' });
  gate.dispatchEvent(new Event('fail'));
  expect(await screen.findByText(/You will find it on the contact page/)).toBeInTheDocument();
});

const writing = { stage: { kind: 'writing' as const }, failure: null, touched: [], isTrapTriggered: false };

it('shows the outcome that the state contains, and a fresh form on the next visit', async () => {
  const contactForm = { ...writing, stage: { kind: 'sent' as const, email: 'ana@buyer.example' } };
  const { router } = renderApp('/en/contact', { contactForm });
  expect(await screen.findByRole('heading', { name: 'Your message has been sent' })).toBeVisible();
  expect(screen.getByText('We will reply to ana@buyer.example.')).toBeVisible();
  await act(() => router.navigate('/en/not-page-found'));
  await act(() => router.navigate('/en/contact'));
  expect(await screen.findByLabelText('Your message')).toBeVisible();
});

it('shows the failure and the faults that the state contains', async () => {
  const failure = { kind: 'http', status: 500, retryable: true } as never;
  renderApp('/en/contact', { contactForm: { ...writing, failure, touched: ['name'], isTrapTriggered: true } });
  expect(await screen.findByText(/^The message was not sent/)).toBeVisible();
  expect(field('Your name')).toHaveAccessibleDescription('Tell us your name');
  expect(field('Your e-mail')).toHaveAttribute('aria-invalid', 'false');
  expect(screen.getByRole('textbox', { name: 'Leave this field empty' })).toBeVisible();
});
