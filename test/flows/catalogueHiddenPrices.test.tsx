import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { clientSignedOut, signedIn } from '@/features/session/sessionSlice';
import { createInProcessEngine } from '@/engine/host/inProcessEngine';

import { aStockItem } from '../support/builders/aCatalogue';
import { aRuntimeConfig } from '../support/builders/aRuntimeConfig';
import { aClient, aSession } from '../support/builders/aSession';
import { someServices } from '../support/builders/someServices';
import { mockEmptyServices } from '../support/mockEmptyServices';
import { renderApp } from '../support/renderApp';
import { mockCart } from './catalogueSupport';
import { AlwaysIntersecting } from './shellSupport';

beforeEach(mockEmptyServices);

const priced = [
  aStockItem({ isOffer: true, isNew: true, isParent: true }),
  aStockItem({ stockItemId: 102, name: 'Wood screw 5 x 60 mm', code: 'WS-560', stockItemParentId: 101 }),
  aStockItem({ stockItemId: 103, name: 'Hammer', code: 'HM-1', price: 25, bestPrice: null }),
];
const bare = { price: null, bestPrice: null, quantityBestPrice: null };

/** Services that return prices to clients, or to everyone; the page must hide them from visitors either way. */
const aShop = ({ tellsAll = false } = {}) => {
  const sentTokens: (string | null)[] = [];
  const refused = new Set<string | null>();
  const engine = createInProcessEngine({
    fetch: async (url, { headers }) => {
      const token = new Headers(headers).get('authorization');
      if (url.includes('StockItems')) sentTokens.push(token);
      if (refused.has(token)) return new Response(null, { status: 401 });
      const items = tellsAll || token !== null ? priced : priced.map((item) => ({ ...item, ...bare }));
      const data = url.endsWith('GetStockItemsByCompany/1/1/1') ? items : [];
      return Response.json({ isSuccessful: true, data });
    },
  });
  const services = someServices({
    config: aRuntimeConfig({ pricesVisibleTo: 'clients' }),
    engine: () => Promise.resolve(engine),
  });
  const token = services.vault.seal('token', 'a.b.c');
  return { sentTokens, services, token, refuse: (sent: string) => void refused.add(sent) };
};

const english = { language: { language: 'en' as const } };
const figures = () => document.body.textContent.match(/\$\d[\d.,]*/g) ?? [];

it.each([
  ['cards', '/en/catalogo'],
  ['the dense table', '/en/catalogo?view=table'],
  ['an item with its variants and related items', '/en/stock/wood-screw-4-x-40-mm/101'],
])('hides prices from visitors in %s, even if the services return them', async (_, path) => {
  const { services } = aShop({ tellsAll: true });
  renderApp(path, english, services);
  expect((await screen.findAllByText('Wood screw 4 x 40 mm')).length).toBeGreaterThan(0);
  expect(figures()).toEqual([]);
  expect(document.head.innerHTML + document.body.innerHTML).not.toContain('4.9');
});

it('hides prices from visitors in the rails of the home page', async () => {
  Object.assign(globalThis, { IntersectionObserver: AlwaysIntersecting });
  const { services } = aShop({ tellsAll: true });
  renderApp('/en', english, services);
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  expect(figures()).toEqual([]);
});

it('hides prices from visitors in suggestions, and ignores sorting by price', async () => {
  const { services } = aShop({ tellsAll: true });
  renderApp('/en/catalogo?sort=price-desc', english, services);
  await screen.findAllByRole('article');
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Catalogue order');
  expect(screen.queryByRole('option', { name: /^Price/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('Search'));
  await userEvent.keyboard('screw');
  expect(await screen.findByRole('option', { name: /4 x 40/ })).toBeInTheDocument();
  expect(figures()).toEqual([]);
});

it('links from the hidden price to sign-in, and back', async () => {
  const { services } = aShop();
  const { address } = renderApp('/en/catalogo?q=440', english, services);
  await userEvent.click(await screen.findByRole('link', { name: 'Sign in to see prices' }));
  await waitFor(() => expect(address()).toBe('/login?from=%2Fen%2Fcatalogo%3Fq%3D440'));
});

it('fetches the lists with the token of the client, and shows the prices', async () => {
  const { services, token, sentTokens } = aShop();
  mockCart();
  renderApp('/en/catalogo', { ...english, session: aSession({ token }) }, services);
  expect(await screen.findByText('from $4.90')).toBeInTheDocument();
  expect(new Set(sentTokens)).toEqual(new Set(['Bearer a.b.c']));
});

it('shows the prices after sign-in, and hides them after sign-out', async () => {
  const { services, token, sentTokens } = aShop();
  mockCart();
  const { store } = renderApp('/en/catalogo', english, services);
  expect(await screen.findAllByText('Sign in to see prices')).toHaveLength(2);
  act(() => void store.dispatch(signedIn({ token, client: aClient() })));
  expect(await screen.findByText('from $4.90')).toBeInTheDocument();
  act(() => void store.dispatch(clientSignedOut()));
  expect(await screen.findAllByText('Sign in to see prices')).toHaveLength(2);
  await waitFor(() => expect(sentTokens).toEqual([null, null, 'Bearer a.b.c', 'Bearer a.b.c', null, null]));
  await waitFor(() => expect(JSON.stringify(store.getState().api)).not.toContain('4.9'));
});

it('asks for the password again when the services refuse the session, and then shows the lists', async () => {
  const { services, token, refuse } = aShop();
  mockCart();
  refuse('Bearer a.b.c');
  const { store } = renderApp('/en/catalogo', { ...english, session: aSession({ token }) }, services);
  expect(await screen.findByRole('dialog', { name: 'Your session has expired' })).toBeInTheDocument();
  const renewed = services.vault.seal('token', 'd.e.f');
  act(() => void store.dispatch(signedIn({ token: renewed, client: aClient() })));
  expect(await screen.findByText('from $4.90')).toBeInTheDocument();
});
