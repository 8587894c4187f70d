import '@/store/allParts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { selectCartLines } from '@/features/cart/state/cartSelectors';
import { signedIn, signedInElsewhere } from '@/features/session/state/sessionSlice';

import { aClient, aSession } from '../support/builders/aSession';
import { mockEmptyServices } from '../support/mockEmptyServices';
import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { hardware, mockCart, mockCatalogue } from './catalogueSupport';

beforeEach(mockEmptyServices);

const english = { language: { language: 'en' as const } };
const client = { ...english, session: aSession() };
const open = (path: string, state: Parameters<typeof renderApp>[1] = client) =>
  renderApp(path, state, mockCatalogue(hardware()).services);

const screw = 'Wood screw 4 x 40 mm';
const quantity = (name = screw) => screen.findByRole('textbox', { name: `Quantity of ${name}` });
const add = async (name = screw) =>
  userEvent.click(await screen.findByRole('button', { name: `Add ${name} to the shopping cart` }));
const findText = (text: string) => screen.findByText(text);
/** Next to the field, and as a notice. */
const seeFault = async (reason: string) => {
  const field = await quantity();
  await waitFor(() => expect(field).toHaveAccessibleDescription(reason));
  expect(field).toBeInvalid();
  expect(within(await screen.findByRole('alert')).getByText(reason)).toBeInTheDocument();
};

it('adds the entered quantity at its price, and confirms it', async () => {
  const sent = mockCart();
  const { store } = open('/en/catalogo?q=screw');
  await userEvent.clear(await quantity());
  await userEvent.type(await quantity(), '1,200');
  await add();
  expect(await findText('Item added to shopping cart')).toBeInTheDocument();
  expect(sent).toEqual([{ catalogId: 1, body: { clientId: 7, stockItemId: 101, quantity: 1200, price: 4.2 } }]);
  expect(selectCartLines(store.getState())).toMatchObject([{ catalogId: 1, stockItemId: 101, quantity: 1200 }]);
  expect(screen.getByText('1,200 in the cart')).toBeInTheDocument();
});

it('adds to the quantity already in the cart', async () => {
  const sent = mockCart([{ stockItemId: 101, quantity: 11 }]);
  open('/en/catalogo?q=screw');
  await add();
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ quantity: 12, price: 4.2 }));
});

it.each(['', 'two', '0', '-3', '1.5', '1.5.2'])('refuses %p as a quantity', async (text) => {
  const sent = mockCart();
  open('/en/catalogo?q=screw');
  await userEvent.clear(await quantity());
  if (text) await userEvent.type(await quantity(), text);
  await add();
  await seeFault('Invalid number format');
  expect(sent).toEqual([]);
});

it.each([
  ['1.000', 'Is it 1 or 1000? Enter the quantity without separators'],
  ['99999999', 'The quantity is too large: the maximum is 999,999'],
])('rejects %p as a quantity with the reason', async (text, reason) => {
  const sent = mockCart();
  open('/en/catalogo?q=screw');
  await userEvent.clear(await quantity());
  await userEvent.type(await quantity(), `${text}{Enter}`);
  await seeFault(reason);
  expect(sent).toEqual([]);
});

it('reports a failed addition, and keeps the quantity', async () => {
  mockCart();
  mswServer.use(http.post('*/shoppingCart/InsertEntity/*/*/*', () => new HttpResponse(null, { status: 500 })));
  open('/en/catalogo?q=screw');
  await userEvent.clear(await quantity());
  await userEvent.type(await quantity(), '3');
  await add();
  expect(await findText('An error occurred adding to shopping cart')).toBeInTheDocument();
  expect(await quantity()).toHaveValue('3');
});

it('keeps what a visitor adds, shows it at sign-in, and adds it afterwards', async () => {
  const sent = mockCart();
  const { store, router, address } = open('/en/catalogo?q=screw', english);
  await add();
  await add();
  expect(await screen.findByText('Kept in this browser. It joins your cart when you sign in.')).toBeInTheDocument();
  expect(screen.getByText('2 kept')).toBeInTheDocument();
  expect(address()).toBe('/en/catalogo?q=screw');
  await act(() => router.navigate('/en/client/shopping-cart'));
  const kept = (await screen.findByRole('heading', { name: '1 item joins your cart when you sign in' })).parentElement!;
  expect(within(kept).getAllByRole('listitem')).toHaveLength(1);
  await act(async () => void store.dispatch(signedIn({ token: 'sealed.token.1', client: aClient() })));
  await waitFor(() => expect(sent).toMatchObject([{ body: { stockItemId: 101, quantity: 2 } }]));
  expect(store.getState().catalogue.visitorLines).toEqual([]);
});

it('forgets what a visitor takes back', async () => {
  const { store, router } = open('/en/catalogo?q=screw', english);
  await add();
  await waitFor(() => expect(store.getState().catalogue.visitorLines).toHaveLength(1));
  await act(() => router.navigate('/en/oauth/login'));
  await userEvent.click(await screen.findByRole('button', { name: /^Do not keep 1\s×\s/ }));
  expect(store.getState().catalogue.visitorLines).toEqual([]);
  expect(screen.queryByRole('heading', { name: /joins your cart/ })).not.toBeInTheDocument();
});

it('adds nothing when the client signs in in another tab, which adds it', async () => {
  const sent = mockCart();
  const { store } = open('/en/catalogo?q=screw', english);
  await add();
  await waitFor(() => expect(store.getState().catalogue.visitorLines).toHaveLength(1));
  await act(async () => void store.dispatch(signedInElsewhere({ token: 'sealed.token.1', client: aClient() })));
  await screen.findAllByRole('article');
  expect(store.getState().catalogue.visitorLines).toEqual([]);
  expect(sent).toEqual([]);
});

it('adds everything that a visitor chose before signing in', async () => {
  const sent = mockCart();
  const { store, router } = open('/en/catalogo?q=screw', english);
  await add();
  await waitFor(() => expect(store.getState().catalogue.visitorLines).toHaveLength(1));
  await act(() => router.navigate('/en/catalogo?view=table&sort=code'));
  const [first] = await within(await screen.findByRole('table')).findAllByRole('textbox');
  await userEvent.click(first!);
  await userEvent.keyboard('12{Enter}');
  await waitFor(() => expect(store.getState().catalogue.visitorLines).toHaveLength(2));
  await act(async () => void store.dispatch(signedIn({ token: 'sealed.token.1', client: aClient() })));
  await waitFor(() => expect(sent.map(({ body }) => body.quantity).sort()).toEqual([1, 12]));
  expect(store.getState().catalogue.visitorLines).toEqual([]);
});

it('adds a row of the table with Enter, which goes to the next one like the arrow keys', async () => {
  const sent = mockCart();
  open('/en/catalogo?view=table&sort=code');
  const table = within(await screen.findByRole('table'));
  const [first, second, third] = await table.findAllByRole('textbox');
  await userEvent.click(first ?? document.body);
  await userEvent.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  await userEvent.keyboard('4{Enter}');
  expect(third).toHaveFocus();
  await waitFor(() => expect(sent).toMatchObject([{ body: { stockItemId: 201, quantity: 4 } }]));
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(first).toHaveFocus();
  await userEvent.keyboard('x{Enter}');
  expect(first).toHaveFocus();
  expect(first).toBeInvalid();
});

it('shows typed and refused input from the state, and forgets it on leaving', async () => {
  const { router, store } = open('/en/catalogo?q=screw', {
    ...client,
    screen: { 'ordering/1/101': { typed: 'two', isInvalid: true, isAdding: true } },
  });
  expect(await quantity()).toHaveValue('two');
  expect(await quantity()).toBeInvalid();
  expect(screen.getByRole('button', { name: `Add ${screw} to the shopping cart` })).toHaveTextContent('Adding');
  await act(() => router.navigate('/en/not-page-found'));
  expect(store.getState().screen).toEqual({});
});

it('stores only what differs from the default', async () => {
  const { store } = open('/en/catalogo?q=screw');
  await userEvent.type(await quantity(), '2');
  expect(store.getState().screen).toEqual({ 'ordering/1/101': { typed: '2', isInvalid: false, isAdding: false } });
  await userEvent.clear(await quantity());
  await userEvent.type(await quantity(), '1');
  expect(store.getState().screen).toEqual({});
});
