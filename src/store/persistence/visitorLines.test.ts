import { aClient } from '@/../test/support/builders/aSession';
import { memoryStorage } from '@/../test/support/builders/memoryStorage';
import { someServices } from '@/../test/support/builders/someServices';
import { selectVisitorLines, visitorAddedLines, type VisitorLine } from '@/features/catalogue/catalogueSlice';
import { clientSignedOut, signedIn, signedOutElsewhere } from '@/features/session/sessionSlice';

import { createAppStore } from '../createAppStore';

const line: VisitorLine = {
  item: {
    catalogId: 1,
    stockItemId: 101,
    price: 5,
    bestPrice: null,
    quantityBestPrice: null,
    name: 'Bolt',
    code: 'B-1',
    imageUrl: null,
  },
  quantity: 3,
};

const visit = async (session: Storage, local = memoryStorage()) => {
  const store = createAppStore({ services: someServices({ storage: { local, session } }) });
  return store;
};

const getLinesAfterReload = async (session: Storage) => selectVisitorLines((await visit(session)).getState());

it('keeps what a visitor added when the page is reloaded', async () => {
  const session = memoryStorage();
  const store = await visit(session);
  store.dispatch(visitorAddedLines([line]));
  store.dispatch(visitorAddedLines([line]));
  expect(await getLinesAfterReload(session)).toEqual([{ ...line, quantity: 6 }]);
});

it.each([signedIn({ token: 'sealed.token.1', client: aClient() }), clientSignedOut(), signedOutElsewhere()])(
  'leaves nothing behind after $type',
  async (event) => {
    const session = memoryStorage();
    const store = await visit(session);
    store.dispatch(visitorAddedLines([line]));
    store.dispatch(event);
    expect(session.getItem('visitorLines')).toBeNull();
    expect(await getLinesAfterReload(session)).toEqual([]);
  },
);

it('keeps nothing of a client whose session expired', async () => {
  const session = memoryStorage();
  const store = await visit(session, memoryStorage({ client: JSON.stringify(aClient()) }));
  store.dispatch(visitorAddedLines([line]));
  expect(session.getItem('visitorLines')).toBeNull();
});

it.each(['{}', '[{"quantity":3}]', '[{"quantity":3,"item":{"catalogId":1,"stockItemId":1,"name":{}}}]'])(
  'ignores foreign lines: %s',
  async (visitorLines) => {
    expect(await getLinesAfterReload(memoryStorage({ visitorLines }))).toEqual([]);
  },
);
