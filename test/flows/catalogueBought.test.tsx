import '@/store/allParts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { selectLocation } from '@/features/location/state/locationSlice';
import { baseApi } from '@/api/baseApi';
import type { Purchase } from '@/contracts/inventory';

import { aStockItem } from '../support/builders/aCatalogue';
import { aSession } from '../support/builders/aSession';
import { mockEmptyServices } from '../support/mockEmptyServices';
import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { listResponse } from '../support/responses';
import { hardware, mockCatalogue } from './catalogueSupport';

const english = { language: { language: 'en' as const } };
const client = { ...english, session: aSession() };
const open = (path: string, state: Parameters<typeof renderApp>[1] = client) =>
  renderApp(path, state, mockCatalogue(hardware()).services);

const bolt: Purchase = { stockItemId: 207, orders: 4, units: 48, lastDate: '2020-10-20T01:30:00Z' };
const purchasesUrl = 'http://localhost:3000/services/inventory/api/Orders/GetPurchases/1/:company/:catalog/:client';

/** Purchases in the first catalogue; returns the requests. */
const mockPurchases = (respond: () => Response = () => listResponse(bolt)) => {
  mockEmptyServices();
  const requests: string[] = [];
  mswServer.use(
    http.get(purchasesUrl, ({ request, params }) => {
      requests.push(new URL(request.url).pathname.split('/GetPurchases/')[1] ?? '');
      return params.catalog === '1' ? respond() : listResponse();
    }),
  );
  return requests;
};

const card = async (name: string) => (await screen.findByRole('link', { name })).closest('article')!;
const names = () => screen.getAllByRole('article').map((item) => within(item).getByRole('heading').textContent);

it('tells a client on a card what was bought, by the local date', async () => {
  const requests = mockPurchases();
  open('/en/catalogo');
  // 20 October in UTC is still the evening of the 19th in the client's time zone.
  expect(await within(await card('Bolt M8')).findByText('Bought 4 times, last Oct 19, 2020, 48 units')).toBeVisible();
  expect(screen.getAllByText(/Bought \d/)).toHaveLength(1);
  expect(requests).toEqual(['1/1/1/7', '1/2/2/7']);
});

/** A pan in three sizes, two of which were bought. */
const openPans = (path: string) => {
  const pan = aStockItem({ stockItemId: 1, name: 'Pan', code: 'PAN', additionalCode: null });
  const sizes = [2, 3, 4].map((stockItemId) => ({
    ...pan,
    stockItemId,
    name: `Pan ${stockItemId}0 cm`,
    code: `PAN-${stockItemId}`,
    stockItemParentId: 1,
  }));
  mockPurchases(() =>
    listResponse(
      { stockItemId: 2, orders: 3, units: 30, lastDate: '2020-10-20T12:00:00Z' },
      { stockItemId: 3, orders: 1, units: 6, lastDate: '2020-11-02T12:00:00Z' },
    ),
  );
  return renderApp(path, client, mockCatalogue({ items: [pan, ...sizes], categories: [] }).services);
};

it.each([
  ['cards', ''],
  ['rows', '?view=table'],
])('tells what was bought of a family and of each variant among %s', async (_view, query) => {
  openPans(`/en/catalogo${query}`);
  expect(await screen.findByText('36 units bought, last Nov 2, 2020')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Choose a variant: Pan' }));
  const row = (await screen.findByRole('textbox', { name: 'Quantity of Pan 20 cm' })).closest('tr')!;
  expect(row).toHaveTextContent('Bought 3 times, last Oct 20, 2020, 30 units');
});

it('tells on the page of a parent what was bought of its variants', async () => {
  openPans('/en/stock/pan/1');
  const link = await screen.findByRole('link', { name: /^36.units bought, last Nov.2,.2020$/ });
  expect(link).toHaveAttribute('href', '/en/client/orders?q=PAN');
});

it('leads from an item to the orders that contain it', async () => {
  mockPurchases();
  open('/en/stock/bolt-m8/207');
  const link = await screen.findByRole('link', { name: /^Bought 4.times/ });
  expect(link).toHaveAttribute('href', '/en/client/orders?q=B-207');
});

it('filters by what was bought, and lists it first among equal results', async () => {
  mockPurchases();
  const { store } = open('/en/catalogo?q=bolt');
  await waitFor(() => expect(names()[0]).toBe('Bolt M8'));
  await userEvent.click(await screen.findByRole('link', { name: /^Bought before ?1$/ }));
  await waitFor(() => expect(names()).toEqual(['Bolt M8']));
  expect(selectLocation(store.getState())?.search).toBe('?q=bolt&bought=1');
  await userEvent.click(screen.getByRole('link', { name: 'Remove Bought before' }));
  await waitFor(() => expect(names().length).toBeGreaterThan(20));
});

it('ignores the filter for visitors, and shows them nothing of it', async () => {
  const requests = mockPurchases();
  open('/en/catalogo?bought=1', english);
  await card('Bolt M8');
  expect(names().length).toBeGreaterThan(20);
  expect(screen.queryByRole('link', { name: /ought before/ })).not.toBeInTheDocument();
  expect(requests).toEqual([]);
});

it('asks services that do not know purchases once, and goes without them', async () => {
  mockEmptyServices();
  let asked = 0;
  mswServer.use(
    http.get(purchasesUrl, () => {
      asked += 1;
      return new HttpResponse(null, { status: 501 });
    }),
  );
  const { store } = open('/en/catalogo?bought=1');
  await card('Bolt M8');
  await waitFor(() => expect(screen.queryByRole('link', { name: /ought before/ })).not.toBeInTheDocument());
  store.dispatch(baseApi.util.invalidateTags(['Order']));
  await userEvent.click(screen.getByRole('link', { name: 'Table' }));
  await screen.findByRole('table');
  expect(asked).toBe(2);
});
