/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { aCartItem } from '@/../test/support/builders/aCartLine';
import {
  anOrderService,
  passes,
  refusal,
  replaceResponse,
  requestLost,
  requestWithheld,
  respondWith,
  responseLost,
} from '@/../test/support/builders/anOrderService';
import { aPushingTab, passTime, until } from '@/../test/support/builders/aPushingTab';
import { aClient } from '@/../test/support/builders/aSession';
import { fullStorage, memoryStorage, someTabs } from '@/../test/support/builders/memoryStorage';
import { someLocks } from '@/../test/support/builders/someLocks';
import { selectNotifications } from '@/features/notifications/state/notificationsSlice';
import { clientSignedOut } from '@/features/session/state/sessionSlice';
import { emptyNote } from '@/shared/lib/orderComment';
import { listKeys } from '@/shared/lib/storedValues';

import { noteWritten, selectDraft } from '../state/pushSlice';
import { closeBatch } from './closeBatch';
import { retryLegs } from './retryLegs';

const locks = someLocks();
const setNavigator = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => {
  jest.useFakeTimers();
  setNavigator('locks', locks.manager);
});
afterEach(() => {
  jest.useRealTimers();
  locks.closeTabs();
  Reflect.deleteProperty(navigator, 'locks');
  Reflect.deleteProperty(navigator, 'onLine');
});

const items = () => [1, 2].map((catalogId) => aCartItem({ catalogId, stockItemId: 40 + catalogId, quantity: 3 }));
const aTab = async (local: Storage = memoryStorage(), service = anOrderService(items())) => {
  const tab = await aPushingTab(service, { local });
  const end = () =>
    until(() => tab.states().length > 0 && tab.states().every((state) => !/planned|sending/.test(state)), 'an end');
  return { service, local, tab, end };
};
const recordsIn = (local: Storage) => listKeys(local).filter((key) => key.startsWith('push.'));
const notices = ({ store }: Awaited<ReturnType<typeof aPushingTab>>) =>
  selectNotifications(store.getState(), 'account').map(({ message }) => message.kind === 'message' && message.id);

it('keeps the outcomes of five orders in the account area for a minute, even if they are the same', async () => {
  const { service, tab, end } = await aTab();
  service.on(1, ...Array.from({ length: 6 }, () => respondWith(409, refusal('BV-10 is not for sale'))));
  for (let order = 0; order < 6; order += 1) {
    await tab.push({ only: 1 });
    await end();
    await until(() => notices(tab).length === Math.min(order + 1, 5), 'its notice');
  }
  const { account, storefront } = tab.state().notifications;
  expect(account.map(({ message, duration }) => [message, duration])).toEqual(
    Array.from({ length: 5 }, () => [{ kind: 'message', id: 'push.problem' }, 60_000]),
  );
  expect(storefront).toEqual([]);
});

it('sends exactly what the specification requires, once per catalogue', async () => {
  const { service, tab, end } = await aTab();
  tab.store.dispatch(noteWritten({ clientId: 7, ...emptyNote, reference: ' PO-17 ', comment: 'At the back door\n' }));
  await tab.push();
  await end();
  const { uuid } = service.pushed[0]?.payload ?? {};
  expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(service.pushed.map(({ payload }) => payload)).toEqual(
    [1, 2].map((id) => ({
      accountId: 1,
      companyId: id,
      catalogId: id,
      clientId: 7,
      username: 'ShoppingCart',
      moneyTypeId: 'USD',
      uuid: expect.any(String) as string,
      taxes: 16,
      comment: 'Ref.: PO-17\nAt the back door',
      putAllPriceZero: false,
    })),
  );
  expect(new Set(service.pushed.map(({ payload }) => payload.uuid)).size).toBe(2);
  expect(service.pushed.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"1"']);
  expect(tab.states()).toEqual(['acknowledged', 'acknowledged']);
  expect(notices(tab)).toEqual(['push.placed']);
  expect(selectDraft(tab.state(), 7)).toBeNull();
});

it('writes the record before sending the first request', async () => {
  const local = memoryStorage();
  const service = anOrderService(items());
  const recordCounts: number[] = [];
  service.on(1, (processPush) => {
    recordCounts.push(recordsIn(local).length);
    return passes(processPush);
  });
  const { tab, end } = await aTab(local, service);
  await tab.push();
  await end();
  expect(recordCounts).toEqual([1]);
  expect(recordsIn(local)).toEqual([]);
});

it('creates one batch when the button is pressed repeatedly', async () => {
  const { service, tab, end } = await aTab();
  void tab.press();
  void tab.press();
  await tab.push();
  void tab.press();
  await end();
  expect(service.orders).toHaveLength(2);
  expect(tab.batches()).toHaveLength(1);
});

it('sends nothing when the client declines, and can be pressed again', async () => {
  const { service, tab, end } = await aTab();
  const pressed = tab.press();
  await until(() => tab.confirmation() !== null, 'a question');
  tab.store.dispatch({ type: 'confirm/confirmationDeclined', payload: { id: tab.confirmation()?.id } });
  await pressed;
  expect(service.pushed).toEqual([]);
  await tab.push();
  await end();
  expect(service.orders).toHaveLength(2);
});

it('sends nothing when the record cannot be stored', async () => {
  const { service, local, tab } = await aTab(fullStorage());
  const { pushed } = await tab.push();
  await pushed;
  expect(tab.problem()).toBe('notStored');
  expect(service.pushed).toEqual([]);
  expect(recordsIn(local)).toEqual([]);
  expect(tab.batches()).toEqual([]);
});

it('never queues a push while offline', async () => {
  const { service, local, tab } = await aTab();
  setNavigator('onLine', false);
  await tab.press();
  expect(tab.problem()).toBe('offline');
  setNavigator('onLine', true);
  window.dispatchEvent(new Event('online'));
  await passTime(60_000);
  expect([service.pushed, recordsIn(local)]).toEqual([[], []]);
});

it('keeps the refused lines and sends only those on request', async () => {
  const service = anOrderService(items());
  service.on(2, respondWith(409, refusal('Not for sale')));
  const { tab, end } = await aTab(memoryStorage(), service);
  await tab.push();
  await end();
  expect(tab.states()).toEqual(['acknowledged', 'rejected']);
  expect(tab.legs()[1]?.error).toMatchObject({ status: 409, message: 'Not for sale' });
  expect(tab.cart()).toEqual([[2, 42, 3]]);
  expect(notices(tab)).toEqual(['push.problem']);
  await tab.push({ only: 2 });
  await end();
  expect(tab.states()).toEqual(['acknowledged']);
  expect(service.orders.map(({ payload }) => payload.catalogId)).toEqual([1, 2]);
});

it('sends nothing while a line needs attention', async () => {
  const service = anOrderService([aCartItem({ stockItemId: 41, quantity: 3, setPrice: 1 })]);
  const { tab } = await aTab(memoryStorage(), service);
  await tab.press();
  expect(tab.problem()).toBe('blockedLines');
  expect([tab.confirmation(), service.pushed]).toEqual([null, []]);
});

it('orders nothing that the client has not seen', async () => {
  const { service, tab, end } = await aTab();
  const pressed = tab.press();
  await until(() => tab.confirmation() !== null, 'a question');
  service.setCart(1, [aCartItem({ catalogId: 1, quantity: 900 })]);
  await tab.accept();
  await end();
  await pressed;
  expect(tab.states()).toEqual(['rejected', 'acknowledged']);
  expect(tab.legs()[0]?.error?.status).toBe(412);
  expect(tab.cart()).toEqual([[1, 40, 900]]);
});

describe('an inconclusive response', () => {
  const order = { orderId: 1, orderNumber: 'X', moneyTypeId: 'USD', total: 1, lineCount: 1, uuid: 'of-another-push' };
  it.each([
    ['500', respondWith(500, refusal('Broken'))],
    ['503', respondWith(503, '')],
    ['429', respondWith(429, refusal('Too many'))],
    ['HTML', respondWith(200, '<!doctype html><title>Hello</title>')],
    ['HTML with 502', respondWith(502, '<!doctype html>')],
    ['an empty body', respondWith(200, '')],
    ['no order', respondWith(200, { isSuccessful: true, data: [] })],
    ['no success flag', respondWith(200, { data: [order] })],
    ['the order of another push', respondWith(200, { isSuccessful: true, data: [order] })],
    ['a lost request', requestLost],
    ['a lost response', responseLost],
    ['isSuccessful: false with 500', respondWith(500, { isSuccessful: false, data: [] })],
    ['403 from a gateway after the order was placed', replaceResponse(403, '<!doctype html>')],
    ['404 from a gateway after the order was placed', replaceResponse(404, '')],
    ['409 from a gateway after the order was placed', replaceResponse(409, { message: 'Conflict' })],
    ['412 from a gateway after the order was placed', replaceResponse(412, '')],
    ['422 from a gateway after the order was placed', replaceResponse(422, { error: 'Unprocessable' })],
    ['half an envelope with 409', replaceResponse(409, { isSuccessful: false })],
  ])('%s leaves the leg unknown and resends the same request', async (_name, fault) => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const service = anOrderService(items().slice(0, 1));
    service.on(1, fault);
    const { tab, end } = await aTab(memoryStorage(), service);
    await tab.push();
    await end();
    expect(tab.states()).toEqual(['unknown']);
    expect(notices(tab)).toEqual(['push.problem']);
    await passTime(2_000);
    await until(() => tab.states()[0] === 'acknowledged', 'an order');
    expect(service.orders).toHaveLength(1);
    expect(new Set(service.pushed.map(({ text }) => text)).size).toBe(1);
    expect(notices(tab)).toEqual(['push.placed', 'push.problem']);
    consoleError.mockRestore();
  });
});

it.each([
  [400, refusal('Invalid')],
  [403, refusal('Forbidden')],
  [404, refusal('Not found')],
  [409, refusal('Not for sale')],
  [412, refusal('Changed')],
  [422, refusal('Used before')],
  [200, refusal('Closed today')],
])('%s is a refusal: nothing is ordered and nothing is retried', async (status, body) => {
  const service = anOrderService(items().slice(0, 1));
  service.on(1, respondWith(status, body));
  const { tab, end } = await aTab(memoryStorage(), service);
  await tab.push();
  await end();
  await passTime(600_000);
  expect(tab.states()).toEqual(['rejected']);
  expect(service.pushed).toHaveLength(1);
  expect(tab.cart()).toEqual([[1, 41, 3]]);
});

it('checks an unknown result as soon as the network returns', async () => {
  const service = anOrderService(items());
  service.on(2, responseLost);
  const tab = await aPushingTab(service, { local: memoryStorage(), events: window });
  await tab.push();
  await until(() => tab.states().join() === 'acknowledged,unknown', 'a round');
  window.dispatchEvent(new Event('online'));
  await until(() => tab.states().join() === 'acknowledged,acknowledged', 'an order');
  expect(service.orders).toHaveLength(2);
});

it('does not treat an early refusal as the outcome of an attempt whose response was lost', async () => {
  const service = anOrderService(items().slice(0, 1));
  service.on(1, responseLost, respondWith(403, refusal('Forbidden')), respondWith(400, refusal('Invalid')));
  const { tab, end } = await aTab(memoryStorage(), service);
  await tab.push();
  await end();
  for (const attempts of [2, 3, 4]) {
    await tab.store.dispatch(retryLegs());
    expect(tab.legs()[0]?.attempts).toBe(attempts);
  }
  expect(tab.states()).toEqual(['acknowledged']);
  expect(service.orders).toHaveLength(1);
});

it('respects Retry-After regardless of clock differences', async () => {
  jest.setSystemTime(Date.now() + 2 * 365 * 24 * 3_600_000);
  const service = anOrderService(items().slice(0, 1));
  const yesterday = new Date(Date.now() - 2 * 365 * 24 * 3_600_000).toUTCString();
  service.on(1, respondWith(429, '', { 'Retry-After': '30' }), respondWith(503, '', { 'Retry-After': yesterday }));
  const { tab, end } = await aTab(memoryStorage(), service);
  await tab.push();
  await end();
  await passTime(29_000);
  expect(service.pushed).toHaveLength(1);
  await passTime(1_000);
  await until(() => service.pushed.length === 2 && tab.states()[0] === 'unknown', 'a second attempt');
  jest.setSystemTime(Date.now() - 4 * 365 * 24 * 3_600_000);
  await passTime(5_000);
  await until(() => tab.states()[0] === 'acknowledged', 'an order');
  expect(service.orders).toHaveLength(1);
});

describe('an expired session', () => {
  it('keeps the pending push until the client is back', async () => {
    const { service, tab, end } = await aTab();
    service.expectToken('new.b.c');
    await tab.push();
    await until(() => tab.state().session.isExpired, 'an expired session');
    expect(tab.states()).toEqual(['sending', 'planned']);
    tab.signIn('new.b.c');
    await end();
    expect(tab.states()).toEqual(['acknowledged', 'acknowledged']);
    expect(service.orders).toHaveLength(2);
  });

  it('leaves the push to the next sign-in of the same client, never to another client', async () => {
    const { service, local, tab } = await aTab();
    service.expectToken('new.b.c');
    await tab.push();
    await until(() => tab.state().session.isExpired, 'an expired session');
    tab.store.dispatch(clientSignedOut());
    await passTime();
    expect(tab.batches()).toEqual([]);
    expect(local.getItem('client.push')).toBeNull();
    expect(recordsIn(local)).toHaveLength(1);
    for (const key of recordsIn(local)) expect(local.getItem(key)).not.toContain('Wood screw');
    const pushesBefore = service.pushed.length;

    tab.signIn('new.b.c', aClient({ clientId: 8, name: 'Another' }));
    await passTime(600_000);
    expect([tab.batches(), service.pushed.length]).toEqual([[], pushesBefore]);
    tab.store.dispatch(clientSignedOut());
    tab.signIn('new.b.c');
    await until(() => service.orders.length === 2 && tab.states().join() === 'acknowledged,acknowledged', 'two orders');
    expect(recordsIn(local)).toEqual([]);
  });
});

describe('two tabs', () => {
  const openTwoTabs = async (service = anOrderService(items())) => {
    const pairs = someTabs(2);
    const [here, there] = [await aPushingTab(service, pairs[0] ?? {}), await aPushingTab(service, pairs[1] ?? {})];
    return { service, here, there };
  };

  it('place one order when both are pressed at once, and show the same result', async () => {
    const { service, here, there } = await openTwoTabs();
    const pressed = [here.press(), there.press()];
    await here.accept();
    await there.accept();
    await Promise.all(pressed);
    expect(service.orders).toHaveLength(2);
    expect(service.pushed).toHaveLength(2);
    expect(there.problem()).toBe('pushedElsewhere');
    expect(there.legs()).toEqual(here.legs());
    await until(() => there.cart().length === 0, 'an empty cart');
  });

  it('are still safe when the browser has no locks', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    const { service, here, there } = await openTwoTabs();
    const pressed = [here.press(), there.press()];
    await here.accept();
    await there.accept();
    await Promise.all(pressed);
    expect(service.orders).toHaveLength(2);
  });

  it('send a single retry in each pause', async () => {
    const { service, here, there } = await openTwoTabs(anOrderService(items().slice(0, 1)));
    service.on(1, requestLost, requestLost, requestLost);
    await here.push();
    await until(() => here.states().join() === 'unknown' && there.states().join() === 'unknown', 'a round');
    await passTime(2_000);
    expect(service.pushed).toHaveLength(2);
    await passTime(5_000);
    expect(service.pushed).toHaveLength(3);
    await passTime(10_000);
    await until(() => there.states().join() === 'acknowledged', 'an order in the other tab');
    await until(() => there.cart().length === 0, 'its cart');
  });

  it('both drop a result that the client has closed', async () => {
    const { here, there } = await openTwoTabs();
    await here.push();
    await until(() => there.states().join() === 'acknowledged,acknowledged', 'two orders');
    const [batch] = there.batches();
    there.store.dispatch(closeBatch(batch?.id ?? ''));
    expect(here.batches()).toEqual([]);
  });
});

it('does not send a stored leg that no version ties to the confirmed cart', async () => {
  const local = memoryStorage();
  const service = anOrderService(items());
  service.on(1, requestWithheld);
  const { tab } = await aTab(local, service);
  await tab.push();
  await until(() => service.pushed.length === 1, 'a push');
  tab.close();
  locks.closeTabs();
  const record = recordsIn(local)[0] ?? '';
  for (const key of [record, 'client.push'])
    local.setItem(key, (local.getItem(key) ?? '').replaceAll('"\\"1\\""', 'null'));
  const later = await aPushingTab(service, { local });
  await until(() => later.states().join() === 'acknowledged,rejected', 'an end of both');
  expect(later.legs()[1]?.error).toBeNull();
  expect(service.orders).toHaveLength(1);
});
