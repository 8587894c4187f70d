import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aCategory, aStockItem } from '../support/builders/aCatalogue';
import { aRuntimeConfig } from '../support/builders/aRuntimeConfig';
import { memoryStorage } from '../support/builders/memoryStorage';
import { anEnvelope } from '../support/builders/someCatalogueServices';
import { mockEmptyServices } from '../support/mockEmptyServices';
import { renderApp } from '../support/renderApp';
import { categoriesUrl, featuresUrl, hardware, itemsUrl, mockCatalogue } from './catalogueSupport';

beforeEach(mockEmptyServices);

const english = { language: { language: 'en' as const } };
const open = (path: string, shop = mockCatalogue(hardware())) => renderApp(path, english, shop.services);
const shown = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const see = (look: (names: (string | null)[]) => void) => waitFor(() => look(shown()));
const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('link', { name }));

it('shows the first page, and the others at their own URLs', async () => {
  const { address } = open('/en/catalogo');
  await see((names) => expect(names).toHaveLength(24));
  expect(screen.getByRole('heading', { level: 1, name: 'Catalogue' })).toBeInTheDocument();
  expect(screen.getByText('30 items')).toBeInTheDocument();
  await choose('Page 2');
  await see((names) => expect(names).toHaveLength(6));
  expect(address()).toBe('/en/catalogo/2');
});

it('redirects a page past the end to the last one', async () => {
  const { address } = open('/en/catalogo/9?sort=name');
  await waitFor(() => expect(address()).toBe('/en/catalogo/2?sort=name'));
  await see((names) => expect(names).toHaveLength(6));
});

it('keeps the page of the address while the catalogue that has it is still loading', async () => {
  const shop = mockCatalogue(hardware(), {
    items: [aStockItem({ stockItemId: 1, name: 'Tape', code: 'T-1' })],
    categories: [],
  });
  const items = shop.responses[itemsUrl(1)] as Response;
  let release: () => void = () => undefined;
  const isLate = new Promise<void>((resolve) => (release = resolve));
  shop.responses[itemsUrl(1)] = () => isLate.then(() => items);
  const { address } = open('/en/catalogo/2', shop);
  await see((names) => expect(names).toEqual(['Tape']));
  await act(async () => release());
  await see((names) => expect(names).toHaveLength(7));
  expect(address()).toBe('/en/catalogo/2');
});

it('navigates the category tree with counts, and back by the breadcrumbs', async () => {
  const { address } = open('/en/catalogo');
  await choose('Fixings 29');
  await waitFor(() => expect(address()).toBe('/en/category/fixings-1-1'));
  await choose('Screws 29');
  await waitFor(() => expect(address()).toBe('/en/subcategory/screws-1-5'));
  const picture = () => document.querySelector('img[src$="/services/blob/StockCategoryImages/5.svg"]');
  await waitFor(() => expect(picture()).toBeInTheDocument());
  fireEvent.error(picture()!);
  expect(picture()).not.toBeInTheDocument();
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  await userEvent.click(await way.findByRole('link', { name: 'Fixings' }));
  await waitFor(() => expect(address()).toBe('/en/category/fixings-1-1'));
});

it('goes back from each category to the one before, with its heading and breadcrumbs', async () => {
  const { router } = open('/en/catalogo');
  const readPlace = () => [
    screen.getByRole('heading', { level: 1 }).textContent,
    screen.getByRole('navigation', { name: 'Breadcrumbs' }).textContent,
  ];
  await screen.findByRole('heading', { level: 1, name: 'Catalogue' });
  const places = [readPlace()];
  for (const [path, name] of [
    ['/en/category/fixings-1-1', 'Fixings'],
    ['/en/subcategory/screws-1-5', 'Screws'],
    ['/en/category/valves-1-6', 'Valves'],
  ] as const) {
    await act(() => router.navigate(path));
    await screen.findByRole('heading', { level: 1, name });
    places.push(readPlace());
  }
  expect(places.map(([, breadcrumbs]) => breadcrumbs)).toEqual([
    'Home',
    'HomeCatalogue',
    'HomeCatalogueFixings',
    'HomeCatalogue',
  ]);
  for (const place of places.slice(0, -1).reverse()) {
    await act(() => router.navigate(-1));
    await waitFor(() => expect(readPlace()).toEqual(place));
  }
});

it('asks for no picture of a category that has none', async () => {
  const shop = mockCatalogue(hardware());
  shop.responses[categoriesUrl(1)] = anEnvelope([{ ...aCategory(), imageUrl: null }]);
  open('/en/category/screws-1-5', shop);
  expect(await screen.findByRole('heading', { level: 1, name: 'Screws' })).toBeInTheDocument();
  await see((names) => expect(names).not.toEqual([]));
  expect(document.querySelector('img[src*="StockCategoryImages"]')).not.toBeInTheDocument();
});

it('keeps text, filters and sort in the URL, and undoes each with the back button', async () => {
  const { address, router } = open('/en/catalogo?q=bolt');
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “bolt”' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Price, highest first');
  await waitFor(() => expect(address()).toBe('/en/catalogo?q=bolt&sort=price-desc'));
  await see(([first]) => expect(first).toBe('Bolt M28'));
  await choose('Remove “bolt”');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Remove “bolt”' })).not.toBeInTheDocument());
  await choose(/^On offer/);
  await waitFor(() => expect(address()).toBe('/en/catalogo?offers=1&sort=price-desc'));
  await see((names) => expect(names).toEqual(['Wood screw 4 x 40 mm']));
  await act(() => router.navigate(-2));
  await see(([first]) => expect(first).toBe('Bolt M28'));
  expect(address()).toBe('/en/catalogo?q=bolt&sort=price-desc');
});

it('sorts the table by its headings, each order in the URL', async () => {
  const { address } = open('/en/catalogo?q=bolt&view=table');
  const table = within(await screen.findByRole('table'));
  const press = (name: string) => userEvent.click(table.getByRole('link', { name }));
  const findSorted = (name: string, order: string) =>
    waitFor(() => expect(table.getByRole('columnheader', { name })).toHaveAttribute('aria-sort', order));
  expect(table.getByRole('columnheader', { name: 'Price' })).not.toHaveAttribute('aria-sort');
  await press('Price');
  await findSorted('Price', 'ascending');
  expect(address()).toBe('/en/catalogo?q=bolt&sort=price&view=table');
  await press('Price');
  await findSorted('Price', 'descending');
  expect(address()).toBe('/en/catalogo?q=bolt&sort=price-desc&view=table');
  await press('Code');
  await findSorted('Code', 'ascending');
  await press('Code');
  await waitFor(() => expect(address()).toBe('/en/catalogo?q=bolt&view=table'));
});

it('filters by features and prices, each choice in the URL and removable', async () => {
  const { responses, services } = mockCatalogue(hardware());
  const values = [
    { key: 'steel', name: 'Steel', stockItemIds: [101, 200, 201, 202, 203, 204, 205, 206] },
    { key: 'brass', name: 'Brass', stockItemIds: [102] },
  ];
  responses[featuresUrl(1)] = anEnvelope([{ key: 'material', name: 'Material', values }]);
  const { address } = renderApp('/en/catalogo', english, services);
  const group = await screen.findByRole('group', { name: 'Material' });
  expect(within(group).getByRole('link', { name: 'Steel 8' })).toBeInTheDocument();
  await userEvent.click(within(group).getByRole('link', { name: 'Brass 1' }));
  expect(await screen.findByRole('link', { name: 'Brass valve' })).toBeInTheDocument();
  expect(address()).toBe('/en/catalogo?where=material.brass');
  expect(within(group).getByRole('link', { name: 'Steel 8' })).toBeInTheDocument();
  // What would show nothing is no link.
  await waitFor(() => expect(screen.queryByRole('link', { name: /On offer/ })).not.toBeInTheDocument());
  expect(screen.getByText('On offer')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Remove Material: Brass' }));
  await userEvent.click(await screen.findByRole('link', { name: /^\$20 to \$30/ }));
  expect(address()).toBe('/en/catalogo?price=20-30');
  expect(await screen.findByRole('link', { name: 'Remove $20 to $30' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Brass valve' })).not.toBeInTheDocument());
});

it('remembers the page size', async () => {
  const { store } = open('/en/catalogo');
  await see((names) => expect(names).toHaveLength(24));
  await userEvent.selectOptions(screen.getByLabelText('Items per page'), '48');
  await see((names) => expect(names).toHaveLength(30));
  expect(store.getState().catalogue.pageSize).toBe(48);
});

it('keeps the page size in another language, on the next visit and in a new tab', async () => {
  const local = memoryStorage();
  const visit = (path: string) => renderApp(path, {}, { ...mockCatalogue(hardware()).services, storage: { local } });
  const first = visit('/en/catalogo');
  await see((names) => expect(names).toHaveLength(24));
  await userEvent.selectOptions(screen.getByLabelText('Items per page'), '48');
  await see((names) => expect(names).toHaveLength(30));
  await act(() => first.router.navigate('/zh/catalogo'));
  await waitFor(() => expect(screen.getByLabelText('每页件数')).toHaveDisplayValue('每页 48 件'));
  await see((names) => expect(names).toHaveLength(30));
  expect(local.getItem('pageSize')).toBe('48');
  first.unmount();
  visit('/es/catalogo');
  await see((names) => expect(names).toHaveLength(30));
});

it.each([
  ['/en/catalogo/0', '/en/catalogo'],
  ['/en/catalogo/-1?sort=name', '/en/catalogo?sort=name'],
  ['/en/catalogo/abc', '/en/catalogo'],
  ['/en/catalogo/02', '/en/catalogo'],
  ['/en/category/fixings-1-1/zero', '/en/category/fixings-1-1'],
  ['/en/catalogo/999999999', '/en/catalogo/2'],
])('corrects the URL of page %s', async (wrong, right) => {
  const { address } = open(wrong);
  await waitFor(() => expect(address()).toBe(right));
  await see((names) => expect(names.length).toBeGreaterThan(0));
});

it('ignores unknown values in the URL', async () => {
  open('/en/catalogo?sort=worst&view=list&offers=yes&new=2&catalog=x&page=9&filter=%E0%A4%A&q=%20bolt%20');
  await see((names) => expect(names).toHaveLength(24));
  expect(screen.getByText('28 items')).toBeInTheDocument();
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Best match');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('finds nothing in an unknown catalogue, and lets the filter be removed', async () => {
  const { address } = open('/en/catalogo?catalog=99');
  expect(await screen.findByText('No results')).toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('link', { name: /Catalogue 99/ })[0] ?? document.body);
  await waitFor(() => expect(address()).toBe('/en/catalogo'));
  await see((names) => expect(names).toHaveLength(24));
});

it('shows prices, price breaks and badges', async () => {
  open('/en/catalogo?q=screw');
  const card = within((await screen.findAllByRole('article'))[0] ?? document.body);
  expect(card.getByText('$4.90')).toBeInTheDocument();
  expect(card.getByText('12 or more: $4.20')).toBeInTheDocument();
  expect(card.getByText('Offer')).toBeInTheDocument();
});

it('hides prices from visitors if so configured', async () => {
  const shop = mockCatalogue(hardware());
  const { services, rerender } = renderApp('/en/catalogo?q=screw&exact=1', english, shop.services);
  expect(await screen.findByText('$4.90')).toBeInTheDocument();
  services.config.pricesVisibleTo = 'clients';
  rerender(<div />);
  renderApp('/en/catalogo?q=screw&exact=1', english, { ...shop.services, config: services.config });
  expect(await screen.findByText('Sign in to see prices')).toBeInTheDocument();
  expect(screen.queryByText('$4.90')).not.toBeInTheDocument();
});

it('leads to sign-in from each row whose price is for clients', async () => {
  const shop = mockCatalogue({ items: [aStockItem({ name: 'Bolt', price: null })], categories: [] });
  const config = aRuntimeConfig({ pricesVisibleTo: 'clients' });
  renderApp('/en/catalogo?view=table', english, { ...shop.services, config });
  const row = (await screen.findByRole('link', { name: 'Bolt' })).closest('tr')!;
  expect(within(row).getByRole('link', { name: 'Sign in to see prices' })).toHaveAttribute(
    'href',
    '/login?from=%2Fen%2Fcatalogo%3Fview%3Dtable',
  );
});

it('offers a wider search and the contact form when a literal search finds nothing', async () => {
  const { address } = open('/en/catalogo?q=valvs&exact=1');
  expect(await screen.findByText('No results')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask us for “valvs”' })).toHaveAttribute(
    'href',
    '/en/contact?wanted=valvs#write',
  );
  await choose('Search more broadly for “valvs”');
  await waitFor(() => expect(address()).toBe('/en/catalogo?q=valvs'));
  await see((names) => expect(names).toEqual(['Brass valve']));
});

it('reports an unknown category', async () => {
  open('/en/category/nails-1-99');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such category' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await waitFor(() => expect(document.title).toBe('There is no such category · Medida'));
});

it('shows one catalogue if the other fails, names it, and loads it on retry', async () => {
  const shop = mockCatalogue(hardware(), {
    items: [aStockItem({ stockItemId: 900, name: 'Paint', code: 'P-1' })],
    categories: [],
  });
  shop.responses[itemsUrl(2)] = new Response('', { status: 503 });
  open('/en/catalogo', shop);
  expect(await screen.findByText(/Catalogue 2 could not be loaded/)).toBeInTheDocument();
  expect(screen.getByText('30 items')).toBeInTheDocument();
  shop.responses[itemsUrl(2)] = anEnvelope([aStockItem({ stockItemId: 900, name: 'Paint', code: 'P-1' })]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('31 items')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument());
});

it('shows the first catalogue at once, and the other when it arrives', async () => {
  const shop = mockCatalogue(hardware());
  let release: (response: Response) => void = () => undefined;
  const late = new Promise<Response>((resolve) => (release = resolve));
  shop.responses[itemsUrl(2)] = () => late;
  const { store } = open('/en/catalogo', shop);
  expect(await screen.findByText('30 items')).toBeInTheDocument();
  release(anEnvelope([aStockItem({ stockItemId: 900, name: 'Paint', code: 'P-1' })]));
  expect(await screen.findByText('31 items')).toBeInTheDocument();
  const { queries } = store.getState().api;
  expect(Object.values(queries).filter((query) => query?.endpointName === 'getCataloguePage')).toHaveLength(1);
});

it('fetches the lists in the chosen language', async () => {
  const shop = mockCatalogue(hardware());
  const { router } = open('/en/catalogo', shop);
  await screen.findByText('30 items');
  await act(() => router.navigate('/zh/catalogo'));
  await screen.findByRole('heading', { level: 1, name: '商品目录' });
  await waitFor(() => {
    const languages = shop.requests
      .filter(({ url }) => url === itemsUrl(1))
      .map(({ headers }) => headers['x-language']);
    expect(languages).toEqual(['en', 'zh']);
  });
  const marks = { 'x-application': 'api', accept: 'application/json, text/plain, */*' };
  for (const { headers } of shop.requests) expect(headers).toMatchObject(marks);
});

it('explains why nothing could be loaded, and retries', async () => {
  const shop = mockCatalogue(hardware());
  for (const catalogId of [1, 2]) shop.responses[itemsUrl(catalogId)] = new TypeError('offline');
  open('/en/catalogo', shop);
  expect(await screen.findByRole('alert')).toHaveTextContent('The catalogue could not be loaded');
  shop.responses[itemsUrl(1)] = anEnvelope(hardware().items);
  shop.responses[categoriesUrl(1)] = anEnvelope([]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await see((names) => expect(names).toHaveLength(24));
});

it('keeps only one page in the store', async () => {
  const { store } = open('/en/catalogo');
  await see((names) => expect(names).toHaveLength(24));
  expect(JSON.stringify(store.getState().api)).not.toContain('Bolt M28');
});
