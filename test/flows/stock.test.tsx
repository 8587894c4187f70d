import '@/store/allParts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { startCartSync } from '@/features/cart/sync/cartSyncListeners';
import { favouritesSlice } from '@/features/favourites/state/favouritesSlice';

import { aCartItem } from '../support/builders/aCartLine';
import { aCartService } from '../support/builders/aCartService';
import { aStockItem } from '../support/builders/aCatalogue';
import { aRuntimeConfig } from '../support/builders/aRuntimeConfig';
import { aSession } from '../support/builders/aSession';
import { memoryStorage } from '../support/builders/memoryStorage';
import { anEnvelope } from '../support/builders/someCatalogueServices';
import { anAvailability, mockStock } from '../support/builders/someStock';
import { mockEmptyServices } from '../support/mockEmptyServices';
import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { mockCatalogue, unavailableUrl } from './catalogueSupport';

const english = { language: { language: 'en' as const } };

const bolt = aStockItem({ stockItemId: 207, name: 'Bolt M8', code: 'B-207' });
const items = [
  bolt,
  { ...bolt, stockItemId: 208, name: 'Bolt M10', code: 'B-208' },
  { ...bolt, stockItemId: 209, name: 'Bolt M12', code: 'B-209' },
  { ...bolt, stockItemId: 210, name: 'Bolt M14', code: 'B-210' },
];

const open = (path: string, stock = aRuntimeConfig().stock) => {
  const { services } = mockCatalogue({ items, categories: [] });
  return renderApp(path, english, { ...services, config: aRuntimeConfig({ stock }) });
};

const card = async (name: string) => (await screen.findByRole('link', { name })).closest('article')!;

const few = anAvailability({ stockItemId: 208, level: 'low', quantity: 3 });
const none = anAvailability({
  stockItemId: 209,
  level: 'none',
  quantity: 0,
  expectedDate: '2031-06-15',
  expectedQuantity: 200,
});

it('tells on cards how much there is, with one request for the page', async () => {
  mockEmptyServices();
  const requests = mockStock(anAvailability(), few, none);
  open('/en/catalogo');
  expect(await within(await card('Bolt M8')).findByText('24 in stock')).toBeVisible();
  expect(within(await card('Bolt M10')).getByText('Only 3 left')).toBeVisible();
  expect(within(await card('Bolt M12')).getByText('Expected Jun 15, 2031')).toBeVisible();
  expect(await card('Bolt M14')).not.toHaveTextContent(/stock|left/);
  expect(requests).toEqual(['1: 207 208 209 210']);
});

it('filters by what is in stock, once the services have told any', async () => {
  mockEmptyServices();
  mockStock(anAvailability(), none);
  const catalogue = mockCatalogue({ items, categories: [] });
  catalogue.responses[unavailableUrl(1)] = anEnvelope([{ stockItemId: 209 }]);
  catalogue.responses[unavailableUrl(2)] = anEnvelope([]);
  renderApp('/en/catalogo', english, catalogue.services);
  await userEvent.click(await screen.findByRole('link', { name: 'In stock' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Bolt M12' })).not.toBeInTheDocument());
  expect(screen.getAllByRole('article')).toHaveLength(3);
  await userEvent.click(await screen.findByRole('link', { name: 'Remove In stock' }));
  expect(await screen.findByRole('link', { name: 'Bolt M12' })).toBeInTheDocument();
});

it('offers no filter where nothing is known, or where only clients may know', async () => {
  mockEmptyServices();
  mockStock();
  const { unmount } = open('/en/catalogo');
  await card('Bolt M8');
  expect(screen.queryByRole('link', { name: 'In stock' })).not.toBeInTheDocument();
  unmount();
  open('/en/catalogo?stock=1', { visibleTo: 'clients', shows: 'quantities' });
  await card('Bolt M8');
  expect(screen.queryByRole('link', { name: /In stock/ })).not.toBeInTheDocument();
});

it('tells what is missing of a line of the cart, and takes what there is', async () => {
  mockEmptyServices();
  const service = aCartService([
    aCartItem({ stockItemId: 207, name: 'Bolt M8', quantity: 30 }),
    aCartItem({ stockItemId: 208, name: 'Bolt M10', quantity: 8 }),
    aCartItem({ stockItemId: 209, name: 'Bolt M12', quantity: 5 }),
  ]);
  mockStock(anAvailability(), { ...few, isBackorderRefused: true }, none);
  renderApp('/en/client/shopping-cart', { ...english, session: aSession() });
  const row = async (name: string) =>
    within((await screen.findByRole('textbox', { name: `Quantity of ${name}` })).closest('tr')!);
  expect(await (await row('Bolt M8')).findByText('6 units will be delivered later')).toBeVisible();
  expect((await row('Bolt M12')).getByText('5 units will be delivered later, expected Jun 15, 2031')).toBeVisible();
  // Once.
  expect((await row('Bolt M12')).getAllByText(/Jun 15, 2031/)).toHaveLength(1);
  expect((await row('Bolt M10')).getByText('Only 3 can be ordered now')).toBeVisible();
  await userEvent.click((await row('Bolt M10')).getByRole('button', { name: 'Order 3 of Bolt M10' }));
  await waitFor(() => expect(service.getQuantity(1, 208)).toBe(3));
  expect((await row('Bolt M10')).queryByText('Only 3 can be ordered now')).not.toBeInTheDocument();
});

it('takes what there is of all lines at once, in quantities that are sold', async () => {
  mockEmptyServices();
  const service = aCartService([
    aCartItem({ stockItemId: 207, name: 'Bolt M8', quantity: 30, quantityStep: 10 }),
    aCartItem({ stockItemId: 208, name: 'Bolt M10', quantity: 8 }),
    aCartItem({ stockItemId: 209, name: 'Bolt M12', quantity: 5 }),
  ]);
  mockStock(...[anAvailability(), few, none].map((stock) => ({ ...stock, isBackorderRefused: true })));
  renderApp('/en/client/shopping-cart', { ...english, session: aSession() });
  expect(await screen.findByRole('button', { name: 'Order 20 of Bolt M8' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reduce all 3 lines to what is left' }));
  await waitFor(() => expect([207, 208, 209].map((id) => service.getQuantity(1, id))).toEqual([20, 3, 0]));
  expect(screen.queryByText(/can be ordered now/)).not.toBeInTheDocument();
});

it('asks again when the window of a cart that was left open gets the focus', async () => {
  mockEmptyServices();
  aCartService([aCartItem({ stockItemId: 207, name: 'Bolt M8', quantity: 2 })]);
  mockStock(anAvailability());
  const events = new EventTarget();
  const storage = { local: memoryStorage(), events };
  const { store } = renderApp('/en/client/shopping-cart', { ...english, session: aSession() }, { storage });
  expect(await screen.findByText('24 in stock')).toBeVisible();
  await act(() => store.dispatch(startCartSync()));
  mockStock(anAvailability({ level: 'low', quantity: 1 }));
  const { now } = Date;
  const later = jest.spyOn(Date, 'now').mockImplementation(() => now() + 120_000);
  events.dispatchEvent(new Event('focus'));
  expect(await screen.findByText('1 unit will be delivered later')).toBeVisible();
  later.mockRestore();
});

it('tells it of compared items and of suggestions, for which it asks once typing pauses', async () => {
  mockEmptyServices();
  const requests = mockStock(anAvailability(), few, none);
  open('/en/stock/compare?items=1-207_1-208');
  const compared = within(await screen.findByRole('table', { name: 'Compare items' }));
  expect(await compared.findByText('24 in stock')).toBeVisible();
  expect(compared.getByText('Only 3 left')).toBeVisible();
  await userEvent.type(await screen.findByLabelText('Search'), 'bolt m12');
  const option = await screen.findByRole('option', { name: /Bolt M12/ });
  expect(await within(option).findByText('Expected Jun 15, 2031')).toBeVisible();
  expect(requests).toEqual(['1: 207 208', '1: 209']);
  // The line of a suggestion may be cut, and with it a quantity.
  await userEvent.clear(screen.getByLabelText('Search'));
  await userEvent.type(screen.getByLabelText('Search'), 'bolt m10');
  expect(await within(await screen.findByRole('option', { name: /Bolt M10/ })).findByText('Low stock')).toBeVisible();
});

it('tells it of favourites', async () => {
  mockEmptyServices();
  mockStock(few);
  const { services } = mockCatalogue({ items, categories: [] });
  const { store } = renderApp('/en/client/favourites', { ...english, session: aSession() }, services);
  await screen.findByRole('heading', { name: 'Favourites' });
  const { listCreated } = favouritesSlice.actions;
  act(() => void store.dispatch(listCreated('Bar', [{ catalogId: 1, stockItemId: 208, quantity: 1 }])));
  expect(await screen.findByText('Only 3 left')).toBeVisible();
});

it('tells it in words where quantities are not told', async () => {
  mockEmptyServices();
  mockStock({ ...anAvailability(), quantity: null }, { ...few, quantity: null });
  open('/en/catalogo?view=table');
  expect(await screen.findByText('Low stock')).toBeVisible();
  expect(within(screen.getByRole('table')).getByText('In stock')).toBeVisible();
});

it('asks nothing for visitors where only clients may see it', async () => {
  mockEmptyServices();
  const requests = mockStock(anAvailability());
  open('/en/catalogo', { visibleTo: 'clients', shows: 'quantities' });
  await card('Bolt M8');
  expect(requests).toEqual([]);
});

it.each([404, 501])('asks services without stock once, which answer %i', async (status) => {
  mockEmptyServices();
  let asked = 0;
  mswServer.use(
    http.get('*/api/StockItems/GetAvailability/*', () => {
      asked += 1;
      return new HttpResponse(null, { status });
    }),
  );
  open('/en/catalogo');
  await card('Bolt M8');
  await waitFor(() => expect(asked).toBe(1));
  await userEvent.click(screen.getByRole('link', { name: 'Bolt M8' }));
  await screen.findByRole('heading', { level: 1, name: 'Bolt M8' });
  expect(asked).toBe(1);
});
