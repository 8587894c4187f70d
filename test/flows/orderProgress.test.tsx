import { act, screen, waitFor, within } from '@testing-library/react';

import { anOrder } from '../support/builders/anOrder';
import { renderApp } from '../support/renderApp';
import { listResponse } from '../support/responses';
import { mockOrder, mockOrders, todaysCatalogue } from './ordersSupport';
import { signedIn } from './sessionSupport';

afterEach(() => void jest.useRealTimers());

const received = { status: 'received', date: '2020-06-01T14:30:00Z', note: '' };
const atCustoms = { status: 'At customs', date: '2020-06-04T20:00:00Z', note: 'Port of Colón' };

it('shows how far the order has come, as the client’s clock says it, and follows it', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  let served = anOrder({ changes: [received] });
  let listed = 0;
  mockOrders({
    '1': () => {
      listed += 1;
      return listResponse(served);
    },
  });
  mockOrder(() => served, []);
  renderApp('/en/client/orders/1/9001', signedIn, todaysCatalogue().services);
  const list = within(await screen.findByRole('region', { name: 'Progress' }, { timeout: 20_000 }));
  const texts = () => list.getAllByRole('listitem').map((item) => item.textContent.replaceAll('\u00a0', ' '));
  expect(texts()).toEqual(['ReceivedJun 1, 2020, 10:30 AM']);
  const before = listed;
  served = anOrder({ status: 'At customs', changes: [received, atCustoms] });
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  await waitFor(() => expect(texts()).toHaveLength(2));
  expect(texts()[1]).toBe('At customsJun 4, 2020, 4:00 PMPort of Colón');
  // The lists show the status, too.
  await waitFor(() => expect(listed).toBe(before + 1));
});

it('shows no history where the service has none', async () => {
  mockOrders({});
  mockOrder(anOrder(), []);
  renderApp('/en/client/orders/1/9001', signedIn, todaysCatalogue().services);
  expect(await screen.findByRole('heading', { level: 1, name: 'Order A-9001' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Progress' })).toBeNull();
});
