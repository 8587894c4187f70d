import { act, fireEvent, screen } from '@testing-library/react';

import { scopesOfRole } from '@/../server/src/office/scopes';

import { allScopes, type Answers, renderOffice } from '../support/renderOffice';

const day = '2026-06-15';

const record = {
  ...{
    orderNumber: 'M-1',
    date: day,
    status: 'received',
    total: 1,
    lines: [],
    parcels: [],
    documents: [],
    requests: [],
  },
  ...{ statusChanges: [], currency: 'EUR', client: { name: 'Talleres', email: 'demo@medida.example' }, history: [] },
  ...{ quoteNumber: 'Q-1', state: 'requested', clientId: 1, clientName: 'Talleres', name: 'Talleres', version: 1 },
  ...{
    itemId: 1,
    code: 'A-1',
    nameEn: 'Pan',
    categoryKey: '1-1',
    headingKey: '1-1',
    categoryId: 1,
    deleted: false,
    items: 0,
    features: [],
  },
  ...{ priceListId: 1, discounts: [], prices: 1, clients: 0, priceId: 1, catalogId: 1, validFrom: '', validUntil: '' },
  ...{ contentId: 'synonyms:synonyms', kind: 'banner', title: 'Spring', slug: 'spring', isList: true, link: '/en' },
  ...{
    shared: [],
    translated: [],
    email: 'ana@medida.example',
    role: 'sales',
    isDisabled: false,
    scopes: [],
    keyId: 1,
  },
  ...{ personId: 1, limit: null, username: 'talleres', changeId: 1, by: 'ana', fields: [], operation: 'updateItem' },
  ...{ messageId: 1, message: 'Hello', answer: '', doneAt: null, entryId: '1', aboutKind: 'order', about: 'M-1' },
  ...{ reportId: 'r1', days: [], searchId: 1, text: 'balde', last: null, running: null },
};

const answers: Answers = {
  ...Object.fromEntries(
    ['Orders', 'Quotes', 'Clients', 'People', 'Items', 'Categories', 'PriceLists', 'Prices', 'Content', 'ContentKinds']
      .concat('Staff', 'Keys', 'Changes', 'Messages', 'Outbox', 'Reports', 'MissedSearches', 'FeatureHeadings')
      .map((name) => [`list${name}`, () => [record]]),
  ),
  ...Object.fromEntries(
    ['Order', 'Quote', 'Client', 'Item', 'Category', 'PriceList', 'Price', 'Content', 'StaffMember', 'Message']
      .concat('Report', 'ItemFeatures', 'Imports', 'FeatureHeading')
      .map((name) => [`get${name}`, () => [record]]),
  ),
  listPeople: () => [{ ...record, role: 'buyer' }],
  listOutbox: () => [{ ...record, kind: 'orderToClient', state: 'waiting' }],
  getFigures: () => [{ currency: 'EUR', orders: 0, amount: 0, days: [], items: [], clients: [] }],
};

const readers = allScopes.filter((scope) => scope?.endsWith(':read'));

/** By roles, jsdom takes seconds. */
const findAll = <Found extends HTMLElement>(selector: string) => [...document.querySelectorAll<Found>(selector)];

const press = (name: string) =>
  findAll('main button, [role=dialog] button')
    .filter(({ textContent }) => textContent === name)
    .forEach((button) => fireEvent.click(button));

it.each([
  ['whoever may read all', readers],
  ['sales', scopesOfRole.sales],
  ['catalogue', scopesOfRole.catalogue],
])('shows %s no link, row or button that the services refuse', async (_role, scopes) => {
  const { router, refused } = renderOffice('/', answers, scopes);
  const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));
  await screen.findByRole('menu');
  const seen = new Set(findAll<HTMLAnchorElement>('[role=menu] a').map(({ pathname }) => pathname));
  for (const page of seen) {
    await act(async () => void router.navigate(page));
    await settle();
    const expectNoRefusal = () =>
      expect({ page, refused, text: screen.queryByText('Access denied') }).toEqual({ page, refused: [], text: null });
    expectNoRefusal();
    for (const { pathname, origin } of findAll<HTMLAnchorElement>('main a'))
      if (origin === window.location.origin && !/^.(Content|services)/.test(pathname)) seen.add(pathname);
    for (const name of ['Delete', 'Confirm', 'Save']) {
      press(name);
      await settle();
      expectNoRefusal();
    }
    const [row] = findAll('main tbody tr');
    if (row) fireEvent.click(row);
    await settle();
    seen.add(router.state.location.pathname);
  }
  expect(seen.size).toBeGreaterThan(10);
});
