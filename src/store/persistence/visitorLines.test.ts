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

const visit = (session: Storage, local = memoryStorage()) => {
  const store = createAppStore({ services: someServices({ storage: { local, session } }) });
  return store;
};

const getLinesAfterReload = (session: Storage) => selectVisitorLines(visit(session).getState());

it('keeps what a visitor added when the page is reloaded', () => {
  const session = memoryStorage();
  const store = visit(session);
  store.dispatch(visitorAddedLines([line]));
  store.dispatch(visitorAddedLines([line]));
  expect(getLinesAfterReload(session)).toEqual([{ ...line, quantity: 6 }]);
});

it.each([signedIn({ token: 'sealed.token.1', client: aClient() }), clientSignedOut(), signedOutElsewhere()])(
  'leaves nothing behind after $type',
  (event) => {
    const session = memoryStorage();
    const store = visit(session);
    store.dispatch(visitorAddedLines([line]));
    store.dispatch(event);
    expect(session.getItem('visitorLines')).toBeNull();
    expect(getLinesAfterReload(session)).toEqual([]);
  },
);

it('keeps nothing of a client whose session expired', () => {
  const session = memoryStorage();
  const store = visit(session, memoryStorage({ client: JSON.stringify(aClient()) }));
  store.dispatch(visitorAddedLines([line]));
  expect(session.getItem('visitorLines')).toBeNull();
});

it.each(['{}', '[{"quantity":3}]', '[{"quantity":3,"item":{"catalogId":1,"stockItemId":1,"name":{}}}]'])(
  'ignores foreign lines: %s',
  (visitorLines) => {
    expect(getLinesAfterReload(memoryStorage({ visitorLines }))).toEqual([]);
  },
);
