import './catalogueSupport';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { startCartSync } from '@/features/cart/sync/cartSyncListeners';

import { aCartItem } from '../support/builders/aCartLine';
import { aCartService } from '../support/builders/aCartService';
import { aRuntimeConfig } from '../support/builders/aRuntimeConfig';
import { aSession } from '../support/builders/aSession';
import { mockEmptyServices } from '../support/mockEmptyServices';
import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';

const client = { language: { language: 'en' as const }, session: aSession() };
const hinge = aCartItem({ stockItemId: 41, name: 'Brass hinge', code: 'BH-41', price: 2.15, bestPrice: null });
const screws = aCartItem({ stockItemId: 40, name: 'Wood screw', price: 4.9, bestPrice: 4.2, quantityBestPrice: 12 });
const foreign = aCartItem({
  catalogId: 2,
  stockItemId: 40,
  name: 'Desk lamp',
  price: 30,
  bestPrice: null,
  quantity: 1,
});

const open = (items = [screws, hinge, foreign], services: Parameters<typeof renderApp>[2] = {}) => {
  mockEmptyServices();
  const service = aCartService(items);
  mswServer.use(
    http.get('*/publics/system/environments', () =>
      HttpResponse.json({ isSuccessful: true, message: '', data: { tax: '16' } }),
    ),
  );
  return { service, ...renderApp('/en/client/shopping-cart', client, services) };
};
const quantity = (name: string) => screen.findByRole('textbox', { name: `Quantity of ${name}` });
const row = async (name: string) => within((await quantity(name)).closest('tr') ?? document.body);
const summary = async () => within(await screen.findByRole('region', { name: 'Summary' }));
const confirm = async (name: 'Yes' | 'No') =>
  userEvent.click(within(await screen.findByRole('alertdialog', { name: 'Delete the item?' })).getByText(name));

it('shows the lines of both catalogues, and totals that match the orders to the cent', async () => {
  open();
  const first = await row('Wood screw');
  expect(first.getByRole('link', { name: 'Wood screw' })).toHaveAttribute('href', '/en/stock/wood-screw/40');
  expect(first.getByText('Add 10 more for $4.20 each')).toBeInTheDocument();
  expect((await row('Desk lamp')).getByRole('link')).toHaveAttribute('href', '/en/stock/desk-lamp/40?catalog=2');
  const sums = await summary();
  // 14.10 and 30.00, taxed separately: 2.26 and 4.80.
  expect(await sums.findByText('$7.06')).toBeInTheDocument();
  expect(sums.getByText('$44.10')).toBeInTheDocument();
  expect(sums.getByText('$51.16')).toBeInTheDocument();
});

it('says why it becomes several orders, and what prices are in', async () => {
  const names = [
    { es: 'Casa', en: 'Home', zh: '家' },
    { es: 'Taller', en: 'Workshop', zh: '车间' },
  ];
  const inDollars = { es: 'En dólares', en: 'In dollars', zh: '美元' };
  open([screws, hinge, foreign], { config: aRuntimeConfig({ catalogNames: names, currencyText: inDollars }) });
  const sums = await summary();
  expect(
    await sums.findByText('Home and Workshop are supplied by separate companies, so this cart becomes 2 orders.'),
  ).toBeInTheDocument();
  expect(sums.getByText('In dollars')).toBeInTheDocument();
});

it('says nothing of several orders with items of one catalogue', async () => {
  open([screws]);
  const sums = await summary();
  await sums.findByText('Total');
  expect(sums.queryByText(/separate companies/)).not.toBeInTheDocument();
});

it('shows no total until the tax rate is known', async () => {
  open();
  let respondWithTax: (() => void) | undefined;
  const released = new Promise<void>((resolve) => (respondWithTax = resolve));
  mswServer.use(
    http.get('*/publics/system/environments', async () => {
      await released;
      return HttpResponse.json({ isSuccessful: true, message: '', data: { tax: '16' } });
    }),
  );
  await row('Desk lamp');
  const sums = await summary();
  expect(await sums.findByText('$44.10')).toBeInTheDocument();
  expect(sums.getAllByText('$44.10')).toHaveLength(1);
  respondWithTax?.();
  expect(await sums.findByText('$51.16')).toBeInTheDocument();
});

it.each([
  [
    'is not a rate',
    () => HttpResponse.json({ isSuccessful: true, message: '', data: { tax: '16,5' } }),
    /is not valid/,
  ],
  ['cannot be read', () => new HttpResponse(null, { status: 503 }), /could not be loaded/],
])('shows the subtotal but no total when the tax rate %s', async (_how, response, reason) => {
  open();
  mswServer.use(http.get('*/publics/system/environments', response));
  const sums = await summary();
  expect(await sums.findByText(reason)).toBeInTheDocument();
  expect(sums.getByText('Total before taxes').nextElementSibling).toHaveTextContent('$44.10');
  expect(sums.queryByText('Total')).toBeNull();
});

it('sets a quantity on Enter, on blur and with Alt and the arrow keys', async () => {
  const { service } = open();
  const field = await quantity('Wood screw');
  await userEvent.click(field);
  await userEvent.keyboard('1,200{Enter}');
  expect(await screen.findByText('Item updated successfully')).toBeInTheDocument();
  expect((await row('Wood screw')).getByText('$5,040.00')).toBeInTheDocument();
  expect(field).toHaveValue('1,200');
  await userEvent.clear(field);
  await userEvent.type(field, '7');
  await userEvent.tab();
  await waitFor(() => expect(service.getQuantity(1, 40)).toBe(7));
  await userEvent.click(field);
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  expect(field).toHaveValue('9');
  await waitFor(() => expect(service.getQuantity(1, 40)).toBe(9));
});

it('announces the total after each change', async () => {
  open();
  const sums = await summary();
  const announced = (await sums.findByText('$51.16')).closest('[aria-live="polite"]');
  expect(announced).toHaveTextContent('Total$51.16');
  await userEvent.click(await quantity('Desk lamp'));
  await userEvent.keyboard('2{Enter}');
  expect(announced).toHaveTextContent('Total$85.96');
  await userEvent.click(screen.getByRole('button', { name: 'Delete Desk lamp' }));
  await confirm('Yes');
  await waitFor(() => expect(announced).toHaveTextContent('Total$16.36'));
  expect(announced).toHaveAttribute('aria-atomic', 'true');
  expect(announced).toBeInTheDocument();
});

it('moves from line to line with the arrow keys and Tab, and changes no number', async () => {
  const { service } = open();
  const [screw, hinge, lamp] = [
    await quantity('Wood screw'),
    await quantity('Brass hinge'),
    await quantity('Desk lamp'),
  ];
  await userEvent.click(screw);
  await userEvent.keyboard('{ArrowUp}{ArrowDown}');
  expect(hinge).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(hinge).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  expect(lamp).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
  expect(screw).toHaveFocus();
  expect([screw, hinge, lamp].map((field) => (field as HTMLInputElement).value)).toEqual(['2', '2', '1']);
  expect(service.edits()).toEqual([]);
});

it('moves from quantity to quantity with Enter and Shift+Enter, past everything between them', async () => {
  const { service } = open();
  await userEvent.click(await quantity('Wood screw'));
  await userEvent.keyboard('3{Enter}');
  expect(await quantity('Brass hinge')).toHaveFocus();
  await userEvent.keyboard('4{Enter}');
  expect(await quantity('Desk lamp')).toHaveFocus();
  await userEvent.keyboard('5{Shift>}{Enter}{/Shift}');
  expect(await quantity('Brass hinge')).toHaveFocus();
  await waitFor(() => expect(service.edits()).toEqual(['update 1/40 3', 'update 1/41 4', 'update 2/40 5']));
  await userEvent.keyboard('nine{Enter}');
  expect(await quantity('Brass hinge')).toHaveFocus();
  expect(await quantity('Brass hinge')).toBeInvalid();
});

it('finds and sorts the lines of a long cart, and deletes the selected ones together', async () => {
  const many = Array.from({ length: 9 }, (_, at) =>
    aCartItem({ stockItemId: 50 + at, name: `Bolt M${9 - at}`, code: `BM-${9 - at}`, bestPrice: null }),
  );
  const { service } = open([...many, hinge]);
  const names = async () => {
    await screen.findAllByRole('textbox', { name: /^Quantity of/ });
    return screen.getAllByRole('textbox', { name: /^Quantity of/ }).map((field) => field.getAttribute('aria-label'));
  };
  expect((await names())[0]).toBe('Quantity of Bolt M9');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort lines by' }), 'Name');
  expect((await names()).slice(0, 2)).toEqual(['Quantity of Bolt M1', 'Quantity of Bolt M2']);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find in the cart' }), 'bm2');
  expect(await names()).toEqual(['Quantity of Bolt M2']);
  expect(screen.getByText('1 of 10 lines shown; the order has all of them.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show all lines' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Brass hinge' }));
  const selected = within(screen.getByRole('group', { name: 'Selected lines' }));
  await userEvent.click(selected.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete these items?' }));
  expect(question.getByText(/2 × Bolt M2\s2 × Brass hinge/)).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(service.edits().sort()).toEqual(['remove 1/41', 'remove 1/57']));
});

it.each(['two', '0', '1.5', '-1'])('rejects %p and keeps the input', async (text) => {
  const { service } = open();
  const field = await quantity('Wood screw');
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
  // In a notification and next to the field.
  await waitFor(() => expect(screen.getAllByText('Invalid number format')).toHaveLength(2));
  expect(field).toBeInvalid();
  expect(field).toHaveValue(text);
  await userEvent.keyboard('{Escape}');
  expect(field).toHaveValue('2');
  expect(field).toBeValid();
  expect(service.edits()).toEqual([]);
});

it('reports an empty field and restores its quantity', async () => {
  const { service } = open();
  const field = await quantity('Wood screw');
  await userEvent.clear(field);
  await userEvent.tab();
  expect(await screen.findByText('Invalid number format')).toBeInTheDocument();
  expect(field).toHaveValue('2');
  expect(field).toBeValid();
  expect(service.edits()).toEqual([]);
});

it.each([
  ['1.000', 'Is it 1 or 1000? Enter the quantity without separators'],
  ['99999999', 'The quantity is too large: the maximum is 999,999'],
])('rejects %p with the reason, in a notification and next to the field', async (text, reason) => {
  const { service } = open();
  const field = await quantity('Wood screw');
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
  await waitFor(() => expect(screen.getAllByText(reason)).toHaveLength(2));
  expect(field).toHaveAccessibleDescription(reason);
  expect(screen.queryByText('Invalid number format')).toBeNull();
  expect(service.edits()).toEqual([]);
});

it('blocks the push while a quantity is invalid, and links to its field', async () => {
  const { service } = open();
  const field = await quantity('Wood screw');
  await userEvent.clear(field);
  await userEvent.type(field, '12.5');
  const send = await screen.findByRole('button', { name: 'Send the order' });
  await waitFor(() => expect(send).toHaveAttribute('aria-disabled', 'false'));
  await userEvent.click(send);
  expect(await screen.findByText('Nothing was sent: correct the quantity of Wood screw first.')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('12.5');
  expect(field).toHaveAccessibleDescription('Invalid number format');
  await userEvent.clear(field);
  await userEvent.type(field, '7');
  await userEvent.click(send);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('7WS-440Wood screw$4.90$34.30');
  expect(screen.queryByText(/^Nothing was sent/)).toBeNull();
  expect(service.getQuantity(1, 40)).toBe(7);
});

it('reports a failed quantity update and shows the current one', async () => {
  const { service } = open();
  service.override('update', () => new HttpResponse(null, { status: 500 }));
  await userEvent.click(await quantity('Brass hinge'));
  await userEvent.keyboard('5{Enter}');
  expect(await screen.findByText('An error occurred updating the item')).toBeInTheDocument();
  expect(await quantity('Brass hinge')).toHaveValue('2');
});

it('confirms before deleting, and ends with an empty cart', async () => {
  const { service } = open([hinge]);
  const remove = () => screen.findByRole('button', { name: 'Delete Brass hinge' });
  await userEvent.click(await remove());
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('2 × Brass hinge');
  await confirm('No');
  expect(service.edits()).toEqual([]);
  await userEvent.click(await remove());
  await confirm('Yes');
  expect(await screen.findByText('Item deleted from shopping cart')).toBeInTheDocument();
  // The rest of the page is hidden until the dialog has closed.
  expect(await screen.findByRole('heading', { name: 'Your shopping cart is empty' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the catalogue' })).toHaveAttribute('href', '/en/catalogo');
  expect(service.edits()).toEqual(['remove 1/41']);
});

it('lists open issues, and accepts a changed price', async () => {
  const gone = aCartItem({ stockItemId: 43, name: 'Old lamp', deleted: true });
  const { service } = open([{ ...hinge, shoppingCarts: [{ shoppingCartId: 410, quantity: 2, price: 2 }] }, gone]);
  expect(await screen.findByText(/^2 lines need your attention/)).toBeInTheDocument();
  expect(screen.getByText('This item is no longer sold. Delete it to continue.')).toBeInTheDocument();
  expect(screen.getByText('The price changed from $2.00 to $2.15.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Accept the new price of Brass hinge' }));
  expect(await screen.findByText(/^1 line needs your attention/)).toBeInTheDocument();
  expect(service.edits()).toEqual(['update 1/41 2']);
});

it('settles all blocked lines at once, and jumps to each', async () => {
  const bought = (price: number) => [{ shoppingCartId: 400, quantity: 2, price }];
  const gone = aCartItem({ stockItemId: 43, name: 'Old lamp', deleted: true });
  const { service } = open([
    { ...hinge, shoppingCarts: bought(2) },
    { ...screws, shoppingCarts: bought(4.2) },
    gone,
    { ...foreign, deleted: true },
  ]);
  // A break that the quantity no longer reaches is not a higher price.
  expect(await screen.findByText('12 or more: $4.20. For fewer, the price is $4.90.')).toBeInTheDocument();
  Element.prototype.scrollIntoView = jest.fn();
  await userEvent.click(screen.getByRole('button', { name: 'Old lamp' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Old lamp' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Accept all 2 prices' }));
  await waitFor(() => expect(service.edits().sort()).toEqual(['update 1/40 2', 'update 1/41 2']));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove all 2 unavailable items' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog', { name: 'Delete these items?' })).getByText('Yes'),
  );
  await waitFor(() => expect(screen.queryByText(/your attention/)).toBeNull());
});

it('shows one catalogue if the other fails, and retries the other', async () => {
  const { service } = open();
  service.override('read', ({ params }) =>
    params.catalog === '2' ? new HttpResponse(null, { status: 503 }) : undefined,
  );
  const failure = within(await screen.findByRole('alert'));
  expect(failure.getByText('The cart for Catalogue 2 could not be loaded')).toBeInTheDocument();
  expect(await quantity('Wood screw')).toBeInTheDocument();
  mswServer.resetHandlers();
  mockEmptyServices();
  aCartService([foreign]);
  await userEvent.click(failure.getByRole('button'));
  expect(await quantity('Desk lamp')).toBeInTheDocument();
});

describe('with the lines on the screen', () => {
  const lost = () => HttpResponse.error();
  afterEach(() => void jest.restoreAllMocks());

  it('shows a single offline notice above the lines', async () => {
    const { service } = open();
    await row('Wood screw');
    service.override('read', lost);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText(/^You are offline\. Your changes will be sent/)).toBeInTheDocument();
    window.dispatchEvent(new Event('focus'));
    await userEvent.click(await quantity('Wood screw'));
    await userEvent.keyboard('5{Enter}');
    expect(await quantity('Wood screw')).toHaveValue('5');
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
    expect(service.edits()).toEqual([]);
  });

  it('keeps a change while the service is unreachable, and sends it on retry', async () => {
    const { service, store } = open();
    await row('Wood screw');
    await act(() => store.dispatch(startCartSync()));
    for (const call of ['read', 'update'] as const) service.override(call, lost);
    await userEvent.click(await quantity('Wood screw'));
    await userEvent.keyboard('5{Enter}');
    expect(await screen.findByText(/^The service cannot be reached at the moment/)).toBeInTheDocument();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
    expect(screen.queryByText('An error occurred updating the item')).toBeNull();
    expect(await quantity('Wood screw')).toHaveValue('5');
    mswServer.resetHandlers();
    mockEmptyServices();
    const back = aCartService([screws, hinge, foreign]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(back.getQuantity(1, 40)).toBe(5));
    await waitFor(() => expect(screen.queryByText(/^The service cannot be reached/)).toBeNull());
    expect(await quantity('Wood screw')).toHaveValue('5');
  });
});
