import '@/store/allParts';
import '@/engine/host/catalogEngine';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { clientSignedOut, signedIn } from '@/features/session/state/sessionSlice';
import { browserStorages } from '@/store/persistence/browserStorages';

import { aStockItem } from '../support/builders/aCatalogue';
import { aClient, aSession } from '../support/builders/aSession';
import { anEnvelope } from '../support/builders/someCatalogueServices';
import { someServices } from '../support/builders/someServices';
import { mockEmptyServices } from '../support/mockEmptyServices';
import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { mockCart, mockCatalogue } from './catalogueSupport';

const english = { language: { language: 'en' as const } };
const inventory = 'http://localhost:3000/services/inventory/api';
const pricesUrl = (clientId: number) => `${inventory}/StockItems/GetClientPrices/1/1/1/${clientId}`;

const items = [
  aStockItem({ name: 'Saw', code: 'SW-1', price: 10, bestPrice: null }),
  aStockItem({ stockItemId: 102, name: 'Pan', code: 'PN-1', isParent: true, price: 8 }),
  aStockItem({
    stockItemId: 103,
    name: 'Pan 20 cm',
    code: 'PN-20',
    stockItemParentId: 102,
    price: 20,
    bestPrice: null,
  }),
  aStockItem({
    stockItemId: 104,
    name: 'Pan 30 cm',
    code: 'PN-30',
    stockItemParentId: 102,
    price: 30,
    bestPrice: null,
  }),
];
const own = { bestPrice: null, quantityBestPrice: null };
const ownPrices = [
  { stockItemId: 101, price: 7.77, ...own },
  { stockItemId: 103, price: 17, ...own },
];

beforeEach(mockEmptyServices);

const mockTerms = (priceList: string | null) => {
  const terms = { priceList, taxRate: null, taxExemption: null };
  mswServer.use(
    http.get(`${inventory}/clients/GetClientTerms/*`, () => HttpResponse.json({ isSuccessful: true, data: [terms] })),
  );
};

/** A shop where client 7 has a list of prices. */
const aShop = () => {
  const catalogue = mockCatalogue({ items, categories: [] });
  catalogue.responses[pricesUrl(7)] = anEnvelope(ownPrices);
  catalogue.responses[pricesUrl(7).replace('1/1/1/7', '1/2/2/7')] = anEnvelope([]);
  const services = someServices(catalogue.services);
  const token = services.vault.seal('token', 'a.b.c');
  const asked = () => catalogue.requests.filter(({ url }) => url.includes('GetClientPrices'));
  mockTerms('gold');
  mockCart();
  return { services, token, asked, catalogue };
};

const open = (path: string, { services, token } = aShop()) =>
  renderApp(path, { ...english, session: aSession({ token }) }, services);

it.each([
  ['cards', '/en/catalogo'],
  ['the dense table', '/en/catalogo?view=table'],
  ['the price list', '/en/catalogo?prices=1'],
  ['an item', '/en/stock/saw/101'],
  ['a comparison', '/en/stock/compare?items=1-101,1-103'],
])('shows a client’s own price beside the public one in %s', async (_, path) => {
  open(path);
  const [struck] = await screen.findAllByText('$10.00', { selector: 's' });
  expect(struck!.parentElement).toHaveTextContent('Your price instead of $10.00');
  expect(struck!.parentElement!.parentElement).toHaveTextContent('$7.77 Your price');
});

it('shows the lowest own price of variants, and that of each', async () => {
  open('/en/catalogo');
  expect(await screen.findByText(/^from \$17\.00/)).toHaveTextContent('from $17.00 Your price instead of $20.00');
  await userEvent.click(screen.getByRole('link', { name: /^Choose a variant/ }));
  const row = (await screen.findByText('PN-20')).closest('tr')!;
  await waitFor(() => expect(row).toHaveTextContent('$17.00 Your price instead of $20.00'));
  expect(screen.getByText('PN-30').closest('tr')).not.toHaveTextContent('Your price');
});

it('shows it in suggestions', async () => {
  open('/en/catalogo');
  await screen.findAllByRole('article');
  await userEvent.click(await screen.findByLabelText('Search'));
  await userEvent.keyboard('saw');
  const option = await screen.findByRole('option', { name: /Saw/ });
  expect(option).toHaveTextContent('$7.77 Your price instead of $10.00');
});

it('sorts and filters by own prices, which are asked for once per catalogue', async () => {
  const shop = aShop();
  open('/en/catalogo?sort=price', shop);
  const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
  await screen.findByText(/^\$7\.77/);
  expect(names()).toEqual(['Saw', 'Pan']);
  expect(shop.asked()).toHaveLength(2);
  expect(shop.asked()[0]?.headers).toMatchObject({ authorization: 'Bearer a.b.c' });
});

it('changes what is shown at sign-in and sign-out, and keeps nothing', async () => {
  const shop = aShop();
  const { store } = renderApp('/en/catalogo', english, shop.services);
  expect(await screen.findByText('$10.00')).toBeInTheDocument();
  expect(shop.asked()).toEqual([]);
  act(() => void store.dispatch(signedIn({ token: shop.token, client: aClient() })));
  expect(await screen.findByText(/^\$7\.77/)).toBeInTheDocument();
  act(() => void store.dispatch(clientSignedOut()));
  expect(await screen.findByText('$10.00')).toBeInTheDocument();
  await waitFor(() => expect(JSON.stringify(store.getState().api)).not.toContain('7.77'));
});

it('follows a list that changes', async () => {
  const shop = aShop();
  const { store } = open('/en/catalogo', shop);
  await screen.findByText(/^\$7\.77/);
  mockTerms('gold, tomorrow');
  shop.catalogue.responses[pricesUrl(7)] = anEnvelope([{ stockItemId: 101, price: 6.66, ...own }]);
  act(() => void store.dispatch(signedIn({ token: shop.token, client: aClient() })));
  expect(await screen.findByText(/^\$6\.66/)).toBeInTheDocument();
});

it('says so while the terms of the client cannot be loaded, and shows the own prices afterwards', async () => {
  const shop = aShop();
  mswServer.use(http.get(`${inventory}/clients/GetClientTerms/*`, () => new HttpResponse(null, { status: 503 })));
  open('/en/catalogo', shop);
  const notice = await screen.findByText(/^It could not be checked whether you have prices of your own/);
  expect(await screen.findByText('$10.00')).toBeInTheDocument();
  mockTerms('gold');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^\$7\.77/)).toBeInTheDocument();
  await waitFor(() => expect(notice).not.toBeInTheDocument());
});

it('fails rather than show the public prices of a client who has others', async () => {
  const shop = aShop();
  shop.catalogue.responses[pricesUrl(7)] = new Response(null, { status: 500 });
  open('/en/catalogo', shop);
  expect(await screen.findByText('The catalogue could not be loaded')).toBeInTheDocument();
  shop.catalogue.responses[pricesUrl(7)] = anEnvelope(ownPrices);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^\$7\.77/)).toBeInTheDocument();
});

it('asks for the password again once the session has expired, and then shows the own prices', async () => {
  const shop = aShop();
  shop.catalogue.responses[pricesUrl(7)] = new Response(null, { status: 401 });
  let isKnown = false;
  mswServer.use(
    http.get(`${inventory}/clients/GetClientTerms/*`, ({ request }) => {
      // Only the first time, before the session expires.
      if (isKnown && request.headers.get('authorization') === 'Bearer a.b.c')
        return new HttpResponse(null, { status: 401 });
      isKnown = true;
      return undefined;
    }),
  );
  const { store } = open('/en/catalogo', shop);
  expect(await screen.findByRole('dialog', { name: 'Your session has expired' })).toBeInTheDocument();
  shop.catalogue.responses[pricesUrl(7)] = anEnvelope(ownPrices);
  const renewed = shop.services.vault.seal('token', 'd.e.f');
  act(() => void store.dispatch(signedIn({ token: renewed, client: aClient() })));
  expect(await screen.findByText(/^\$7\.77/)).toBeInTheDocument();
});

it('asks clients without a list for nothing', async () => {
  const shop = aShop();
  mockTerms(null);
  open('/en/catalogo', shop);
  expect(await screen.findByText('$10.00')).toBeInTheDocument();
  expect(shop.asked()).toEqual([]);
});

describe('a client who had own prices at the last visit', () => {
  const html = document.documentElement;
  const openAgain = (shop = aShop()) => {
    localStorage.setItem('client.ownPrices', 'true');
    html.dataset.prices = 'awaited';
    return open('/en/catalogo', { ...shop, services: { ...shop.services, storage: browserStorages() } });
  };
  afterEach(() => {
    localStorage.clear();
    delete html.dataset.prices;
  });

  it('sees prices once they are its own', async () => {
    openAgain();
    expect(html.dataset).toHaveProperty('prices', 'awaited');
    expect(await screen.findByText(/^\$7\.77/)).toBeInTheDocument();
    await waitFor(() => expect(html.dataset).not.toHaveProperty('prices'));
    expect(localStorage.getItem('client.ownPrices')).toBe('true');
  });

  it('sees the public ones once it has no list any more', async () => {
    const shop = aShop();
    mockTerms(null);
    openAgain(shop);
    await waitFor(() => expect(html.dataset).not.toHaveProperty('prices'));
    expect(localStorage.getItem('client.ownPrices')).toBeNull();
    expect(await screen.findByText('$10.00')).toBeInTheDocument();
  });

  it('sees the public ones, named as such, where its terms are not to be had', async () => {
    const shop = aShop();
    mswServer.use(http.get(`${inventory}/clients/GetClientTerms/*`, () => HttpResponse.error()));
    openAgain(shop);
    await waitFor(() => expect(html.dataset).not.toHaveProperty('prices'));
    expect(await screen.findByText('$10.00')).toBeInTheDocument();
    expect(localStorage.getItem('client.ownPrices')).toBe('true');
  });

  it('leaves no trace in the browser when signing out', async () => {
    const { store } = openAgain();
    await screen.findByText(/^\$7\.77/);
    act(() => void store.dispatch(clientSignedOut()));
    await waitFor(() => expect(localStorage.getItem('client.ownPrices')).toBeNull());
  });
});
