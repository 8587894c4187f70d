import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';

import type { OrderChangeRequest, OrderRequest } from '@/contracts/inventory';

import { anOrder } from '../support/builders/anOrder';
import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { errorResponse, listResponse } from '../support/responses';
import { anOrderLine, mockNews, mockOrder, mockOrders, type ServedOrder, todaysCatalogue } from './ordersSupport';
import { signedIn } from './sessionSupport';

afterEach(() => void jest.useRealTimers());

const lines = [anOrderLine(), anOrderLine({ orderLineId: 2, stockItemId: 102, name: 'Brass valve', quantity: 1 })];
const url = 'http://localhost:3000/services/inventory/api/Orders/RequestOrderChange/1/1/1/7/9001';

const aRequest = (overrides: Partial<OrderRequest> = {}): OrderRequest => ({
  requestId: 1,
  kind: 'cancel',
  lines: [{ orderLineId: 1, quantity: 6 }],
  reason: 'Ordered twice',
  date: '2020-06-02T09:00:00Z',
  state: 'open',
  answer: null,
  answerDate: null,
  ...overrides,
});

const openOrder = async (overrides: Partial<ServedOrder>) => {
  const user = userEvent.setup();
  const served = { order: anOrder(overrides) };
  mockOrders({});
  mockOrder(() => served.order, lines);
  const app = renderApp('/en/client/orders/1/9001', signedIn, todaysCatalogue().services);
  const table = await screen.findByRole('table', { name: 'Order lines' }, { timeout: 20_000 });
  return { user, table, served, app };
};

/** Responds with each function in turn, and then with the last. */
const mockRequests = (...responses: ((body: OrderChangeRequest) => Response)[]) => {
  const received: OrderChangeRequest[] = [];
  mswServer.use(
    http.post(url, async ({ request }) => {
      const body = (await request.json()) as OrderChangeRequest;
      received.push(body);
      return responses[Math.min(received.length, responses.length) - 1]!(body);
    }),
  );
  return received;
};

const field = (name: string) => screen.getByRole('textbox', { name });

it('asks to cancel a part of an order, and shows the request and its answer', async () => {
  const { user, table, served } = await openOrder({ requests: [], changes: [] });
  const received = mockRequests(() => {
    served.order = anOrder({ requests: [aRequest()] });
    return listResponse(aRequest());
  });
  expect(screen.queryByRole('button', { name: 'Return items…' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel items…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel items of order A-9001' });
  expect(within(dialog).getByText('WS-440 · 12 can be cancelled')).toBeInTheDocument();

  await user.click(within(dialog).getByRole('button', { name: 'Send the request' }));
  expect(within(dialog).getByText('Enter a quantity for at least one line')).toBeInTheDocument();
  expect(within(dialog).getByText('Tell us the reason')).toBeInTheDocument();
  await waitFor(() => expect(field('Quantity of Wood screw 4 x 40 mm')).toHaveFocus());

  await user.keyboard('13{Enter}{Enter}');
  expect(within(dialog).getByText('12 at most')).toBeInTheDocument();
  expect(field('Reason')).toHaveFocus();
  await user.keyboard('Ordered twice');
  await user.clear(field('Quantity of Wood screw 4 x 40 mm'));
  await user.type(field('Quantity of Wood screw 4 x 40 mm'), '6');
  await user.click(within(dialog).getByRole('button', { name: 'Send the request' }));

  expect(await screen.findByText(/^Your request was sent\./)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  const uuid = expect.stringMatching(/^[\da-f-]{36}$/) as string;
  expect(received).toEqual([
    { uuid, kind: 'cancel', lines: [{ orderLineId: 1, quantity: 6 }], reason: 'Ordered twice' },
  ]);
  const progress = within(await screen.findByRole('region', { name: 'Progress' }));
  expect(progress.getByText('Cancellation requested')).toBeInTheDocument();
  expect(progress.getAllByRole('list')[0]?.textContent.replaceAll('\u00a0', ' ')).toContain('6 × Wood screw 4 x 40 mm');
  expect(within(table).queryByText(/cancelled$/)).toBeNull();
});

it('keeps a reason that is too long, and says by how much', async () => {
  const { user } = await openOrder({ status: 'delivered', requests: [] });
  const received = mockRequests(() => listResponse(aRequest()));
  await user.click(screen.getByRole('button', { name: 'Return items…' }));
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Choose everything' }));
  await user.click(field('Reason'));
  await user.paste('x'.repeat(1002));
  expect(field('Reason')).toHaveValue('x'.repeat(1002));
  expect(field('Reason')).toHaveAccessibleDescription('At most 1,000 characters: 2 are too many');
  await user.click(screen.getByRole('button', { name: 'Send the request' }));
  await waitFor(() => expect(field('Reason')).toHaveFocus());
  expect(received).toEqual([]);
});

it('keeps what was typed after a failure and when it is closed, and repeats the same request', async () => {
  const { user } = await openOrder({ status: 'delivered', requests: [] });
  const refusal = 'Only 4 of WS-440 can be returned; nothing was requested';
  const received = mockRequests(
    () => errorResponse(500),
    () => errorResponse(409, {}, refusal),
  );
  await user.click(screen.getByRole('button', { name: 'Return items…' }));
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Choose everything' }));
  await user.type(field('Reason'), 'Broken');
  await user.click(screen.getByRole('button', { name: 'Send the request' }));
  expect(await screen.findByText(/^The service has a problem\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send the request' }));
  expect(await screen.findByText(refusal)).toBeInTheDocument();
  expect(received.map(({ lines: asked }) => asked)).toEqual(
    Array.from({ length: 2 }, () => [
      { orderLineId: 1, quantity: 12 },
      { orderLineId: 2, quantity: 1 },
    ]),
  );
  expect(received[1]?.uuid).toBe(received[0]?.uuid);

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Return items…' }));
  await screen.findByRole('dialog');
  expect(field('Reason')).toHaveValue('Broken');
  await user.type(field('Quantity of Brass valve'), '{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Send the request' }));
  await waitFor(() => expect(received).toHaveLength(3));
  expect(received[2]).toMatchObject({ lines: [{ orderLineId: 1, quantity: 12 }] });
  expect(received[2]?.uuid).not.toBe(received[0]?.uuid);
});

const requestEverything = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Cancel items…' }));
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Choose everything' }));
  await user.type(field('Reason'), 'Ordered twice');
  await user.click(screen.getByRole('button', { name: 'Send the request' }));
};

it('moves the focus to the progress once there is nothing left to ask for', async () => {
  const { user, served } = await openOrder({ requests: [], changes: [] });
  mockRequests(() => {
    const everything = lines.map(({ orderLineId, quantity }) => ({ orderLineId, quantity }));
    served.order = anOrder({ requests: [aRequest({ lines: everything })] });
    return listResponse(aRequest());
  });
  await requestEverything(user);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel items…' })).toBeNull());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Progress' })).toHaveFocus());
});

it('says that a request was not sent if it fails once the page is left', async () => {
  const { user, app } = await openOrder({ requests: [] });
  let fail: (response: Response) => void = () => undefined;
  mswServer.use(http.post(url, () => new Promise<Response>((resolve) => (fail = resolve))));
  await requestEverything(user);
  await screen.findByText('Sending…');
  await act(() => app.router.navigate('/en/terms'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fail(errorResponse(500));
  expect(await screen.findByText(/^Your request for order A-9001 was not sent\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View the order' })).toHaveAttribute('href', '/en/client/orders/1/9001');
});

it('says what was accepted of each line, and what was answered', async () => {
  const parcel = { parcelId: 1, carrier: 'DHL', number: null, link: null, date: null };
  const { table } = await openOrder({
    status: 'shipped',
    changes: [{ status: 'shipped', date: '2020-06-02T11:00:00Z', note: '' }],
    parcels: [{ ...parcel, lines: [{ orderLineId: 1, quantity: 6 }] }],
    requests: [
      aRequest({ state: 'accepted', answer: 'Done', answerDate: '2020-06-02T11:00:00Z' }),
      aRequest({
        requestId: 2,
        kind: 'return',
        state: 'declined',
        answer: 'Too late',
        answerDate: '2020-06-09T11:00:00Z',
      }),
      aRequest({ requestId: 3, kind: 'exchange' }),
    ],
  });
  expect(within(table).getByText('6 of 12 cancelled')).toBeInTheDocument();
  expect(within(table).queryByText(/returned$/)).toBeNull();
  const progress = within(screen.getByRole('region', { name: 'Progress' }));
  const entries = progress.getAllByRole('listitem').filter((item) => item.parentElement?.tagName === 'OL');
  expect(entries.map((item) => item.textContent.replaceAll('\u00a0', ' '))).toEqual([
    'Cancellation requestedJun 2, 2020, 5:00 AM6 × Wood screw 4 x 40 mmOrdered twice',
    'Return requestedJun 2, 2020, 5:00 AM6 × Wood screw 4 x 40 mmOrdered twice',
    'Cancellation acceptedJun 2, 2020, 7:00 AMDone',
    'ShippedJun 2, 2020, 7:00 AM',
    'Return declinedJun 9, 2020, 7:00 AMToo late',
  ]);
});

it.each<[string, Partial<ServedOrder>]>([
  ['the service knows no requests', {}],
  ['the order is cancelled', { status: 'cancelled', requests: [] }],
])('offers nothing where %s', async (_, overrides) => {
  await openOrder(overrides);
  expect(screen.queryByRole('button', { name: /items…$/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Progress' })).toBeNull();
});

it('announces an answer on the other screens of the account', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  const news = { newsId: 'answer 9001 1', kind: 'answer', orderId: 9001, orderNumber: 'A-9001', status: 'declined' };
  let isAnswered = false;
  mockOrders({ 1: () => listResponse(anOrder()) });
  mockNews(() => (isAnswered ? [news] : []));
  renderApp('/en/client/orders', signedIn, todaysCatalogue().services);
  await screen.findByRole('table', {}, { timeout: 20_000 });
  // The page is idle, and has asked once.
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  isAnswered = true;
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(await screen.findByText('Order A-9001: your request was declined')).toBeInTheDocument();
});
