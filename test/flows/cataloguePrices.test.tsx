import '@/store/allParts';
import '@/engine/host/catalogEngine';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { clientSignedOut, signedIn } from '@/features/session/state/sessionSlice';
import type { CatalogEngine } from '@/engine/host/catalogEngine';
import { createInProcessEngine } from '@/engine/host/inProcessEngine';
import type { EngineArg } from '@/engine/host/requestHandlers';

import { aStockItem } from '../support/builders/aCatalogue';
import { aRuntimeConfig } from '../support/builders/aRuntimeConfig';
import { aClient, aSession } from '../support/builders/aSession';
import { someServices } from '../support/builders/someServices';
import { mockEmptyServices } from '../support/mockEmptyServices';
import { renderApp } from '../support/renderApp';
import { hardware, mockCart, mockCatalogue } from './catalogueSupport';
import { AlwaysIntersecting } from './shellSupport';

describe('the price list', () => {
  beforeEach(mockEmptyServices);

  const english = { language: { language: 'en' as const } };
  const open = (
    path: string,
    { services }: { services: { engine: () => Promise<CatalogEngine> } } = mockCatalogue(hardware()),
  ) => renderApp(path, english, services);
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const findTable = () => screen.findByRole('table', { name: 'Price list' });
  const rows = () => screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));

  /** Records the files that are downloaded: jsdom neither makes addresses for them nor follows links. */
  const recordDownloads = () => {
    const files: { name: string; text: Promise<string> }[] = [];
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, text: blobs.at(-1)!.text() });
    });
    return files;
  };

  /** A catalogue whose price list fails if `intercept` throws. */
  const withPriceList = (intercept: (arg: EngineArg<'priceList'>) => void) => {
    const changed = mockCatalogue(hardware())
      .services.engine()
      .then((engine) => {
        const request: CatalogEngine['request'] = async (method, arg, signal) => {
          if (method === 'priceList') intercept(arg as EngineArg<'priceList'>);
          return engine.request(method, arg, signal);
        };
        return { ...engine, request };
      });
    return { services: { engine: () => changed } };
  };

  const noCatalogue = () => Object.assign(new Error('No catalogue'), { name: 'CatalogsUnavailable' });

  it('lists the items of all catalogue pages in the same order, and links back', async () => {
    const { address } = open('/en/subcategory/screws-1-5?q=bolt&sort=price-desc&view=table');
    await userEvent.click(await screen.findByRole('link', { name: 'Price list' }));
    expect(address()).toBe('/en/subcategory/screws-1-5?q=bolt&sort=price-desc&view=table&prices=1');
    await findTable();
    expect(screen.getByRole('heading', { level: 1, name: 'Price list' })).toHaveFocus();
    expect(screen.getByText('Fixings / Screws · “bolt”')).toBeInTheDocument();
    expect(screen.getByText('28 items')).toBeInTheDocument();
    expect(screen.getByText(/^Prices as of .+ · In US dollars, before taxes$/)).toBeInTheDocument();
    expect(rows()).toHaveLength(29);
    expect(rows().slice(0, 3)).toEqual([
      ['Code', 'Name', 'Price', 'Quantity price'],
      ['B-227', 'Bolt M28', '$28.00', '12 or more: $4.20'],
      ['B-226', 'Bolt M27', '$27.00', '12 or more: $4.20'],
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Back to the list' }));
    expect(address()).toBe('/en/subcategory/screws-1-5?q=bolt&sort=price-desc&view=table');
  });

  it('downloads the same items as CSV, and prints', async () => {
    const files = recordDownloads();
    const print = jest.spyOn(window, 'print').mockImplementation();
    const items = [...hardware().items, aStockItem({ stockItemId: 300, code: '=1+1', price: null })];
    open('/en/catalogo?prices=1&sort=code', mockCatalogue({ ...hardware(), items }));
    await findTable();
    await press('Download as CSV');
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]!.name).toMatch(/^price-list-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await files[0]!.text).split('\r\n');
    expect(lines).toHaveLength(33);
    expect(lines[0]).toBe(
      'Code,Additional code,Name,Category,"Price (USD, before taxes)",Quantity for the better price,"Better price (USD, before taxes)",Unit,Minimum quantity,In steps of,Pack size',
    );
    expect(lines).toContain('BV-10,7501000000101,Brass valve,Valves,30,,,,,,');
    expect(lines).toContain('WS-440,7501000000101,Wood screw 4 x 40 mm,Fixings / Screws,4.9,12,4.2,,,,');
    expect(lines).toContain("'=1+1,7501000000101,Wood screw 4 x 40 mm,Fixings / Screws,Price on request,,,,,,");
    expect(lines.slice(1, -1).map((line) => line.split(',')[0])).toEqual(
      rows()
        .slice(1)
        .map(([code]) => (code === '=1+1' ? "'=1+1" : code)),
    );
    await press('Print');
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('prints only the first items of a long list, but downloads all of them', async () => {
    const files = recordDownloads();
    const items = Array.from({ length: 2001 }, (_, number) => aStockItem({ stockItemId: number, code: `C-${number}` }));
    open('/en/catalogo?prices=1', mockCatalogue({ items, categories: [] }));
    expect(await screen.findByText(/^Only the first 2,000 of 2,001 items are shown and printed/)).toBeInTheDocument();
    await press('Download as CSV');
    await waitFor(() => expect(files).toHaveLength(1));
    expect((await files[0]!.text).match(/\r\nC-\d+/g)).toHaveLength(2001);
  });

  it('reports a list that cannot be loaded', async () => {
    open(
      '/en/catalogo?prices=1',
      withPriceList(() => {
        throw noCatalogue();
      }),
    );
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('The price list could not be loaded')).toBeInTheDocument();
  });

  it('reports a failed download, and can retry it', async () => {
    const files = recordDownloads();
    const failures = [noCatalogue()];
    const shop = withPriceList(({ count }) => {
      const failure = count < 2000 ? failures.pop() : undefined;
      if (failure) throw failure;
    });
    open('/en/catalogo?prices=1', shop);
    await findTable();
    await press('Download as CSV');
    expect(await screen.findByText(/^The price list could not be downloaded/)).toBeInTheDocument();
    await press('Download as CSV');
    await waitFor(() => expect(files).toHaveLength(1));
  });

  it('shows a download in preparation from the state', async () => {
    const state = { ...english, screen: { 'catalogue/priceListSaving': true } };
    renderApp('/en/catalogo?prices=1', state, mockCatalogue(hardware()).services);
    await findTable();
    expect(screen.getByRole('button', { name: 'Preparing the file…' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is for clients only if prices are', async () => {
    const { services } = mockCatalogue(hardware());
    const hidden = { ...services, config: aRuntimeConfig({ pricesVisibleTo: 'clients' }) };
    const { unmount } = renderApp('/en/catalogo', english, hidden);
    await screen.findAllByRole('article');
    expect(screen.queryByRole('link', { name: 'Price list' })).not.toBeInTheDocument();
    unmount();
    renderApp('/en/catalogo?prices=1', english, hidden);
    expect(await screen.findByRole('link', { name: 'Sign in to see prices' })).toHaveAttribute(
      'href',
      '/login?from=%2Fen%2Fcatalogo%3Fprices%3D1',
    );
    expect(screen.queryByRole('button', { name: 'Download as CSV' })).not.toBeInTheDocument();
  });

  it.each([
    ['an empty list', '/en/catalogo?q=qqqq&exact=1', 'No results'],
    ['an unknown category', '/en/category/none-9-9?prices=1', 'There is no such category'],
  ])('is not offered for %s', async (_what, path, shown) => {
    open(path);
    await screen.findByRole('heading', { name: shown });
    expect(screen.queryByRole('link', { name: 'Price list' })).not.toBeInTheDocument();
  });
});

describe('prices for clients only', () => {
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
    const name = 'Wood screw 4 x 40 mm';
    expect((await screen.findAllByText((_text, element) => element?.textContent === name)).length).toBeGreaterThan(0);
    expect(figures()).toEqual([]);
    expect(document.head.innerHTML + document.body.innerHTML).not.toContain('4.9');
  });

  it.each([
    ['cards', '/en/catalogo'],
    ['the dense table', '/en/catalogo?view=table'],
  ])('offers sign-in in place of quantities where a family is unfolded among %s', async (_, path) => {
    renderApp(path, english, aShop().services);
    await userEvent.click(await screen.findByRole('link', { name: /^Choose a variant/ }));
    const variant = await screen.findByText('WS-560');
    const panel = variant.closest('.unfolded') ?? variant.closest('table')!;
    await waitFor(() =>
      expect(within(panel as HTMLElement).getAllByText('Sign in to see prices').length).toBeGreaterThan(0),
    );
    expect(screen.queryByRole('textbox', { name: /^Quantity of/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Add all/ })).not.toBeInTheDocument();
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
});
