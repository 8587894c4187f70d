import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { type Call, contractNames, findSchema, listCalls } from '../contract/contracts';
import { nonsense } from '../support/builders/badLists';
import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { hardware, mockCatalogue } from './catalogueSupport';
import { signedIn } from './sessionSupport';
import { AlwaysIntersecting } from './shellSupport';

jest.setTimeout(90_000);
configure({ asyncUtilTimeout: 30_000 });

type Fields = Record<string, unknown>;

const notice = /could not be read and was left out/;
const noRecords: readonly unknown[] = [null, 7, 'text', [], {}];
const wrongValues: readonly unknown[] = [undefined, null, 'twelve', -5, 1e308, true, {}, [null], 'W'.repeat(10_001)];

const stubData = ({ contract, responses }: Call): unknown => {
  const response = responses['200'];
  const body = response && 'content' in response ? response.content['application/json'] : undefined;
  // A file.
  if (!body) return null;
  const reference = body.schema.$ref;
  return (findSchema(contract, reference.split('/').at(-1) ?? '').example as { data: unknown }).data;
};

const calls = contractNames
  .flatMap(listCalls)
  .map((call) => ({ ...call, data: stubData(call) }))
  .filter(({ data }) => data !== null);

/** One copy of the record per field and invalid value, each with its own key. */
const spoiltCopies = (record: Fields): Fields[] => {
  const [key] = Object.keys(record);
  return Object.keys(record).flatMap((field, place) =>
    wrongValues.map((value, index) => ({
      ...record,
      [key ?? '']: 10_000 + place * 100 + index,
      [field]: value,
    })),
  );
};

const amongBadRecords = (record: Fields): unknown[] => [...noRecords, record, ...spoiltCopies(record), record];

type Service = (call: Call, data: unknown) => unknown;

/** All three services: each returns its contract's example, modified by `change`. */
const answerAll = (change: Service) =>
  mswServer.use(
    ...calls.map((call) =>
      http[call.method as 'get'](
        `http://localhost:3000/services/${call.contract}${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        ({ params }) => {
          const isElsewhere = params.catalogId === '2' && Array.isArray(call.data);
          const data = change(call, call.data);
          return HttpResponse.json({ isSuccessful: true, message: null, data: isElsewhere ? [] : data });
        },
      ),
    ),
  );

const badLists: Service = ({ method }, data) =>
  Array.isArray(data) && method === 'get' ? amongBadRecords(data[0] as Fields) : data;

const badObjects =
  (value: unknown): Service =>
  ({ method }, data) =>
    Array.isArray(data) || method !== 'get'
      ? data
      : Object.fromEntries(Object.keys(data as Fields).map((field) => [field, value]));

const reports = () => {
  const reported: unknown[] = [];
  jest.spyOn(globalThis, 'reportError').mockImplementation((error) => void reported.push(error));
  return reported;
};

const open = (path: string) => renderApp(path, signedIn, mockCatalogue(hardware()).services);

const expectSense = () => {
  expect([document.title, document.body.textContent].join(' ')).not.toMatch(nonsense);
  expect(screen.queryByText('This page could not be shown')).not.toBeInTheDocument();
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  Object.assign(globalThis, { IntersectionObserver: AlwaysIntersecting });
});

describe.each([
  ['home', '/en', 'Products made to measure', 'Nordline'],
  ['the brands', '/en/brands', 'Brands', 'Nordline'],
  ['the offers', '/en/offers', 'Offers', 'Autumn fasteners'],
  ['an offer', '/en/offer/autumn-fasteners', 'Autumn fasteners', 'Screws and bolts at their best price.'],
  ['the videos', '/en/videos', 'Videos', 'How to measure a shelf'],
  ['the product lines', '/en/product-lines', 'Product lines', 'Workshop'],
  ['a product line', '/en/product-lines/1', 'Workshop', 'From the vice to the last screw.'],
  ['the terms', '/en/terms', 'Terms', 'We deliver within five working days.'],
  ['a term', '/en/terms/1', 'Delivery', 'We deliver within five working days.'],
  ['about', '/en/about', 'About us', 'Workshop'],
  ['an item', '/en/stock/wood-screw-4-x-40-mm/101', 'Wood screw 4 x 40 mm', '40 mm'],
  ['the orders', '/en/client/orders', 'Orders', 'A-009001'],
  // A measure is an element of its own.
  ['an order', '/en/client/orders/1/9001', 'Order A-009001', 'Wood screw'],
  ['the dashboard', '/dashboard', /^Welcome/, 'A-009001'],
  ['the cart', '/en/client/shopping-cart', 'Shopping cart', 'Wood screw 4 x 40 mm'],
] as const)('%s, with bad records in every list', (_name, path, heading, sound) => {
  it('keeps its heading and valid records, and reports the omission once', async () => {
    const reported = reports();
    answerAll(badLists);
    open(path);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument());
    expect((await screen.findAllByText(sound)).length).toBeGreaterThan(0);
    const shown = await screen.findByText(notice);
    const [reportId] = /[\dA-F]{8}$/.exec(shown.textContent) ?? [];
    await waitFor(() => expect(reported.length).toBeGreaterThan(0));
    for (const error of reported) expect(error).toMatchObject({ message: `report ${reportId}` });
    expect(screen.getAllByText(notice)).toHaveLength(1);
    expectSense();
  });
});

describe.each([
  ['missing', undefined],
  ['null', null],
  ['of another type', { not: 'a text' }],
])('with every shell and content text %s', (_name, value) => {
  it.each([
    ['home', '/en', 'Medida', 'Nordline'],
    ['about', '/en/about', 'About us', 'Workshop'],
    ['contact', '/en/contact', 'Contact', 'Home'],
  ])('%s has a heading and links', async (_screen, path, heading, sound) => {
    reports();
    answerAll(badObjects(value));
    open(path);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument());
    expect((await screen.findAllByText(sound)).length).toBeGreaterThan(0);
    expect(screen.queryAllByText(notice).length).toBeLessThanOrEqual(1);
    expectSense();
  });
});

it('shows an order whose amounts are missing', async () => {
  reports();
  const noAmounts = { subtotal: null, taxRate: 'none', taxAmount: NaN, total: 1e308, orderNumber: null, status: {} };
  answerAll(({ operationId }, data) =>
    operationId === 'getOrder' || operationId === 'getOrders'
      ? [{ ...(data as [Fields])[0], ...noAmounts }]
      : operationId === 'getOrderDetails'
        ? [{ ...(data as [Fields])[0], unitPrice: null, total: 'much' }]
        : data,
  );
  const { router } = open('/en/client/orders/1/9001');
  expect(await screen.findByRole('heading', { level: 1, name: 'Order 9001' })).toBeInTheDocument();
  const row = await screen.findByRole('row', { name: /^Total/ });
  expect(row).toHaveTextContent('–');
  expect(screen.getByText('Unknown')).toBeInTheDocument();
  expectSense();
  await act(() => router.navigate('/en/client/orders'));
  expect(await screen.findByText(/excluding 1 whose total could not be read/)).toBeInTheDocument();
  expectSense();
});

it('blocks pushing a cart with unreadable lines', async () => {
  reports();
  let pushes = 0;
  answerAll(({ operationId }, data) => {
    if (operationId === 'pushShoppingCart') pushes += 1;
    return operationId === 'getCart' ? [null, ...(data as unknown[])] : data;
  });
  open('/en/client/shopping-cart');
  expect(await screen.findByText(/^1 line of your cart could not be read/)).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Send the order' }));
  expect(await screen.findByText(/part of the cart could not be read, and would be ordered/)).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(pushes).toBe(0);
});

it('shows the first 500 records of an endless list', async () => {
  reports();
  answerAll(({ operationId }, data) =>
    operationId === 'getOffers'
      ? Array.from({ length: 1_000 }, (_, offerId) => ({
          ...(data as [Fields])[0],
          offerId,
          title: `Offer ${offerId}`,
        }))
      : data,
  );
  open('/en/offers');
  expect(await screen.findByText('Offer 0')).toBeInTheDocument();
  expect(screen.getByText('Offer 499')).toBeInTheDocument();
  expect(screen.queryByText('Offer 500')).not.toBeInTheDocument();
  expect(await screen.findByText(notice)).toBeInTheDocument();
});
