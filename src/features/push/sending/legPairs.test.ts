/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { aCartItem } from '@/../test/support/builders/aCartLine';
import {
  anOrderService,
  passes,
  type PushFault,
  refusal,
  replaceResponse,
  requestWithheld,
  respondWith,
  responseWithheld,
} from '@/../test/support/builders/anOrderService';
import { aPushingTab, passTime, until } from '@/../test/support/builders/aPushingTab';
import { memoryStorage } from '@/../test/support/builders/memoryStorage';
import { someLocks } from '@/../test/support/builders/someLocks';
import { listKeys } from '@/shared/lib/storedValues';

import { isFinal } from '../state/leg';
import { retryLegs } from './retryLegs';

type Outcome = { name: string; fault: PushFault; isRefused?: boolean; isCrash?: boolean };

const outcomes: Outcome[] = [
  { name: 'acknowledged', fault: passes },
  { name: 'refused', fault: passes, isRefused: true },
  { name: '5xx before', fault: respondWith(503, refusal('Busy')) },
  { name: '5xx after', fault: replaceResponse(500, refusal('Broken')) },
  { name: 'timeout before', fault: requestWithheld },
  { name: 'timeout after', fault: responseWithheld },
  { name: 'crash before', fault: requestWithheld, isCrash: true },
  { name: 'crash after', fault: responseWithheld, isCrash: true },
];

const pairs = outcomes.flatMap((first) => outcomes.map((second) => [first.name, second.name, first, second] as const));

const locks = someLocks();

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'locks', { value: locks.manager, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
  locks.closeTabs();
  Reflect.deleteProperty(navigator, 'locks');
});

const requestTimeout = 20_000;

it.each(pairs)('%s, then %s: the screen matches the service', async (_first, _second, ...legs) => {
  const service = anOrderService([1, 2].map((catalogId) => aCartItem({ catalogId, stockItemId: 40 + catalogId })));
  const local = memoryStorage();
  let tab = await aPushingTab(service, { local });
  legs.forEach(({ fault, isRefused }, index) => {
    service.on(index + 1, fault);
    if (isRefused) service.close(index + 1);
  });
  const pushed = (count: number) => until(() => service.pushed.length >= count, `${count} pushes`);

  await tab.push();
  for (const [index, { isCrash, fault }] of legs.entries()) {
    await pushed(index + 1);
    if (isCrash) {
      tab.close();
      locks.closeTabs();
      service.on(index + 1, passes);
      tab = await aPushingTab(service, { local });
    } else if (fault === requestWithheld || fault === responseWithheld) await passTime(requestTimeout);
  }
  await until(() => tab.legs().length === 2 && !tab.states().some((state) => /planned|sending/.test(state)), 'a round');
  // By now the screen is correct, or says that the result is unknown.
  for (const { state, payload } of tab.legs()) {
    const isOrdered = service.orders.some((order) => order.payload.uuid === payload.uuid);
    if (state === 'acknowledged') expect(isOrdered).toBe(true);
    if (state === 'rejected') expect(isOrdered).toBe(false);
  }
  await tab.store.dispatch(retryLegs());
  await until(() => tab.legs().every(isFinal), 'an end of each leg');

  for (const [index, { payload, state, order }] of tab.legs().entries()) {
    const catalogId = index + 1;
    const orders = service.orders.filter((placed) => placed.payload.catalogId === catalogId);
    expect(state).toBe(legs[index]?.isRefused ? 'rejected' : 'acknowledged');
    expect(orders.map((placed) => placed.payload.uuid)).toEqual(state === 'acknowledged' ? [payload.uuid] : []);
    expect(orders.map(({ orderNumber }) => orderNumber)).toEqual(order ? [order.orderNumber] : []);
    // Each line is either in the cart or in exactly one order.
    expect([...service.getCart(catalogId), ...orders.flatMap(({ items }) => items)]).toHaveLength(1);
    const sent = service.pushed.filter((push) => push.payload.catalogId === catalogId);
    expect(new Set(sent.map(({ text, ifMatch }) => `${text} ${ifMatch}`)).size).toBe(1);
  }
  await until(
    () => tab.cart().length === service.getCart(1).length + service.getCart(2).length,
    'the cart of the service',
  );
  expect(local.getItem('client.push')).not.toBeNull();
  expect(listKeys(local).filter((key) => key.startsWith('push.'))).toEqual([]);
});
