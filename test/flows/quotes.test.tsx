import './catalogueSupport';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';

import type { Quote, QuoteRequest } from '@/contracts/inventory';
import type { ContactMessage } from '@/contracts/public';

import { aCartItem } from '../support/builders/aCartLine';
import { aCartService } from '../support/builders/aCartService';
import { anOrder } from '../support/builders/anOrder';
import { mockEmptyServices } from '../support/mockEmptyServices';
import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { dataResponse, errorResponse, listResponse } from '../support/responses';
import { anOrderLine, mockPlaced } from './ordersSupport';
import { signedIn } from './sessionSupport';

const quotes = 'http://localhost:3000/services/inventory/api/Quotes';
const screws = aCartItem({
  stockItemId: 40,
  name: 'Wood screw',
  code: 'WS-40',
  price: 4.9,
  bestPrice: null,
  quantity: 3,
});
const lamp = aCartItem({
  catalogId: 2,
  stockItemId: 50,
  name: 'Desk lamp',
  code: 'DL-50',
  price: 30,
  bestPrice: null,
  quantity: 1,
});

const aQuote = (overrides: Partial<Quote> = {}): Quote => ({
  quoteId: 5001,
  quoteNumber: 'Q-0000051',
  clientId: 7,
  state: 'offered',
  date: '2020-06-01T14:30:00Z',
  comment: 'For the new warehouse',
  answer: 'Delivered within two weeks',
  answerDate: '2020-06-02T09:00:00Z',
  validUntil: '2020-06-30',
  moneyTypeId: 'USD',
  subtotal: 10.5,
  taxRate: 16,
  taxAmount: 1.68,
  total: 12.18,
  offerVersion: 'v1',
  orderId: null,
  orderNumber: null,
  lines: [
    {
      quoteLineId: 1,
      stockItemId: 40,
      name: 'Wood screw',
      code: 'WS-40',
      imageUrl: null,
      quantity: 3,
      usualPrice: 4.9,
      unitPrice: 3.5,
      total: 10.5,
      note: 'A whole pallet',
    },
  ],
  ...overrides,
});

const openCart = () => {
  mockEmptyServices();
  aCartService([screws, lamp]);
  mswServer.use(http.get('*/publics/system/environments', () => dataResponse({ tax: '16' })));
  return { user: userEvent.setup(), ...renderApp('/en/client/shopping-cart', signedIn) };
};

/** Responds with each function in turn, and then with the last. */
const mockCreation = (...responses: (() => Response)[]) => {
  const received: { catalog: string; body: QuoteRequest }[] = [];
  mswServer.use(
    http.post(`${quotes}/CreateQuote/1/:company/:catalog/7`, async ({ request, params }) => {
      received.push({ catalog: String(params.catalog), body: (await request.json()) as QuoteRequest });
      return responses[Math.min(received.length, responses.length) - 1]!();
    }),
  );
  return received;
};

const openDialog = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Ask for a quote…' }, { timeout: 20_000 }));
  return screen.findByRole('dialog', { name: 'Ask for a quote' });
};

const comment = () => screen.getByRole('textbox', { name: 'What should we know? (optional)' });

it('asks for a quote of each catalogue once, and leaves the cart alone', async () => {
  const { user } = openCart();
  const received = mockCreation(() => listResponse(aQuote({ state: 'requested' })));
  const dialog = await openDialog(user);
  await waitFor(() => expect(within(dialog).getByText(/these 2 items/)).toBeInTheDocument());
  await user.type(comment(), 'For the new warehouse');
  await user.dblClick(within(dialog).getByRole('button', { name: 'Send the request' }));
  expect(await screen.findByText(/^Your request for a quote was sent\./)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(received.map(({ catalog, body }) => [catalog, body.lines, body.comment])).toEqual([
    ['1', [{ stockItemId: 40, quantity: 3 }], 'For the new warehouse'],
    ['2', [{ stockItemId: 50, quantity: 1 }], 'For the new warehouse'],
  ]);
  expect(screen.getByRole('link', { name: 'View the quote' })).toHaveAttribute('href', '/en/client/quotes/1/5001');
  expect(screen.getByRole('textbox', { name: 'Quantity of Wood screw' })).toHaveValue('3');
});

it('keeps the comment after a failure and when it is closed, and repeats the same request', async () => {
  const { user } = openCart();
  const received = mockCreation(
    () => errorResponse(503),
    () => listResponse(aQuote({ state: 'requested' })),
  );
  const dialog = await openDialog(user);
  await user.type(comment(), 'Soon');
  await user.click(within(dialog).getByRole('button', { name: 'Send the request' }));
  expect(await within(dialog).findByRole('alert')).not.toBeEmptyDOMElement();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openDialog(user);
  expect(comment()).toHaveValue('Soon');
  await user.click(screen.getByRole('button', { name: 'Send the request' }));
  expect(await screen.findByText(/^Your request for a quote was sent\./)).toBeInTheDocument();
  const uuids = received.map(({ catalog, body }) => `${catalog} ${body.uuid}`);
  expect(received.map(({ catalog }) => catalog)).toEqual(['1', '1', '2']);
  expect(uuids[1]).toBe(uuids[0]);
});

it('asks once in the catalogue that did not fail, even with another comment', async () => {
  const { user } = openCart();
  const stored = new Set<string>();
  let isDown = true;
  mswServer.use(
    http.post(`${quotes}/CreateQuote/1/:company/:catalog/7`, async ({ request, params }) => {
      const { uuid } = (await request.json()) as QuoteRequest;
      if (params.catalog === '2' && isDown) return errorResponse(503);
      stored.add(`${String(params.catalog)} ${uuid}`);
      return listResponse(aQuote({ state: 'requested' }));
    }),
  );
  const dialog = await openDialog(user);
  await user.click(within(dialog).getByRole('button', { name: 'Send the request' }));
  await waitFor(() => expect(within(dialog).getByRole('alert')).not.toBeEmptyDOMElement());
  isDown = false;
  await user.type(comment(), 'Soon');
  await user.click(within(dialog).getByRole('button', { name: 'Send the request' }));
  expect(await screen.findByText(/^Your request for a quote was sent\./)).toBeInTheDocument();
  expect([...stored].map((each) => each[0])).toEqual(['1', '2']);
});

it('sends the lines as CSV in a message where the services have no quotes', async () => {
  const { user } = openCart();
  const sent: ContactMessage[] = [];
  mswServer.use(
    http.get(`${quotes}/GetQuotes/*`, () => errorResponse(501)),
    http.post('*/publics/contact', async ({ request }) => {
      sent.push((await request.json()) as ContactMessage);
      return listResponse();
    }),
  );
  const dialog = await openDialog(user);
  await within(dialog).findByText(/^We will answer by e-mail\./);
  await user.type(comment(), 'Soon');
  await user.dblClick(within(dialog).getByRole('button', { name: 'Send the request' }));
  expect(await screen.findByText(/We will answer by e-mail\. Your cart is as it was\./)).toBeInTheDocument();
  expect(sent).toEqual([
    expect.objectContaining({
      subject: 'Request for a quote: 2 items',
      message: 'Soon\n\nCode,Quantity,Name\r\nWS-40,3,Wood screw\r\nDL-50,1,Desk lamp',
    }),
  ]);
});

const openQuote = (getQuote: () => Quote) => {
  mockEmptyServices();
  mswServer.use(http.get(`${quotes}/GetQuote/1/1/1/7/5001`, () => listResponse(getQuote())));
  return { user: userEvent.setup(), ...renderApp('/en/client/quotes/1/5001', signedIn) };
};

const decide = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(await screen.findByRole('button', { name }, { timeout: 20_000 }));
  const dialog = within(await screen.findByRole('dialog'));
  return { dialog, send: () => user.click(dialog.getByRole('button', { name })) };
};

it('accepts an offer, and leads to the order', async () => {
  const { user, router } = openQuote(() => aQuote());
  const received: unknown[] = [];
  mswServer.use(
    http.post(`${quotes}/AcceptQuote/1/1/1/7/5001`, async ({ request }) => {
      received.push(await request.json());
      return listResponse(aQuote({ state: 'accepted', orderId: 9001, orderNumber: 'A-9001', offerVersion: null }));
    }),
  );
  mockPlaced(() => [{ catalogId: 1, order: anOrder(), lines: [anOrderLine()] }]);
  const table = await screen.findByRole('table', { name: 'Items of the quote' }, { timeout: 20_000 });
  expect(within(table).getByText('$4.90')).toBeInTheDocument();
  expect(within(table).getByText('$3.50')).toBeInTheDocument();
  expect(within(table).getByText('A whole pallet')).toBeInTheDocument();
  expect(screen.getByText(/^Our offer is valid until June 30, 2020\./)).toBeInTheDocument();
  const { dialog, send } = await decide(user, 'Accept and order');
  expect(dialog.getByRole('heading', { name: 'Accept quote Q-0000051 and order it for $12.18?' })).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Your reference'), 'PO-17');
  await user.type(dialog.getByLabelText('Deliver to'), '8 Dock Road');
  await user.type(dialog.getByLabelText('Wished delivery date'), '1/1/2020{Tab}');
  await send();
  expect(dialog.getByLabelText('Wished delivery date')).toHaveAccessibleDescription(/This day has passed/);
  await user.clear(dialog.getByLabelText('Wished delivery date'));
  await user.type(dialog.getByLabelText('Wished delivery date'), '3/9/2099{Tab}');
  await send();
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/client/order-sent/1-9001'));
  expect(received).toEqual([
    { offerVersion: 'v1', purchaseOrder: 'PO-17', deliveryAddress: '8 Dock Road', wishedDate: '2099-03-09' },
  ]);
});

it('says that an offer expired while its dialog was open, and shows it as expired', async () => {
  let state = 'offered';
  const { user } = openQuote(() => aQuote({ state, offerVersion: state === 'offered' ? 'v1' : null }));
  mswServer.use(
    http.post(`${quotes}/AcceptQuote/1/1/1/7/5001`, () => {
      state = 'expired';
      return errorResponse(409, {}, 'The offer expired on 2020-06-30; nothing was ordered', 'quoteExpired');
    }),
  );
  const { send } = await decide(user, 'Accept and order');
  await send();
  expect(await screen.findByText('The offer expired on 2020-06-30; nothing was ordered')).toBeInTheDocument();
  expect(await screen.findByText('Expired')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept and order' })).toBeNull());
});

it('keeps what was typed when the order fails, and sends it again', async () => {
  const { user } = openQuote(() => aQuote());
  mswServer.use(http.post(`${quotes}/AcceptQuote/1/1/1/7/5001`, () => errorResponse(503)));
  const { dialog, send } = await decide(user, 'Accept and order');
  await user.type(dialog.getByLabelText('Your reference'), 'PO-17');
  await send();
  await waitFor(() => expect(dialog.getByRole('alert')).not.toBeEmptyDOMElement());
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await decide(user, 'Accept and order');
  expect(again.dialog.getByLabelText('Your reference')).toHaveValue('PO-17');
});

it('declines an offer with a reason', async () => {
  let state = 'offered';
  const received: unknown[] = [];
  const { user } = openQuote(() => aQuote({ state, offerVersion: null }));
  mswServer.use(
    http.post(`${quotes}/DeclineQuote/1/1/1/7/5001`, async ({ request }) => {
      received.push(await request.json());
      state = 'declined';
      return listResponse(aQuote({ state }));
    }),
  );
  const { dialog, send } = await decide(user, 'Decline');
  await user.type(dialog.getByLabelText('Why? (optional)'), ' Too late ');
  await send();
  expect(received).toEqual([{ reason: 'Too late' }]);
  expect(await screen.findByText('The quote is declined')).toBeInTheDocument();
  expect(await screen.findByText('Declined')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull());
});

it('lists the quotes of both catalogues', async () => {
  mockEmptyServices();
  mswServer.use(
    http.get(`${quotes}/GetQuotes/1/1/1/7`, () => listResponse(aQuote())),
    http.get(`${quotes}/GetQuotes/1/2/2/7`, () =>
      listResponse(
        aQuote({
          quoteId: 5002,
          quoteNumber: 'Q-0000052',
          state: 'requested',
          date: '2020-06-03T14:30:00Z',
          total: null,
        }),
      ),
    ),
  );
  renderApp('/en/client/quotes', signedIn);
  const table = await screen.findByRole('table', { name: 'Quotes' }, { timeout: 20_000 });
  expect(
    within(table)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/en/client/quotes/2/5002', '/en/client/quotes/1/5001']);
});

it('knows no quote of another client', async () => {
  openQuote(() => aQuote({ clientId: 8 }));
  expect(
    await screen.findByRole('heading', { name: 'There is no such quote' }, { timeout: 20_000 }),
  ).toBeInTheDocument();
});
