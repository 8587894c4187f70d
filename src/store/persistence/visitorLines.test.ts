import { aClient } from '@/../test/support/builders/aSession';
import { memoryStorage } from '@/../test/support/builders/memoryStorage';
import { someServices } from '@/../test/support/builders/someServices';
import {
  selectVisitorLines,
  visitorAddedLines,
  type VisitorLine,
  visitorLineRemoved,
  visitorLinesChangedElsewhere,
} from '@/features/catalogue/state/catalogueSlice';
import { clientSignedOut, signedIn, signedOutElsewhere } from '@/features/session/state/sessionSlice';

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

const visit = (local: Storage) =>
  createAppStore({ services: someServices({ storage: { local, session: memoryStorage() } }) });

const getLinesAfterReload = (local: Storage) => selectVisitorLines(visit(local).getState());

it('keeps what a visitor added when the browser is opened again', () => {
  const local = memoryStorage();
  const store = visit(local);
  store.dispatch(visitorAddedLines([line]));
  store.dispatch(visitorAddedLines([line]));
  expect(getLinesAfterReload(local)).toEqual([{ ...line, quantity: 6 }]);
});

it('follows what the visitor adds and removes in another tab', () => {
  const local = memoryStorage();
  const store = visit(local);
  store.dispatch(visitorAddedLines([line]));
  store.dispatch(visitorLinesChangedElsewhere([{ ...line, quantity: 5 }]));
  expect(getLinesAfterReload(local)).toEqual([{ ...line, quantity: 5 }]);
  store.dispatch(visitorLineRemoved(line.item));
  expect(local.getItem('visitorLines')).toBeNull();
});

it.each([signedIn({ token: 'sealed.token.1', client: aClient() }), clientSignedOut(), signedOutElsewhere()])(
  'leaves nothing behind after $type',
  (event) => {
    const local = memoryStorage();
    const store = visit(local);
    store.dispatch(visitorAddedLines([line]));
    store.dispatch(event);
    expect(local.getItem('visitorLines')).toBeNull();
    expect(getLinesAfterReload(local)).toEqual([]);
  },
);

it('keeps nothing of a client whose session expired', () => {
  const local = memoryStorage({ client: JSON.stringify(aClient()) });
  const store = visit(local);
  store.dispatch(visitorAddedLines([line]));
  expect(local.getItem('visitorLines')).toBeNull();
});

it.each(['{}', '[{"quantity":3}]', '[{"quantity":3,"item":{"catalogId":1,"stockItemId":1,"name":{}}}]'])(
  'ignores foreign lines: %s',
  (visitorLines) => {
    expect(getLinesAfterReload(memoryStorage({ visitorLines }))).toEqual([]);
  },
);
