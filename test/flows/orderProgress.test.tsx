import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';

import { anOrder } from '../support/builders/anOrder';
import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { errorResponse, listResponse } from '../support/responses';
import { mockNews, mockOrder, mockOrders, todaysCatalogue } from './ordersSupport';
import { signedIn } from './sessionSupport';

afterEach(() => void jest.useRealTimers());

const received = { status: 'received', date: '2020-06-01T14:30:00Z', note: '' };
const atCustoms = { status: 'At customs', date: '2020-06-04T20:00:00Z', note: 'Port of Colón' };

const shippedNews = { newsId: 's 9001 2', kind: 'status', orderId: 9001, orderNumber: 'A-9001', status: 'At customs' };

const passTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** An order that goes on to the customs once `advance` is called. */
const anOrderUnderWay = () => {
  let isAdvanced = false;
  let listed = 0;
  const getOrder = () =>
    isAdvanced
      ? anOrder({ status: 'At customs', changes: [received, atCustoms] })
      : anOrder({ changes: [received], parcels: [] });
  mockOrders({
    '1': () => {
      listed += 1;
      return listResponse(getOrder());
    },
  });
  mockOrder(getOrder, []);
  mockNews(() => (isAdvanced ? [shippedNews] : []));
  return {
    countLists: () => listed,
    advance: async (ms = 11_000) => {
      // The page is idle, and has asked once.
      await passTime(3_000);
      isAdvanced = true;
      await passTime(ms);
    },
  };
};

const open = (path: string) => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  const order = anOrderUnderWay();
  renderApp(path, signedIn, todaysCatalogue().services);
  return order;
};

const notice = 'Order A-9001: At customs';

it('shows how far the order has come, as the client’s clock says it, and follows it', async () => {
  const { advance, countLists } = open('/en/client/orders/1/9001');
  const list = within(await screen.findByRole('region', { name: 'Progress' }, { timeout: 20_000 }));
  const texts = () => list.getAllByRole('listitem').map((item) => item.textContent.replaceAll('\u00a0', ' '));
  expect(texts()).toEqual(['ReceivedJun 1, 2020, 10:30 AM']);
  const before = countLists();
  await advance();
  await waitFor(() => expect(texts()).toHaveLength(2));
  expect(texts()[1]).toBe('At customsJun 4, 2020, 4:00 PMPort of Colón');
  // The lists show the status, too.
  await waitFor(() => expect(countLists()).toBe(before + 1));
  // Whoever sees the page needs no notice.
  expect(screen.queryByText(notice)).toBeNull();
});

it('announces a change once, with a link to the order, and shows it in the list', async () => {
  const { advance } = open('/en/client/orders');
  const table = await screen.findByRole('table', {}, { timeout: 20_000 });
  await within(table).findByText('Received');
  await advance();
  expect(await screen.findByText(notice)).toBeInTheDocument();
  await within(table).findByText('At customs');
  await passTime(21_000);
  expect(screen.getAllByText(notice)).toHaveLength(1);
  fireEvent.click(screen.getByRole('link', { name: 'View the order' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Order A-9001' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
});

it('announces a change on every other screen within a minute, unless nobody looks at the page', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get');
  const { advance } = open('/en/terms');
  await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
  await advance(20_000);
  expect(screen.queryByText(notice)).toBeNull();
  const look = (state: 'hidden' | 'visible') => {
    visibility.mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  look('hidden');
  await passTime(120_000);
  expect(screen.queryByText(notice)).toBeNull();
  look('visible');
  await passTime(61_000);
  expect(await screen.findByText(notice)).toBeInTheDocument();
  visibility.mockRestore();
});

it('announces nothing old that follows because something else was removed', async () => {
  const parcel = (at: number) => ({ ...shippedNews, newsId: `p ${at}`, kind: 'parcel', orderNumber: `A-${at}` });
  const parcels = (from: number) => Array.from({ length: 20 }, (_, at) => parcel(from - at));
  const { countLists } = open('/en/client/orders');
  let news = parcels(30);
  mockNews(() => news);
  await screen.findByRole('table', {}, { timeout: 20_000 });
  await passTime(3_000);
  const before = countLists();
  news = [...parcels(30).slice(0, 4), ...parcels(30).slice(5), parcel(10)];
  await passTime(11_000);
  // The lists show what has changed.
  await waitFor(() => expect(countLists()).toBe(before + 1));
  expect(screen.queryByText(/a parcel is on its way/)).toBeNull();
  news = [parcel(31), ...news.slice(0, -1)];
  await passTime(11_000);
  expect(await screen.findByText('Order A-31: a parcel is on its way')).toBeInTheDocument();
  expect(screen.getAllByText(/a parcel is on its way/)).toHaveLength(1);
});

it('asks a service without news once', async () => {
  let asked = 0;
  const { advance } = open('/en/client/orders');
  mswServer.use(
    http.get('http://localhost:3000/services/inventory/api/Orders/GetOrderNews/*', () => {
      asked += 1;
      return errorResponse(404);
    }),
  );
  await screen.findByRole('table', {}, { timeout: 20_000 });
  await waitFor(() => expect(asked).toBe(2));
  await advance();
  expect(asked).toBe(2);
});

it('shows no history where the service has none', async () => {
  mockOrders({});
  mockOrder(anOrder(), []);
  renderApp('/en/client/orders/1/9001', signedIn, todaysCatalogue().services);
  expect(await screen.findByRole('heading', { level: 1, name: 'Order A-9001' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Progress' })).toBeNull();
});
