import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { anOrder } from '../support/builders/anOrder';
import { someServices } from '../support/builders/someServices';
import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { errorResponse } from '../support/responses';
import { watchDownloads } from '../support/watchDownloads';
import { mockOrder, mockOrders, todaysCatalogue } from './ordersSupport';
import { mockSignIn, signedIn } from './sessionSupport';

const date = '2020-06-03T09:00:00Z';
const invoice = { documentId: 'd-1', kind: 'invoice', name: 'invoice-77.pdf', size: 48213, date };
const other = { documentId: 'd-2', kind: 'Hoja de ruta', name: null, size: null, date: null };

const fileUrl = 'http://localhost:3000/services/inventory/api/Orders/GetOrderDocument/1/1/1/7/9001/:document';

const openOrder = async (respond: (request: Request) => Response) => {
  mockOrders({});
  mockOrder(anOrder({ documents: [invoice, other] }), []);
  mswServer.use(http.get(fileUrl, ({ request }) => respond(request)));
  const services = someServices(todaysCatalogue().services);
  const session = { ...signedIn.session, token: services.vault.seal('token', 'a.b.c') };
  const rendered = renderApp('/en/client/orders/1/9001', { ...signedIn, session }, services);
  return { ...rendered, list: within(await screen.findByRole('region', { name: 'Documents' }, { timeout: 20_000 })) };
};

afterEach(() => void jest.restoreAllMocks());

it('downloads a document with the session, and keeps neither the file nor the token in the store', async () => {
  const { saved, blobs } = watchDownloads();
  let authorization: string | null = null;
  const { list, store } = await openOrder((request) => {
    authorization = request.headers.get('authorization');
    return new HttpResponse('%PDF-1.4', { headers: { 'content-type': 'application/pdf' } });
  });
  expect(list.getAllByRole('listitem').map((item) => item.textContent.replaceAll('\u00a0', ' '))).toEqual([
    'Invoiceinvoice-77.pdf48 kBJun 3, 2020',
    'Hoja de ruta',
  ]);
  fireEvent.click(list.getByRole('button', { name: 'Download: Invoice, invoice-77.pdf' }));
  await waitFor(() => expect(saved).toEqual(['invoice-77.pdf blob:http://localhost:3000/1']));
  expect(await blobs[0]?.text()).toBe('%PDF-1.4');
  expect(authorization).toBe('Bearer a.b.c');
  expect(JSON.stringify(store.getState())).not.toContain('%PDF');
});

it('downloads a document after the client has signed in again, if the session has expired', async () => {
  const { saved } = watchDownloads();
  const tokens: unknown[] = [];
  const respond = (request: Request) => {
    tokens.push(request.headers.get('authorization'));
    return tokens.at(-1) === 'Bearer new.token.7' ? new HttpResponse('%PDF-1.4') : errorResponse(401);
  };
  const { list } = await openOrder(respond);
  mockSignIn(http.get(fileUrl, ({ request }) => respond(request)));
  fireEvent.click(list.getByRole('button', { name: 'Download: Invoice, invoice-77.pdf' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your session has expired' }));
  await userEvent.click(dialog.getByLabelText('Password'));
  await userEvent.paste('right-one');
  expect(saved).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(saved).toEqual(['invoice-77.pdf blob:http://localhost:3000/1']));
  expect(tokens).toEqual(['Bearer a.b.c', 'Bearer new.token.7']);
  expect(await screen.findByRole('heading', { level: 1, name: 'Order A-9001' })).toBeInTheDocument();
  expect(screen.queryByText(/could not be downloaded/)).toBeNull();
});

it.each([
  ['is missing', () => errorResponse(404), 'invoice-77.pdf is no longer available. Please ask us to send it to you.'],
  ['fails', () => errorResponse(500), 'invoice-77.pdf could not be downloaded. Please try again.'],
  [
    'comes as a page',
    () => new HttpResponse('<html>', { headers: { 'content-type': 'text/html' } }),
    'invoice-77.pdf could not be downloaded. Please try again.',
  ],
])('says so when a document %s, and can be asked again', async (_, respond, text) => {
  const { saved } = watchDownloads();
  const { list } = await openOrder(respond);
  const button = list.getByRole('button', { name: /invoice-77/ });
  fireEvent.click(button);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(saved).toEqual([]);
  expect(button).toHaveAttribute('aria-disabled', 'false');
});
