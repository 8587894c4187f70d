import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { anOrder } from '../support/builders/anOrder';
import { aRuntimeConfig } from '../support/builders/aRuntimeConfig';
import { renderApp } from '../support/renderApp';
import { errorResponse, listResponse } from '../support/responses';
import { mockOrders } from './ordersSupport';
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
