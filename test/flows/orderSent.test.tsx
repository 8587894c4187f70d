import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';

import { anOrder } from '../support/builders/anOrder';
import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { errorResponse } from '../support/responses';
import { watchDownloads } from '../support/watchDownloads';
import { anOrderLine, mockOrders, mockPlaced, ordersApi, todaysCatalogue } from './ordersSupport';
import { inEnglish, signedIn } from './sessionSupport';

const note = { purchaseOrder: 'PO-17', deliveryAddress: '8 Dock Road', comment: 'Ring twice' };
const placed = () => [
  { catalogId: 1, order: anOrder(note), lines: [anOrderLine()] },
  {
    catalogId: 2,
    order: anOrder({ ...note, orderId: 9002, orderNumber: 'B-9002', total: 34.8 }),
    lines: [anOrderLine({ orderId: 9002, stockItemId: 102, code: 'BV-10', name: 'Brass valve', quantity: 1 })],
  },
];

const address = '/en/client/order-sent/1-9001_2-9002';

const open = (path = address, state = signedIn) => {
  mockOrders({});
  mockPlaced(placed);
  return renderApp(path, state, todaysCatalogue().services);
};

const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 20_000 });

afterEach(() => void jest.restoreAllMocks());

it('shows what was sent, with a way to each order, to all of them and back to the catalogue', async () => {
  open();
  await heading('Order sent');
  expect(document.title).toBe('Order sent · Medida');
  expect(screen.getByText('Thank you. We have received your orders.')).toBeInTheDocument();
  const main = within(screen.getByRole('main'));
  const links = (name: string) => main.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
  expect(links('A-9001')).toEqual(['/en/client/orders/1/9001']);
  expect(links('B-9002')).toEqual(['/en/client/orders/2/9002']);
  expect(links('See the catalogue')).toEqual(['/en/catalogo']);
  expect(links('All orders')).toEqual(['/en/client/orders']);
  expect(screen.getByRole('region', { name: 'What happens next' })).toBeInTheDocument();
  const second = within(screen.getByRole('region', { name: 'Order B-9002' }));
  expect(second.getByText('8 Dock Road')).toBeInTheDocument();
  expect(second.getByText('Ring twice')).toBeInTheDocument();
  expect(second.getByRole('rowheader', { name: /^Brass valve/ })).toBeInTheDocument();
});

it('writes the lines of all orders into one file, with what was said about them', async () => {
  const { saved, blobs } = watchDownloads();
  open();
  await heading('Order sent');
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(saved).toEqual(['A-9001_B-9002.csv blob:http://localhost:3000/1']));
  const text = await blobs[0]?.text();
  expect(text).toContain('A-9001,2020-06-01,1,WS-440,');
  expect(text).toContain('B-9002,2020-06-01,2,BV-10,');
  expect(text?.match(/PO-17,8 Dock Road,,Ring twice/g)).toHaveLength(2);
});

it.each([
  ['an order of another client', '/en/client/order-sent/1-9001_2-7777'],
  ['a catalogue that the shop does not have', '/en/client/order-sent/9-9001'],
  ['no order', '/en/client/order-sent/yesterday'],
  ['an order twice', '/en/client/order-sent/1-9001_1-9001'],
])('says that there is no such order if the address names %s', async (_, path) => {
  open(path);
  await heading('There is no such order');
  expect(screen.queryByText('A-9001')).toBeNull();
});

it('can be asked again while the orders cannot be read', async () => {
  open();
  mswServer.use(http.get(`${ordersApi}/GetOrderDetails/*`, () => errorResponse(500), { once: true }));
  const alert = await screen.findByRole('alert', {}, { timeout: 20_000 });
  expect(alert).toHaveTextContent('The order could not be loaded');
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await heading('Order sent');
});

it('asks to sign in first, and then leads here', async () => {
  const app = open(address, inEnglish as typeof signedIn);
  await waitFor(() => expect(app.address()).toBe(`/login?${new URLSearchParams({ from: address })}`));
});
