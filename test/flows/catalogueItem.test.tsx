import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { aStockItem } from '../support/builders/aCatalogue';
import { aSession } from '../support/builders/aSession';
import { mockEmptyServices } from '../support/mockEmptyServices';
import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { hardware, mockCart, mockCatalogue } from './catalogueSupport';

beforeEach(mockEmptyServices);

const english = { language: { language: 'en' as const } };
const shop = hardware();
const kit = [
  aStockItem({ stockItemId: 300, name: 'Bit', code: 'BIT', isParent: true, stockCategoryId: 6 }),
  aStockItem({ stockItemId: 301, name: 'Bit, 5 mm', code: 'BIT-5', stockItemParentId: 300, stockCategoryId: 6 }),
  aStockItem({ stockItemId: 302, name: 'Bit, 8 mm', code: 'BIT-8', stockItemParentId: 300, stockCategoryId: 6 }),
];
const chinese = aStockItem({ stockItemId: 500, name: '亚麻围裙 75 × 95 厘米', code: 'W-1' });
const gone = aStockItem({ stockItemId: 400, name: 'Lamp', code: 'L-1', deleted: true });
const second = { items: [aStockItem({ name: 'Paint', code: 'P-1', price: null, bestPrice: null })], categories: [] };

const open = (path: string, state: Parameters<typeof renderApp>[1] = english) =>
  renderApp(path, state, mockCatalogue({ ...shop, items: [...shop.items, ...kit, chinese, gone] }, second).services);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('shows an item with its codes and prices by quantity', async () => {
  open('/en/stock/wood-screw-4-x-40-mm/101');
  await heading('Wood screw 4 x 40 mm');
  expect(screen.getByText('WS-440')).toBeInTheDocument();
  expect(screen.getByText(/7501000000101/)).toBeInTheDocument();
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual(['QuantityPrice each', '1 to 11$4.90', '12 or more-14%$4.20']);
});

it('remembers which items were viewed, most recent first', async () => {
  const { router, store } = open('/en/stock/bit/301');
  await heading('Bit, 5 mm');
  await act(() => router.navigate('/en/stock/wood-screw-4-x-40-mm/101'));
  await heading('Wood screw 4 x 40 mm');
  await waitFor(() => expect(store.getState().recentItems).toEqual(['1:101', '1:301']));
});

it('shows what the typed quantity costs, and at which unit price', async () => {
  open('/en/stock/wood-screw-4-x-40-mm/101');
  await heading('Wood screw 4 x 40 mm');
  const quantity = screen.getByRole('textbox', { name: /Quantity of Wood screw/ });
  const getPriceInForce = () => document.querySelector('tr[aria-current]')?.textContent;
  expect(getPriceInForce()).toBe('1 to 11$4.90');
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '3');
  expect(screen.getByText('3 for $14.70')).toBeInTheDocument();
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '12');
  expect(screen.getByText('12 for $50.40')).toBeInTheDocument();
  expect(getPriceInForce()).toBe('12 or more-14%$4.20');
});

it.each([
  ['/en/stock/nails/101?catalog=1', '/en/stock/wood-screw-4-x-40-mm/101?catalog=1'],
  ['/en/stock/-/0101#x', '/en/stock/wood-screw-4-x-40-mm/101#x'],
  ['/en/stock/nails/101?from=mail#price', '/en/stock/wood-screw-4-x-40-mm/101?from=mail#price'],
])('corrects the URL %s', async (wrong, right) => {
  const { address } = open(wrong);
  await waitFor(() => expect(address()).toBe(right));
});

it('supports names of any script in the URL', async () => {
  const { address } = open('/en/stock/apron/500');
  await heading('亚麻围裙 75 × 95 厘米');
  expect(decodeURI(address())).toBe('/en/stock/亚麻围裙-75-95-厘米/500');
});

it('identifies the catalogue by the URL', async () => {
  open('/en/stock/paint/101?catalog=2');
  await heading('Paint');
  expect(screen.getByText('Price on request')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Add Paint/ })).not.toBeInTheDocument();
});

it.each(['/en/stock/x/999', '/en/stock/x/abc', '/en/stock/x/101?catalog=7'])('shows not-found at %s', async (path) => {
  open(path);
  await heading('There is no such item');
  expect(screen.getByRole('link', { name: 'See the whole catalogue' })).toHaveAttribute('href', '/en/catalogo');
  const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');
  await waitFor(() => expect(robots()).toBe('noindex'));
});

it('links from a missing item to a search for its name', async () => {
  const { address } = open('/en/stock/brass-valve/999');
  await heading('There is no such item');
  const field = screen.getByRole('searchbox', { name: 'Search the catalogue by name or code' });
  expect(field).toHaveValue('brass valve');
  await userEvent.type(field, '{Enter}');
  await waitFor(() => expect(address()).toBe('/en/catalogo?q=brass+valve'));
});

it('reports a deleted item', async () => {
  open('/en/stock/lamp/400');
  await heading('This item is no longer in the catalogue');
});

const feature = {
  stockItemId: 101,
  stockItemHeaderFeatureId: 1,
  name: 'Length',
  value: '40 mm',
  imageUrl: null,
  fileUrl: null,
};

it('groups features under their headers, and shows pictures and files', async () => {
  const respond = (data: unknown) => () => HttpResponse.json({ isSuccessful: true, data });
  mswServer.use(
    http.get(
      '*/StockItemHeaderFeatures/GetStockItemHeaderFeatures/*/*/*',
      respond([{ stockItemHeaderFeatureId: 1, name: 'Measures' }]),
    ),
    http.get(
      '*/StockItemFeature/GetStockItemsFeatureByID/*/*/*/101',
      respond([
        { ...feature, stockItemFeatureId: 1 },
        { ...feature, stockItemFeatureId: 2, stockItemHeaderFeatureId: 9, name: 'Steel', value: 'A2' },
        { ...feature, stockItemFeatureId: 3, value: null, imageUrl: 'side.svg' },
        { ...feature, stockItemFeatureId: 4, value: null, name: 'Data sheet', fileUrl: 'screw.pdf' },
      ]),
    ),
  );
  const { store } = open('/en/stock/wood-screw-4-x-40-mm/101');
  await screen.findByRole('heading', { name: 'Measures' });
  expect(screen.getByText('40 mm').closest('dd')!.previousSibling).toHaveTextContent('Length');
  expect(screen.getByRole('heading', { name: 'Other features' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Data sheet' })).toHaveAttribute(
    'href',
    'http://localhost:3000/services/blob/StockItemFeatureFiles/screw.pdf',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Picture 2' }));
  expect(screen.getByRole('img', { name: 'Wood screw 4 x 40 mm' })).toHaveAttribute(
    'src',
    'http://localhost:3000/services/blob/StockItemFeatureImages/side.svg',
  );
  expect(store.getState().screen).toEqual({ 'picture/1:101': 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge the picture: Wood screw 4 x 40 mm' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Wood screw 4 x 40 mm' }));
  const picture = dialog.getByRole('button', { name: /^Enlarge/ });
  expect(picture).toHaveFocus();
  expect(dialog.getByText('2 of 2')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(picture).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{ArrowRight}');
  expect(dialog.getByText('1 of 2')).toBeInTheDocument();
  expect(picture).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(store.getState().screen).toEqual({});
});

it('compares the variants by what differs, and adds several together', async () => {
  const sent = mockCart();
  mswServer.use(
    http.get('*/StockItemFeature/GetStockItemsFeatureByID/*/*/*/:item', ({ params }) =>
      HttpResponse.json({
        isSuccessful: true,
        data: [
          { ...feature, stockItemFeatureId: 1, name: 'Diameter', value: params.item === '301' ? '5 mm' : '8 mm' },
          { ...feature, stockItemFeatureId: 2, name: 'Material', value: 'Steel' },
        ],
      }),
    ),
  );
  open('/en/stock/bit/300', { ...english, session: aSession() });
  const variants = within(await screen.findByRole('table', { name: 'Variants' }));
  expect(variants.getAllByRole('link').map((link) => link.textContent)).toEqual(['5 mm', '8 mm']);
  expect(await variants.findByRole('columnheader', { name: 'Diameter' })).toBeInTheDocument();
  expect(variants.queryByRole('columnheader', { name: 'Material' })).not.toBeInTheDocument();
  expect(variants.getByRole('cell', { name: /8 mm$/ })).toBeInTheDocument();
  const [five, eight] = variants.getAllByRole('textbox');
  await userEvent.click(five!);
  await userEvent.keyboard('2{Tab}x{Tab}');
  expect(screen.getByRole('button', { name: 'Add 1 variant' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 variant' }));
  expect(eight).toHaveAccessibleDescription('Invalid number format');
  expect(sent).toEqual([]);
  await userEvent.clear(eight!);
  await userEvent.type(eight!, '3{Enter}');
  expect(await screen.findByText('Items added to shopping cart')).toBeInTheDocument();
  expect(screen.getByText('2 × Bit, 5 mm and 3 × Bit, 8 mm')).toBeInTheDocument();
  expect(sent.map(({ body }) => [body.stockItemId, body.quantity])).toEqual([
    [301, 2],
    [302, 3],
  ]);
  expect(five).toHaveValue('');
});

it('navigates through the originating list, and back to it', async () => {
  const { address } = open('/en/catalogo?q=bolt&sort=price-desc');
  await userEvent.click(await screen.findByRole('link', { name: 'Bolt M27' }));
  await heading('Bolt M27');
  expect(await screen.findByText('2 of 28')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Next item' }));
  await heading('Bolt M26');
  expect(await screen.findByText('3 of 28')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Back to the list' }));
  await waitFor(() => expect(address()).toBe('/en/catalogo?q=bolt&sort=price-desc'));
});

it('copies the code', async () => {
  const user = userEvent.setup();
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  open('/en/stock/wood-screw-4-x-40-mm/101');
  await user.click(await screen.findByRole('button', { name: 'Copy the code' }));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(written).toHaveBeenCalledWith('WS-440');
});
