import '@/store/allParts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { CatalogEngine } from '@/engine/host/catalogEngine';

import { aStockItem } from '../support/builders/aCatalogue';
import { aRuntimeConfig } from '../support/builders/aRuntimeConfig';
import { mockEmptyServices } from '../support/mockEmptyServices';
import { renderApp } from '../support/renderApp';
import { hardware, mockCatalogue } from './catalogueSupport';

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

/** A catalogue whose price list passes through `change`. */
const withPriceList = (change: (engine: CatalogEngine) => CatalogEngine['priceList']) => {
  const changed = mockCatalogue(hardware())
    .services.engine()
    .then((engine) => ({ ...engine, priceList: change(engine) }));
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
    'Code,Additional code,Name,Category,"Price (USD, before taxes)",Quantity for the better price,"Better price (USD, before taxes)"',
  );
  expect(lines).toContain('BV-10,7501000000101,Brass valve,Valves,30,,');
  expect(lines).toContain('WS-440,7501000000101,Wood screw 4 x 40 mm,Fixings / Screws,4.9,12,4.2');
  expect(lines).toContain("'=1+1,7501000000101,Wood screw 4 x 40 mm,Fixings / Screws,Price on request,,");
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
    withPriceList(() => () => Promise.reject(noCatalogue())),
  );
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('The price list could not be loaded')).toBeInTheDocument();
});

it('reports a failed download, and can retry it', async () => {
  const files = recordDownloads();
  const failures = [noCatalogue()];
  const shop = withPriceList((engine) => async (query, part) => {
    const failure = part.count < 2000 ? failures.pop() : undefined;
    if (failure) throw failure;
    return engine.priceList(query, part);
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
  ['an empty list', '/en/catalogo?q=qqqq', 'No results'],
  ['an unknown category', '/en/category/none-9-9?prices=1', 'There is no such category'],
])('is not offered for %s', async (_what, path, shown) => {
  open(path);
  await screen.findByRole('heading', { name: shown });
  expect(screen.queryByRole('link', { name: 'Price list' })).not.toBeInTheDocument();
});
