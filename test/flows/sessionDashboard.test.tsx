import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';

import { cartRead } from '@/features/cart/state/cartSlice';

import { aCartCopy, aCartItem } from '../support/builders/aCartLine';
import { anOrder } from '../support/builders/anOrder';
import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { errorResponse, listResponse } from '../support/responses';
import { hardware, mockCart, mockCatalogue } from './catalogueSupport';
import { anOrderLine, mockOrder, todaysCatalogue } from './ordersSupport';
import { mockSignIn, ordersUrl, signedIn } from './sessionSupport';

type Lists = Record<string, () => Response>;

const mockOrders = (lists: Lists) => {
  mockSignIn(http.get(ordersUrl, ({ params }) => lists[String(params.catalog)]?.() ?? listResponse()));
};

const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Recent orders' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent.replaceAll('\u00a0', ' ')),
    );
};

it('greets the client and shows their details', async () => {
  mockOrders({});
  renderApp('/dashboard', signedIn);
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Ruiz Workshops' })).toBeInTheDocument();
  expect(
    within(screen.getByRole('region', { name: 'Company details' })).getByText('buyer@medida.example'),
  ).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: /Catalogue/ })).toHaveAttribute('href', '/en/catalogo');
  expect(main.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/en/client/shopping-cart');
  expect(main.getByRole('link', { name: /password/ })).toHaveAttribute('href', '/en/client/change-password');
});

it('shows the cart at the prices of the cart page', async () => {
  mockOrders({});
  const { store } = renderApp('/dashboard', signedIn);
  const cart = within(await screen.findByRole('region', { name: 'Current cart' }));
  const screws = { price: 4.9, bestPrice: 4.2, quantityBestPrice: 12, quantity: 12 };
  const gone = aCartItem({ stockItemId: 41, price: 9, bestPrice: null, deleted: true });
  const lamp = aCartItem({ catalogId: 2, price: 30, bestPrice: null, quantity: 1 });
  act(() => void store.dispatch(cartRead(aCartCopy([aCartItem(screws), gone]))));
  act(() => void store.dispatch(cartRead(aCartCopy([lamp]))));
  expect(await cart.findByText('3 lines')).toBeVisible();
  expect(cart.getByText('$80.40')).toBeVisible();
});

it('begins the home page with the cart, adding by code and the last orders', async () => {
  mockOrders({ 1: () => listResponse(anOrder()) });
  renderApp('/en', signedIn, mockCatalogue(hardware()).services);
  expect(await screen.findByRole('region', { name: 'Current cart' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Add by code' })).toBeInTheDocument();
  expect(await rows()).toHaveLength(1);
  const nav = within(await screen.findByRole('navigation', { name: 'Your account' }));
  expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Orders',
    'Quotes',
    'Bought items',
    'Order pad',
    'Favourites',
  ]);
});

it('shows the latest orders of both catalogues, with their state, in the time zone of the client', async () => {
  mockOrders({
    '1': () =>
      listResponse(anOrder({ orderId: 1, orderNumber: 'A-1', date: '2020-06-02T03:30:00Z', status: 'shipped' })),
    '2': () =>
      listResponse(anOrder({ orderId: 2, orderNumber: 'B-2', date: '2020-06-03T14:00:00Z', status: 'On a ship' })),
  });
  // 00:30 in that zone, and the previous day in the default zone.
  renderApp('/dashboard', { ...signedIn, timeZone: { zone: 'America/Argentina/Buenos_Aires' } });
  expect(await rows()).toEqual([
    ['B-2', 'Jun 3, 2020', 'On a ship', '$58.46', 'Order again'],
    ['A-1', 'Jun 2, 2020', 'Shipped', '$58.46', 'Order again'],
  ]);
  expect(screen.getByRole('link', { name: 'A-1' })).toHaveAttribute('href', '/en/client/orders/1/1');
  // In the order in which a narrow screen stacks them.
  const links = within(screen.getByRole('main')).getAllByRole('link');
  const places = ['View cart', 'All orders', 'A-1'].map((name) => links.indexOf(screen.getByRole('link', { name })));
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

it('charts the purchases of the month without cancelled orders', async () => {
  const date = new Date().toISOString();
  mockOrders({
    '1': () =>
      listResponse(anOrder({ date, total: 100.1 }), anOrder({ orderId: 2, date, total: 50, status: 'cancelled' })),
    '2': () => listResponse(anOrder({ date, total: 0.2 })),
  });
  renderApp('/dashboard', signedIn);
  const table = await screen.findByRole('table', { name: 'Purchases by month' });
  expect(within(table).getAllByRole('row')).toHaveLength(13);
  expect(within(table).getAllByRole('row').at(-1)).toHaveTextContent('$100.30');
});

it('names the catalogue that failed, and shows the rest', async () => {
  mockOrders({ '1': () => listResponse(anOrder({ orderNumber: 'A-1' })), '2': () => errorResponse(503) });
  renderApp('/dashboard', signedIn);
  expect(await screen.findByRole('alert')).toHaveTextContent('Orders from Catalogue 2 could not be loaded');
  expect(await rows()).toHaveLength(1);
});

it('reports a failure, and recovers on retry', async () => {
  let isDown = true;
  const list = () => (isDown ? errorResponse(500) : listResponse(anOrder({ orderNumber: 'A-1' })));
  mockOrders({ '1': list, '2': () => (isDown ? errorResponse(500) : listResponse()) });
  renderApp('/dashboard', signedIn);
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('Your orders could not be loaded');
  isDown = false;
  await userEvent.click(within(failure).getByRole('button'));
  expect(await rows()).toHaveLength(1);
});

it('shows an empty state when there are no orders', async () => {
  mockOrders({});
  renderApp('/dashboard', signedIn);
  expect(await screen.findByText('You have not ordered anything yet')).toBeInTheDocument();
});

it('reorders one of the latest orders in place, and discards the dialog on leaving the screen', async () => {
  mockOrders({ '1': () => listResponse(anOrder()) });
  mockOrder(anOrder(), [anOrderLine()]);
  const { router } = renderApp('/dashboard', signedIn, todaysCatalogue().services);
  await userEvent.click(await screen.findByRole('button', { name: /again/ }));
  const dialog = await screen.findByRole('dialog', { name: /again/ });
  expect(await within(dialog).findByRole('button', { name: /Add 1 line/ })).toBeVisible();
  await act(() => router.navigate('/en/client/orders'));
  await screen.findByRole('heading', { level: 1, name: 'Orders' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('reports the result of a reorder in a notification after the screen was left', async () => {
  mockOrders({ '1': () => listResponse(anOrder()) });
  mockOrder(anOrder(), [anOrderLine()]);
  mockCart();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  mswServer.use(http.post('*/api/shoppingCart/InsertEntity/*', () => held));
  const { router } = renderApp('/dashboard', signedIn, todaysCatalogue().services);
  await userEvent.click(await screen.findByRole('button', { name: /again/ }));
  await userEvent.click(await screen.findByRole('button', { name: /Add 1 line/ }));
  await act(() => router.navigate('/en/client/orders'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  release();
  expect(await screen.findByText('1 line was added to the cart.')).toBeVisible();
});
