import '@/store/allParts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { browserStorages } from '@/store/persistence/browserStorages';

import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { contactUrl } from './contentSupport';
import { mockShell } from './shellSupport';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  mockShell();
});

const field = (name: string) => screen.getByLabelText(name);
const enter = async (name: string, text: string) => {
  await userEvent.click(field(name));
  await userEvent.paste(text);
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the request' }));

const open = async () => {
  const app = renderApp('/en/oauth/request-account', {}, { storage: browserStorages() });
  await screen.findByRole('heading', { level: 1, name: 'Request an account' });
  return app;
};

const takeMessages = (...statuses: number[]) => {
  const bodies: unknown[] = [];
  mswServer.use(
    http.post(contactUrl, async ({ request }) => {
      bodies.push(await request.json());
      const status = statuses[bodies.length - 1] ?? 200;
      return HttpResponse.json({ isSuccessful: status === 200, message: 'Thank you', data: [] }, { status });
    }),
  );
  return bodies;
};

it('is where the sign-in screen leads those who have no account', async () => {
  renderApp('/en/oauth/login');
  await userEvent.click(await screen.findByRole('link', { name: 'Request one' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Request an account' })).toBeVisible();
});

it('names what is missing, field by field', async () => {
  const bodies = takeMessages();
  await open();
  await send();
  await waitFor(() => expect(field('Company')).toHaveFocus());
  expect(field('Company')).toHaveAccessibleDescription('Tell us the name of your company');
  expect(field('Tax number of the company')).toHaveAccessibleDescription('Tell us the tax number of your company');
  expect(field('Your e-mail')).toHaveAccessibleDescription('Tell us where to reply');
  expect(field('Telephone (optional)')).toBeValid();
  expect(bodies).toEqual([]);
});

it('keeps what is typed through a failure and a reload, and sends it once', async () => {
  const bodies = takeMessages(500);
  const before = await open();
  await enter('Company', 'Ruiz Workshops');
  await enter('Tax number of the company', 'B-7');
  await enter('Your name', 'Ana Ruiz');
  await enter('Your e-mail', 'ana@buyer.example');
  // The form rejects submissions faster than a person's.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
  await send();
  expect(await screen.findByText(/^The message was not sent/)).toBeVisible();
  before.unmount();
  await open();
  expect(field('Tax number of the company')).toHaveValue('B-7');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
  await send();
  expect(await screen.findByRole('heading', { name: 'Your request has been sent' })).toHaveFocus();
  expect(screen.getByText(/^We check it and write to ana@buyer.example/)).toBeVisible();
  expect(bodies[1]).toEqual({
    name: 'Ana Ruiz',
    email: 'ana@buyer.example',
    company: 'Ruiz Workshops',
    subject: 'Account request',
    message: 'Tax id: B-7',
  });
  expect(sessionStorage).toHaveLength(0);
});
