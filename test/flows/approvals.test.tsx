import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';

import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { errorResponse, listResponse } from '../support/responses';
import { mockNews, todaysCatalogue } from './ordersSupport';
import { clientsUrl, mockSignIn, signedIn } from './sessionSupport';

const url = (operation: string) => `${clientsUrl}/${operation}/1/1/1/7`;

const approval = {
  approvalId: 80,
  catalogId: 1,
  requestedBy: 'Eva Marín',
  date: '2020-06-01T14:30:00Z',
  state: 'waiting',
  comment: 'For the hall',
  total: 34.8,
  totalNow: 69.6,
  lines: [{ stockItemId: 102, code: 'A-102', name: 'Lamp', quantity: 3, unitPrice: 10, unitPriceNow: 20 }],
  reason: null,
  decidedBy: null,
  orderId: null,
  mayDecide: true,
  mayTakeBack: false,
};

const open = async (changes: object = {}) => {
  const sent: unknown[] = [];
  mockSignIn(
    http.get(url('GetApprovals'), () => listResponse({ ...approval, ...changes })),
    http.put(`${url('DecideApproval')}/80`, async ({ request }) => {
      sent.push(await request.json());
      const decided = {
        state: 'approved',
        decidedBy: 'Ruiz Workshops',
        orderId: 9001,
        totalNow: null,
        mayDecide: false,
      };
      return listResponse({ ...approval, ...decided });
    }),
  );
  renderApp('/en/client/approvals', signedIn);
  await screen.findByText(/3 × Lamp/);
  return sent;
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows the prices of then and now, and approves the total of now', async () => {
  const sent = await open();
  expect(screen.getByText('Total with taxes: then $34.80, now $69.60')).toBeVisible();
  expect(screen.getByText('then $10.00')).toBeVisible();
  expect(screen.getByText('For the hall')).toBeVisible();
  await press('Approve and order for $69.60');
  expect(await screen.findByText('The order was sent')).toBeVisible();
  expect(sent).toEqual([{ decision: 'approve', total: 69.6 }]);
  expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute('href', '/en/client/orders/1/9001');
  expect(screen.queryByRole('button', { name: /Approve|Decline/ })).toBeNull();
});

it('declines with a reason, which stays if that fails', async () => {
  const sent = await open();
  await press('Decline');
  await userEvent.type(screen.getByLabelText('Reason for declining'), 'Too many{Escape}');
  expect(screen.getByRole('button', { name: 'Decline' })).toHaveFocus();
  expect(screen.getByRole('button', { name: /^Approve/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  mswServer.use(http.put(`${url('DecideApproval')}/80`, () => errorResponse(503), { once: true }));
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('alert');
  expect(screen.getByLabelText('Reason for declining')).toHaveValue('Too many');
  await press('Decline');
  await screen.findByText('The request was declined');
  expect(sent).toEqual([{ decision: 'decline', reason: 'Too many' }]);
});

it('offers who asked to take it back, and nothing else', async () => {
  const sent = await open({ mayDecide: false, mayTakeBack: true });
  expect(screen.queryByRole('button', { name: /Approve|Decline/ })).toBeNull();
  await press('Take back into the cart');
  await screen.findByText('The items are in the cart again');
  expect(sent).toEqual([{ decision: 'takeBack' }]);
});

it('says what cannot be taken back as it is, and stays in the request', async () => {
  await open({ mayDecide: false, mayTakeBack: true });
  mswServer.use(http.put(`${url('DecideApproval')}/80`, () => listResponse({ ...approval, mayTakeBack: true })));
  await press('Take back into the cart');
  await screen.findByText(/^0 of 1 items are in the cart again/);
  expect(screen.getByText(/3 × Lamp/)).toBeVisible();
});

describe('while the page is open', () => {
  afterEach(() => void jest.useRealTimers());

  it('announces what others ask for, and how they have decided, and shows it in the list', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
    const passTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const asks = {
      newsId: 'approval 80 1',
      kind: 'approval',
      orderId: 80,
      orderNumber: 'Eva Marín',
      status: 'waiting',
    };
    let news: (typeof asks)[] = [];
    mockSignIn(http.get(url('GetApprovals'), () => listResponse(...(news.length > 0 ? [approval] : []))));
    mockNews(() => news);
    renderApp('/en/client/orders', signedIn, todaysCatalogue().services);
    await passTime(3_000);
    news = [asks];
    await passTime(11_000);
    expect(screen.getByText('Eva Marín asks for approval of an order')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View the approvals' })).toHaveAttribute('href', '/en/client/approvals');
    news = [{ ...asks, newsId: 'approval 79 2', orderId: 79, status: 'declined' }, asks];
    await passTime(11_000);
    expect(screen.getByText('Your order was declined')).toBeVisible();
  });
});
