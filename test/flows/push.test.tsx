import '../support/browserParts';
import './sessionSupport';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { AppProviders, createStyleCache } from '@/app/boot/AppProviders';
import { registerListeners } from '@/app/boot/storeSetup';
import { ConfirmDialog } from '@/features/confirm/ConfirmDialog';
import { OrderForm } from '@/features/push/panel/OrderForm';
import { SendBar } from '@/features/push/panel/SendBar';
import { PushResults } from '@/features/push/PushResults';
import { createAppStore } from '@/store/createAppStore';
import { createTexts } from '@/shared/i18n/createTexts';

import en from '../../locales/en.json';
import { aCartItem } from '../support/builders/aCartLine';
import { anOrderService, passes, refusal, respondWith, responseLost } from '../support/builders/anOrderService';
import { aRuntimeConfig } from '../support/builders/aRuntimeConfig';
import { aClient, aSession } from '../support/builders/aSession';
import { memoryStorage } from '../support/builders/memoryStorage';
import { someLocks } from '../support/builders/someLocks';
import { someServices } from '../support/builders/someServices';

const items = () => [
  aCartItem({
    catalogId: 1,
    stockItemId: 41,
    name: 'Bolt M8',
    unit: 'box',
    packSize: 6,
    quantity: 2,
    price: 10,
    bestPrice: null,
  }),
  aCartItem({ catalogId: 2, stockItemId: 42, name: 'Brass valve', quantity: 1, price: 30, bestPrice: null }),
];

/** Opens what sends orders and shows their results, for a client with items in the cart. */
const open = async (
  local: Storage = memoryStorage(),
  service = anOrderService(items()),
  order = aRuntimeConfig().order,
) => {
  const services = someServices({
    config: aRuntimeConfig({ order }),
    storage: { local, events: window },
    fetch: service.fetch,
  });
  const store = createAppStore({ services, registerListeners, preloadedState: { language: { language: 'en' } } });
  const client = aClient({ address: '3 Mill Lane', deliveryAddresses: '8 Dock Road\nHall 3' });
  const session = aSession({ client, token: services.vault.seal('token', 'a.b.c') });
  act(() => void store.dispatch({ type: 'session/signedIn', payload: session }));
  const element = (
    <>
      <PushResults />
      <OrderForm />
      <SendBar total={null} />
      <ConfirmDialog />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en/client/shopping-cart'] });
  const texts = createTexts({ language: 'en', messages: en });
  const { unmount } = render(
    <AppProviders store={store} config={services.config} texts={texts} cache={createStyleCache()}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return { store, service, local, unmount, router };
};

const sendButton = () => screen.findByRole('button', { name: 'Send the order' });
const ready = async () => waitFor(async () => expect(await sendButton()).toHaveAttribute('aria-disabled', 'false'));
const confirm = async () => {
  await ready();
  await userEvent.click(await sendButton());
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Send the order now?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
};
const result = (name: string) => screen.findByRole('region', { name });

it('shows the total of each order, confirms, sends, and goes to the page of the placed orders', async () => {
  const { service, router } = await open();
  await ready();
  await userEvent.type(screen.getByLabelText('Your reference'), 'PO-17');
  await userEvent.type(screen.getByLabelText('Comment'), 'Ring twice');
  await userEvent.click(await sendButton());
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Send the order now?' }));
  expect(dialog.getByText('One order per catalogue: 2 orders, $58.00 in total, taxes included.')).toBeInTheDocument();
  expect(dialog.getByText('PO-17')).toBeInTheDocument();
  const rows = within(dialog.getByRole('table', { name: 'Catalogue 1' })).getAllByRole('row');
  expect(rows.map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
    ['Quantity', 'Code', 'Item', 'Unit price', 'Total'],
    ['2', 'WS-440', 'Bolt M82 boxes (12)', '$10.00', '$20.00'],
    ['Subtotal', '$20.00'],
    ['Taxes', '$3.20'],
    ['Total', '$23.20'],
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  const placed = within(await result('Order processed successfully'));
  expect(placed.getAllByText('Order placed')).toHaveLength(2);
  expect(placed.getByRole('link', { name: 'Order M-9000' })).toHaveAttribute('href', '/en/client/orders/1/9000');
  expect(service.orders.map(({ payload }) => payload.comment)).toEqual([
    'Ref.: PO-17\nRing twice',
    'Ref.: PO-17\nRing twice',
  ]);
  expect(screen.queryByRole('button', { name: 'Send the order' })).toBeNull();
  // Going back leads to the cart.
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/client/order-sent/1-9000_2-9001'));
  expect(router.state.historyAction).toBe('PUSH');
  expect(placed.getByRole('link', { name: 'See what was ordered' })).toHaveAttribute(
    'href',
    '/en/client/order-sent/1-9000_2-9001',
  );
  await userEvent.click(placed.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Order placed')).toBeNull();
});

it('names the placed order and the failed catalogue, and resends only the latter', async () => {
  const service = anOrderService(items());
  service.on(2, respondWith(409, refusal('BV-10 is not for sale')));
  const { router } = await open(memoryStorage(), service);
  await confirm();
  const partly = within(await result('There was a problem processing the order'));
  expect(partly.getByText('BV-10 is not for sale')).toBeInTheDocument();
  expect(partly.getByRole('link', { name: 'Order M-9000' })).toBeInTheDocument();
  expect(partly.getByRole('link', { name: 'See what was ordered' })).toHaveAttribute(
    'href',
    '/en/client/order-sent/1-9000',
  );
  expect(router.state.location.pathname).toBe('/en/client/shopping-cart');
  await userEvent.click(await partly.findByRole('button', { name: 'Send only Catalogue 2' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Brass valve')).toBeInTheDocument();
  expect(dialog.queryByText('Bolt M8')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await result('Order processed successfully');
  expect(service.orders.map(({ payload }) => payload.catalogId)).toEqual([1, 2]);
});

it('tells what is left where there is not enough, and takes it with one press', async () => {
  const service = anOrderService(items());
  service.on(
    1,
    respondWith(409, {
      ...refusal('Not enough'),
      shortages: [{ stockItemId: 41, available: 1, expectedDate: '2031-06-15' }, { stockItemId: 'x' }],
    }),
  );
  await open(memoryStorage(), service);
  await confirm();
  const refused = within(await result('There was a problem processing the order'));
  expect(refused.getByText('There is not enough in stock for this order.')).toBeInTheDocument();
  expect(refused.getByRole('listitem')).toHaveTextContent('Bolt M8: 1 of 2 left · more expected Jun 15, 2031');
  await userEvent.click(refused.getByRole('button', { name: 'Reduce the cart to what is left' }));
  await waitFor(() => expect(refused.queryByRole('button', { name: /^Reduce/ })).toBeNull());
  await userEvent.click(await refused.findByRole('button', { name: 'Send only Catalogue 1' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await result('Order processed successfully');
  expect(service.orders.map(({ payload }) => payload.catalogId)).toEqual([2, 1]);
});

it('shows both totals when the tax rate has changed, and asks to confirm again', async () => {
  const { service } = await open();
  await ready();
  service.setTax('21');
  await confirm();
  const refused = within(await result('There was a problem processing the order'));
  expect(await refused.findAllByText(/^The tax rate has changed since you confirmed/)).toHaveLength(2);
  expect(refused.getByText('You confirmed $23.20, including 16% taxes')).toBeInTheDocument();
  expect(refused.getByText('It is now $24.20, including 21% taxes')).toBeInTheDocument();
  expect(refused.getByText('You confirmed $34.80, including 16% taxes')).toBeInTheDocument();
  expect(refused.getByText('It is now $36.30, including 21% taxes')).toBeInTheDocument();
  expect(service.orders).toEqual([]);
  await ready();
  await userEvent.click(await sendButton());
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Send the order now?' }));
  expect(dialog.getByText(/2 orders, \$60.50 in total/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await result('Order processed successfully');
  expect(service.orders.map(({ payload }) => payload.taxes)).toEqual([21, 21]);
});

it('shows the reason when a service takes no orders', async () => {
  const service = anOrderService(items().slice(0, 1));
  service.on(1, respondWith(503, refusal('No order can be taken because no tax rate is configured')));
  await open(memoryStorage(), service);
  await confirm();
  const unknown = within(await result('There was a problem processing the order'));
  expect(unknown.getByText('No order can be taken because no tax rate is configured')).toBeInTheDocument();
});

it('reports an unknown result, checks on request, and never orders twice', async () => {
  const service = anOrderService(items().slice(0, 1));
  service.on(1, responseLost, respondWith(503, ''), passes);
  await open(memoryStorage(), service);
  await confirm();
  await result('There was a problem processing the order');
  await userEvent.click(await screen.findByRole('button', { name: 'Check now' }));
  await waitFor(async () => {
    const ask = screen.queryByRole('button', { name: 'Check now' });
    if (ask) await userEvent.click(ask);
    expect(screen.getByRole('link', { name: 'Order M-9000' })).toBeInTheDocument();
  });
  expect(service.orders).toHaveLength(1);
});

it('stops checking when the client chooses to verify manually', async () => {
  const service = anOrderService(items().slice(0, 1));
  service.on(1, ...Array.from({ length: 50 }, () => respondWith(503, '')));
  const { local } = await open(memoryStorage(), service);
  await confirm();
  await userEvent.click(await screen.findByRole('button', { name: 'Stop checking' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Stop checking on this order?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Stop checking' }));
  await ready();
  expect(Array.from({ length: local.length }, (_, at) => local.key(at))).not.toContainEqual(
    expect.stringMatching(/^(push\.|client\.push$)/),
  );
});

it('explains what to do while storage is full, keeps the input, and sends the order once there is room', async () => {
  const local = memoryStorage();
  const { service } = await open(local);
  await ready();
  const write = jest.spyOn(local, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.type(screen.getByLabelText('Comment'), 'Ring twice');
  await confirm();
  expect(await screen.findByText(/this browser is out of storage or is set not to keep data/)).toBeInTheDocument();
  expect(screen.getByLabelText('Comment')).toHaveValue('Ring twice');
  expect(service.pushed).toEqual([]);
  write.mockRestore();
  await confirm();
  await result('Order processed successfully');
  expect(service.orders).toHaveLength(2);
});

it('keeps the note across a reload, and rejects one that is too long', async () => {
  const local = memoryStorage();
  const { unmount, service } = await open(local);
  await ready();
  await userEvent.type(screen.getByLabelText('Your reference'), 'PO-17');
  await userEvent.click(screen.getByLabelText('Comment'));
  await userEvent.paste('x'.repeat(1996));
  expect(screen.getByText('8 characters too many. Shorten it to send the order.')).toBeInTheDocument();
  await userEvent.click(await sendButton());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByLabelText('Comment')).toHaveFocus();
  unmount();
  await open(local, service);
  expect(await screen.findByDisplayValue('PO-17')).toBe(screen.getByLabelText('Your reference'));
  expect(screen.getByLabelText('Comment')).toHaveValue('x'.repeat(1996));
});

const writeNote = async () => {
  await ready();
  await userEvent.type(screen.getByLabelText('Your reference'), 'PO-17');
  await userEvent.type(screen.getByLabelText('Deliver to'), '8 Dock Road');
  await userEvent.type(screen.getByLabelText('Wished delivery date'), '3/9/2099{Tab}');
  expect(screen.getByLabelText('Wished delivery date')).toHaveValue('03/09/2099');
};

it.each([
  ['own', { purchaseOrder: 'PO-17', deliveryAddress: '8 Dock Road', wishedDate: '2099-03-09', comment: '' }],
  ['comment', { comment: 'Ref.: PO-17\nDeliver to: 8 Dock Road\nWished date: 2099-03-09' }],
] as const)('sends what the client says, to a service with fields of the kind %s', async (fields, sent) => {
  const { service } = await open(undefined, undefined, { fields, timeZone: '' });
  await writeNote();
  await userEvent.click(await sendButton());
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('8 Dock Road')).toBeInTheDocument();
  expect(dialog.getByText('Monday, March 9, 2099')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await result('Order processed successfully');
  const noteKeys = ['purchaseOrder', 'deliveryAddress', 'wishedDate', 'comment'];
  const getNote = (payload: object) =>
    Object.fromEntries(Object.entries(payload).filter(([key]) => noteKeys.includes(key)));
  expect(service.orders.map(({ payload }) => getNote(payload))).toEqual([sent, sent]);
});

it('offers the addresses of the client', async () => {
  await open();
  await ready();
  const list = screen.getByLabelText('Deliver to').getAttribute('list') ?? '';
  const options = document.getElementById(list)?.querySelectorAll('option') ?? [];
  expect([...options].map(({ value }) => value)).toEqual(['3 Mill Lane', '8 Dock Road', 'Hall 3']);
});

it.each([
  ['3/9/2020', 'This day has passed. Choose another.'],
  ['soon', 'Enter a date like 12/31/2026'],
])('asks for another date than %s before it sends anything', async (text, reason) => {
  await open();
  await ready();
  const field = screen.getByLabelText('Wished delivery date');
  await userEvent.type(field, text);
  await userEvent.click(await sendButton());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(reason);
});

const environments = (data: object) => () => new Response(JSON.stringify({ isSuccessful: true, message: null, data }));

it.each([
  ['cannot be read', () => new Response('', { status: 503 }), /The service has a problem/],
  ['is not a rate', environments({ tax: '16%' }), /tax rate is set to “16%”, which is not a valid rate/],
  ['is empty', environments({ tax: '' }), /The shop has no tax rate set/],
  ['is missing', environments({}), /The shop has no tax rate set/],
])('blocks the push while the tax rate %s', async (_what, answer, reason) => {
  const service = anOrderService(items());
  let isRepaired = false;
  const fetch: typeof globalThis.fetch = async (...request) =>
    !isRepaired && (request[0] as string).includes('/environments') ? answer() : service.fetch(...request);
  await open(memoryStorage(), { ...service, fetch });
  expect(
    await screen.findByText('The tax rate could not be loaded, and no order can be sent without it'),
  ).toBeInTheDocument();
  expect(await screen.findByText(reason)).toBeInTheDocument();
  await userEvent.click(await sendButton());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  isRepaired = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await confirm();
  await result('Order processed successfully');
});

it('reports being offline', async () => {
  const { service } = await open();
  await ready();
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/You are offline/)).toBeInTheDocument();
  await userEvent.click(await sendButton());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  Reflect.deleteProperty(navigator, 'onLine');
  act(() => void window.dispatchEvent(new Event('online')));
  await ready();
  expect(service.pushed).toEqual([]);
});

it('explains what blocks an order, and sends it from here on request', async () => {
  const locks = someLocks();
  Object.defineProperty(navigator, 'locks', { value: locks.manager, configurable: true });
  void locks.manager.request('push', () => new Promise(() => undefined));
  const { service } = await open();
  await confirm();
  expect(
    await screen.findByText(/^Waiting for another tab or window of this shop/, {}, { timeout: 10_000 }),
  ).toBeInTheDocument();
  expect(service.pushed).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Send from here' }));
  await result('Order processed successfully');
  expect(service.orders).toHaveLength(2);
  Reflect.deleteProperty(navigator, 'locks');
}, 30_000);
