import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';

import { emptyNote, formatOrderComment } from '@/shared/lib/orderComment';

import { anOrder } from '../support/builders/anOrder';
import { aRuntimeConfig } from '../support/builders/aRuntimeConfig';
import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { errorResponse, listResponse } from '../support/responses';
import { mockCart } from './catalogueSupport';
import { anOrderLine, mockOrder, mockOrders, todaysCatalogue } from './ordersSupport';
import { signedIn } from './sessionSupport';

const numbers = async () => {
  const table = await screen.findByRole('table', { name: 'Orders' });
  return within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
};

const shows = (wanted: string[]) => waitFor(async () => expect(await numbers()).toEqual(wanted));

const search = () => screen.findByRole('searchbox', { name: 'Search your orders' });

const some = () =>
  mockOrders({
    '1': () =>
      listResponse(
        anOrder({ orderId: 3, orderNumber: 'A-3', date: '2020-06-03T02:00:00Z', status: 'shipped', total: 5 }),
        anOrder({ orderId: 1, orderNumber: 'A-1', date: '2020-06-01T12:00:00Z', status: 'cancelled', total: 90 }),
      ),
    '2': () =>
      listResponse(
        anOrder({
          orderId: 2,
          orderNumber: 'B-2',
          date: '2020-06-02T12:00:00Z',
          comment: 'Llamar antes',
          items: [{ stockItemId: 7, name: 'Válvula de latón', code: 'BV-10', quantity: 1, unitPrice: 7.5, total: 7.5 }],
          total: 7.5,
        }),
      ),
  });

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    anOrder({
      orderId: index + 1,
      orderNumber: `A-${index + 1}`,
      date: new Date(Date.UTC(2020, 0, 1 + index, 12)).toISOString(),
      items: [
        { stockItemId: index, name: `Bolt ${index + 1}`, code: `B-${index + 1}`, quantity: 1, unitPrice: 1, total: 1 },
      ],
    }),
  ).reverse();

it('merges both catalogues, newest first, and totals them without cancelled orders', async () => {
  some();
  renderApp('/en/client/orders', signedIn);
  await shows(['A-3', 'B-2', 'A-1']);
  expect(screen.getByRole('link', { name: 'B-2' })).toHaveAttribute('href', '/en/client/orders/2/2');
  const [, newest] = screen.getAllByRole('row');
  expect(newest).toHaveTextContent('Jun 2, 2020');
  const total = screen.getByText('3 orders').closest('p');
  expect(total).toHaveTextContent('Total $12.50');
  expect(total).toHaveTextContent('excluding 1 cancelled');
});

it('searches while typing; one visit to the field is one history entry', async () => {
  some();
  const { address, router } = renderApp('/en/client/orders?catalog=2', signedIn);
  await userEvent.type(await search(), 'valvula bv10');
  await waitFor(() => expect(address()).toBe('/en/client/orders?q=valvula+bv10&catalog=2'));
  await shows(['B-2']);
  await userEvent.type(await search(), 'x');
  expect(await screen.findByText('No matching orders')).toBeInTheDocument();
  await act(() => router.navigate(-1));
  await waitFor(async () => expect(await search()).toHaveValue(''));
  expect(address()).toBe('/en/client/orders?catalog=2');
  await act(() => router.navigate(1));
  await waitFor(async () => expect(await search()).toHaveValue('valvula bv10x'));
  await userEvent.click(screen.getAllByRole('link', { name: 'Clear filters' })[0]!);
  await shows(['A-3', 'B-2', 'A-1']);
});

it('has a column of references where there are any, in the service’s field or the comment, and finds them', async () => {
  mockOrders({
    1: () =>
      listResponse(
        anOrder({ orderNumber: 'A-1', purchaseOrder: 'PO/17', deliveryAddress: '8 Dock Road', comment: 'Hi' }),
        anOrder({ orderId: 2, orderNumber: 'A-2', comment: 'Ref.: PO-18\nHi' }),
        anOrder({ orderId: 3, orderNumber: 'A-3', comment: 'Hi' }),
      ),
  });
  renderApp('/en/client/orders', signedIn);
  await shows(['A-1', 'A-2', 'A-3']);
  expect(screen.getByRole('columnheader', { name: 'Your reference' })).toBeInTheDocument();
  const references = ['A-1', 'A-2', 'A-3'].map((name) => screen.getByRole('row', { name: new RegExp(name) }));
  expect(references.map((row) => within(row).getAllByRole('cell')[0]?.lastChild?.textContent)).toEqual([
    'PO/17',
    'PO-18',
    undefined,
  ]);
  await userEvent.type(await search(), 'po17');
  await shows(['A-1']);
  await userEvent.clear(await search());
  await userEvent.type(await search(), 'dock');
  await shows(['A-1']);
});

it('filters by state, day and catalogue, and counts each state', async () => {
  some();
  const { address } = renderApp('/en/client/orders?from=2020-06-02&until=2020-06-02', signedIn);
  await shows(['A-3', 'B-2']);
  const states = within(screen.getByRole('navigation', { name: 'Status' }));
  expect(states.getAllByRole('link').map((link) => link.textContent)).toEqual(['Any status2', 'Received1', 'Shipped1']);
  await userEvent.click(states.getByRole('link', { name: /Shipped/ }));
  await shows(['A-3']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Catalogue' }), 'Catalogue 2');
  expect(await screen.findByText('No matching orders')).toBeInTheDocument();
  expect(address()).toBe('/en/client/orders?from=2020-06-02&until=2020-06-02&state=shipped&catalog=2');
});

it('calls the catalogues by their configured names', async () => {
  some();
  const catalogNames = [
    { es: 'Ferretería', en: 'Hardware', zh: '五金' },
    { es: 'Fontanería', en: 'Plumbing', zh: '水暖' },
  ];
  renderApp('/es/client/orders', signedIn, { config: aRuntimeConfig({ catalogNames }) });
  const table = within(await screen.findByRole('table', { name: 'Pedidos' }));
  expect(table.getAllByText(/^(Ferretería|Fontanería)$/).map((cell) => cell.textContent)).toEqual([
    'Ferretería',
    'Fontanería',
    'Ferretería',
  ]);
  const choices = within(screen.getByRole('combobox', { name: 'Catálogo' })).getAllByRole('option');
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Todos los catálogos', 'Ferretería', 'Fontanería']);
});

it('sorts by a column header, and reverses', async () => {
  some();
  const { address } = renderApp('/en/client/orders', signedIn);
  await userEvent.click(await screen.findByRole('link', { name: 'Total' }));
  await shows(['A-1', 'B-2', 'A-3']);
  expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(screen.getByRole('link', { name: 'Total' }));
  await shows(['A-3', 'B-2', 'A-1']);
  expect(address()).toBe('/en/client/orders?sort=total-asc');
});

it('shows 25 per page, with the page in the URL, and the last one for a page past the end', async () => {
  mockOrders({ '1': () => listResponse(...many(60)) });
  const { address } = renderApp('/en/client/orders', signedIn);
  expect(await numbers()).toHaveLength(25);
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'A-35' })).toBeInTheDocument());
  expect(address()).toBe('/en/client/orders?page=2');
  await userEvent.type(await search(), 'bolt 60');
  await waitFor(() => expect(address()).toBe('/en/client/orders?q=bolt+60'));
  await shows(['A-60']);
});

it('links from a page past the end to the last one', async () => {
  mockOrders({ '1': () => listResponse(...many(30)) });
  const { address } = renderApp('/en/client/orders?page=99', signedIn);
  expect(await numbers()).toHaveLength(5);
  expect(address()).toBe('/en/client/orders?page=2');
});

it.each([
  ['a retry', (alert: HTMLElement) => userEvent.click(within(alert).getByRole('button'))],
  ['the network that is back', () => act(async () => void window.dispatchEvent(new Event('online')))],
])('names the catalogue that failed, and loads it with %s', async (_what, goOn) => {
  let isDown = true;
  mockOrders({
    '1': () => listResponse(anOrder({ orderNumber: 'A-1' })),
    '2': () => (isDown ? errorResponse(503) : listResponse(anOrder({ orderNumber: 'B-2' }))),
  });
  renderApp('/en/client/orders', signedIn);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Orders from Catalogue 2 could not be loaded');
  await shows(['A-1']);
  isDown = false;
  await goOn(alert);
  await waitFor(async () => expect(await numbers()).toHaveLength(2));
});

it('reports a failure of both, and recovers on retry', async () => {
  let isDown = true;
  const list = () => (isDown ? errorResponse(500) : listResponse(anOrder()));
  mockOrders({ '1': list, '2': list });
  renderApp('/en/client/orders', signedIn);
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('Your orders could not be loaded');
  isDown = false;
  await userEvent.click(within(failure).getByRole('button'));
  expect(await numbers()).toHaveLength(2);
});

it('shows an empty state when there are no orders', async () => {
  mockOrders({});
  renderApp('/en/client/orders', signedIn);
  expect(await screen.findByText('You have not ordered anything yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the catalogue' })).toHaveAttribute('href', '/en/catalogo');
});

const order = anOrder({ comment: 'Llamar antes' });
const lines = [
  anOrderLine(),
  anOrderLine({
    orderLineId: 2,
    stockItemId: 102,
    name: 'Brass valve',
    code: 'BV-10',
    quantity: 2,
    unitPrice: 28,
    total: 56,
  }),
  anOrderLine({ orderLineId: 3, stockItemId: 103, name: 'Old lamp', code: 'OL-1' }),
  anOrderLine({ orderLineId: 4, stockItemId: 104, name: 'Gone lamp', code: 'GL-1' }),
];

const open = (path = '/en/client/orders/1/9001', held: Parameters<typeof mockCart>[0] = []) => {
  mockOrders({});
  mockOrder(order, lines);
  const sent = mockCart(held);
  return { ...renderApp(path, signedIn, todaysCatalogue().services), sent };
};

const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Order again' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('table');
  return dialog;
};

it('shows the order, its lines and totals, and links to items still sold', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Order A-9001' })).toBeInTheDocument();
  expect(screen.getByText('June 1, 2020 at 10:30 AM')).toBeInTheDocument();
  expect(screen.getByText('Llamar antes')).toBeInTheDocument();
  const table = within(await screen.findByRole('table', { name: 'Order lines' }));
  expect(table.getByRole('row', { name: /Subtotal/ })).toHaveTextContent('$50.40');
  expect(table.getByRole('row', { name: /Taxes \(16%\)/ })).toHaveTextContent('$8.06');
  expect(table.getByRole('row', { name: /^Total/ })).toHaveTextContent('$58.46');
  expect(await table.findByRole('link', { name: 'Brass valve' })).toHaveAttribute('href', '/en/stock/brass-valve/102');
  expect(table.getByRole('row', { name: /Gone lamp/ })).toHaveTextContent('No longer sold');
  expect(table.queryByRole('link', { name: 'Gone lamp' })).toBeNull();
});

it('shows the reference and the comment as they were written', async () => {
  const note = { ...emptyNote, reference: 'PO "17" \\ 🔩; 订单', comment: 'Say "hi"\\n\n后门, =1+1' };
  mockOrders({});
  mockOrder(anOrder({ comment: formatOrderComment(note) }), lines);
  renderApp('/en/client/orders/1/9001', signedIn, todaysCatalogue().services);
  const getFact = async (name: string) => (await screen.findByText(name)).nextElementSibling;
  expect((await getFact('Your reference'))?.textContent).toBe(note.reference);
  expect((await getFact('Comment'))?.textContent).toBe(note.comment);
});

it('leads to the neighbours in the filtered list, and back to the list', async () => {
  const anOlder = (orderId: number, date: string, name = 'Bolt') =>
    anOrder({ orderId, date, items: order.items.map((item) => ({ ...item, name })) });
  mockOrders({
    '1': () =>
      listResponse(anOlder(9002, '2020-07-01T12:00:00Z'), anOlder(9003, '2020-06-15T12:00:00Z', 'Lamp'), order),
    '2': () => listResponse(anOlder(9000, '2020-05-01T12:00:00Z')),
  });
  mockOrder(order, lines);
  const { router } = renderApp('/en/client/orders?q=bolt&page=1', signedIn, todaysCatalogue().services);
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'A-9001' })).toHaveLength(3));
  await act(() => router.navigate('/en/client/orders/1/9001?q=bolt'));
  const getHref = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await getHref('Previous order')).toBe('/en/client/orders/1/9002?q=bolt');
  expect(await getHref('Next order')).toBe('/en/client/orders/2/9000?q=bolt');
  expect(await getHref('All orders')).toBe('/en/client/orders?q=bolt');
  await act(() => router.navigate('/en/client/orders/1/9001?sort=date-asc&catalog=1'));
  await waitFor(async () =>
    expect(await getHref('Next order')).toBe('/en/client/orders/1/9003?catalog=1&sort=date-asc'),
  );
  expect(screen.queryByRole('link', { name: 'Previous order' })).toBeNull();
});

it.each(['/en/client/orders/1/9002', '/en/client/orders/9/9001', '/en/client/orders/1/first'])(
  'shows an inline not-found message at %s',
  async (path) => {
    const { address } = open(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such order' })).toBeInTheDocument();
    expect(address()).toBe(path);
  },
);

it('keeps the order if its lines fail, and loads them on retry', async () => {
  open();
  mswServer.use(http.get('*/api/Orders/GetOrderDetails/*', () => errorResponse(503), { once: true }));
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('The order lines could not be loaded');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Order A-9001');
  await userEvent.click(within(failure).getByRole('button'));
  expect(await screen.findByRole('table', { name: 'Order lines' })).toBeInTheDocument();
});

it('keeps the heading and the link to all orders if the order fails, and loads it on retry', async () => {
  open();
  mswServer.use(http.get('*/api/Orders/GetOrder/*', () => errorResponse(503), { once: true }));
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('The order could not be loaded');
  expect(screen.getByRole('heading', { level: 1, name: 'Order' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/en/client/orders');
  await userEvent.click(within(failure).getByRole('button'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Order A-9001' })).toBeInTheDocument();
});

it('shows the old and current price, and lists omitted items', async () => {
  open();
  const dialog = await openDialog();
  const valve = dialog.getByRole('row', { name: /Brass valve/ });
  expect(valve).toHaveTextContent('$28.00');
  expect(valve).toHaveTextContent('$30.00');
  expect(valve).toHaveTextContent('up $2.00');
  expect(dialog.queryByRole('row', { name: /lamp/ })).toBeNull();
  expect(dialog.getByText('Old lamp')).toHaveTextContent('OL-1 · price on request');
  expect(dialog.getByText('Gone lamp')).toHaveTextContent('GL-1 · no longer in the catalogue');
  expect(dialog.getByRole('status')).toHaveTextContent('Total before taxes $110.40');
});

it('adds the selected lines to the quantities already in the cart', async () => {
  const { sent } = open(undefined, [{ stockItemId: 101, quantity: 5 }]);
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Order Brass valve again' }));
  const quantity = dialog.getByRole('textbox', { name: 'Quantity of Wood screw 4 x 40 mm' });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, 'two{Enter}{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Invalid number format');
  expect(quantity).toHaveAccessibleDescription('Invalid number format');
  expect(sent).toEqual([]);
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '1.000{Enter}{Enter}');
  expect(dialog.getByRole('alert')).toHaveTextContent('Is it 1 or 1000?');
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '3{Enter}{Enter}');
  expect(await dialog.findByText('1 line was added to the cart.')).toBeInTheDocument();
  expect(sent.map(({ body }) => [body.stockItemId, body.quantity])).toEqual([[101, 8]]);
  expect(dialog.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/en/client/shopping-cart');
});

it('names the line that failed, and retries only that one', async () => {
  const { sent } = open();
  const dialog = await openDialog();
  let isDown = true;
  mswServer.use(
    http.post('*/shoppingCart/InsertEntity/*', async ({ request }) => {
      const { stockItemId } = (await request.clone().json()) as { stockItemId: number };
      return isDown && stockItemId === 102 ? errorResponse(500) : undefined;
    }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Add 2 lines to the cart' }));
  expect(await dialog.findByText('1 line could not be added.')).toBeInTheDocument();
  expect(dialog.getByText('1 line was added to the cart.')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Retry the failed line' }));
  expect(await dialog.findByText('2 lines were added to the cart.')).toBeInTheDocument();
  expect(sent.map(({ body }) => [body.stockItemId, body.quantity])).toEqual([
    [101, 12],
    [102, 2],
  ]);
});

it('reorders a single line, and closes on Escape', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Order Brass valve again' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findAllByRole('rowheader')).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
