import './catalogueSupport';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';

import type { OrderPush } from '@/contracts/orders';

import { aCartItem } from '../support/builders/aCartLine';
import { aCartService } from '../support/builders/aCartService';
import { aClient, aSession } from '../support/builders/aSession';
import { mockEmptyServices } from '../support/mockEmptyServices';
import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { errorResponse, listResponse } from '../support/responses';

const services = 'http://localhost:3000/services';
const buyer = {
  language: { language: 'en' as const },
  session: aSession({ client: aClient({ personId: 70, personName: 'Eva Marín' }) }),
};
const terms = { priceList: null, taxRate: null, taxExemption: null };
const screws = aCartItem({ stockItemId: 40, name: 'Wood screw', price: 10, bestPrice: null, quantity: 2 });
const lamp = aCartItem({
  catalogId: 2,
  stockItemId: 40,
  name: 'Desk lamp',
  price: 30,
  bestPrice: null,
  quantity: 1,
});

/** The cart of a person with a limit, whose lines leave it once approval was asked for. */
const open = (orderLimit: number | null, items = [screws, lamp]) => {
  mockEmptyServices();
  const cart = aCartService(items);
  const asked: OrderPush[] = [];
  mswServer.use(
    http.get('*/api/clients/GetClientTerms/*', () => listResponse({ ...terms, orderLimit })),
    http.get('*/api/clients/GetApprovals/*', () => listResponse()),
    http.post(`${services}/orders/Order/RequestApproval`, async ({ request }) => {
      const push = (await request.json()) as OrderPush;
      asked.push(push);
      for (const { catalogId, stockItemId } of items)
        if (catalogId === push.catalogId) cart.remove(catalogId, stockItemId);
      return listResponse();
    }),
  );
  renderApp('/en/client/shopping-cart', buyer);
  return asked;
};

const send = () => screen.findByRole('button', { name: 'Send the order' });
const ask = () => screen.findByRole('button', { name: 'Ask for approval' });
const pressAsk = async () => {
  await waitFor(async () => expect(await ask()).toHaveAttribute('aria-disabled', 'false'));
  await userEvent.click(await ask());
};

it('says before sending that an order is above the limit, and asks for approval in its place', async () => {
  const asked = open(23.19, [screws]);
  await ask();
  expect(screen.getByText(/^This is above your limit of \$23\.19 per order\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send the order' })).toBeNull();
  await userEvent.type(screen.getByLabelText('Your reference'), 'PO-17');
  await pressAsk();
  await screen.findByText('Your order waits for approval');
  await screen.findByRole('heading', { name: 'Approvals' });
  expect(asked).toEqual([expect.objectContaining({ catalogId: 1, comment: 'Ref.: PO-17', taxes: 16 })]);
});

it.each([[23.2], [null]])('sends what is within the limit of %s as usual', async (limit) => {
  open(limit, [screws]);
  await send();
  expect(screen.queryByText(/above your limit/)).toBeNull();
});

it('asks for the catalogue above the limit alone, and leaves the rest to be sent', async () => {
  const asked = open(30);
  await ask();
  expect(screen.getByText(/^Catalogue 2: above your limit/)).toBeVisible();
  await pressAsk();
  await screen.findByText('Your order waits for approval');
  expect(asked.map(({ catalogId }) => catalogId)).toEqual([2]);
  await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: /cart/i }));
  await send();
  expect(screen.getByRole('textbox', { name: 'Quantity of Wood screw' })).toBeVisible();
});

it('says why approval could not be asked for, and repeats the same request', async () => {
  const asked = open(5, [screws]);
  await ask();
  const failed: OrderPush[] = [];
  mswServer.use(
    http.post(
      `${services}/orders/Order/RequestApproval`,
      async ({ request }) => {
        failed.push((await request.json()) as OrderPush);
        return errorResponse(503);
      },
      { once: true },
    ),
  );
  await pressAsk();
  await screen.findByText(/The service has a problem/);
  await pressAsk();
  await screen.findByText('Your order waits for approval');
  expect(failed).toHaveLength(1);
  expect(asked.map(({ uuid }) => uuid)).toEqual(failed.map(({ uuid }) => uuid));
});
