/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { aCartItem } from '@/../test/support/builders/aCartLine';
import { anOrderService, requestWithheld } from '@/../test/support/builders/anOrderService';
import { aPushingTab, passTime, until } from '@/../test/support/builders/aPushingTab';
import { memoryStorage, someTabs } from '@/../test/support/builders/memoryStorage';
import { someLocks } from '@/../test/support/builders/someLocks';

import { selectIsHeldUp, selectIsPreparing } from '../state/pushSlice';
import { closeBatch } from './closeBatch';
import { resolveHoldUp } from './pushOrder';

type Tab = Awaited<ReturnType<typeof aPushingTab>>;

const locks = someLocks();
const setLocks = (value: unknown) => Object.defineProperty(navigator, 'locks', { value, configurable: true });

beforeEach(() => {
  jest.useFakeTimers();
  setLocks(locks.manager);
});
afterEach(() => {
  jest.useRealTimers();
  locks.closeTabs();
  Reflect.deleteProperty(navigator, 'locks');
});

const items = () => [1, 2].map((catalogId) => aCartItem({ catalogId, stockItemId: 40 + catalogId, quantity: 3 }));
const isHeldUp = (tab: Tab) => selectIsHeldUp(tab.state());
const placed = (tab: Tab) => until(() => tab.states().join() === 'acknowledged,acknowledged', 'two orders');

/** A tab that holds the lock while it is asleep. */
const sleepingTab = () => {
  let wake: () => void = () => undefined;
  const asleep = new Promise<void>((resolve) => (wake = resolve));
  void locks.manager.request('push', () => asleep);
  return wake;
};

const waitingTab = async (service = anOrderService(items())) => {
  const tab = await aPushingTab(service, { local: memoryStorage() });
  const { pushed } = await tab.push();
  await passTime(2_999);
  expect([isHeldUp(tab), selectIsPreparing(tab.state())]).toEqual([false, true]);
  await passTime(1);
  expect(isHeldUp(tab)).toBe(true);
  return { tab, service, pushed };
};

describe('a lock held by a sleeping tab', () => {
  it('shows the order as held up and sends it once the tab releases the lock', async () => {
    const wake = sleepingTab();
    const { tab, service, pushed } = await waitingTab();
    expect(service.pushed).toEqual([]);
    wake();
    await pushed;
    expect(isHeldUp(tab)).toBe(false);
    expect(service.orders).toHaveLength(2);
  });

  it('is bypassed when the client sends the order from here', async () => {
    sleepingTab();
    const { tab, service } = await waitingTab();
    tab.store.dispatch(resolveHoldUp(true));
    await placed(tab);
    expect(isHeldUp(tab)).toBe(false);
    expect(service.orders).toHaveLength(2);
  });

  it('leaves the cart unchanged when the client cancels', async () => {
    const wake = sleepingTab();
    const { tab, service, pushed } = await waitingTab();
    tab.store.dispatch(resolveHoldUp(false));
    await pushed;
    expect([isHeldUp(tab), selectIsPreparing(tab.state()), tab.problem()]).toEqual([false, false, null]);
    wake();
    await passTime(60_000);
    expect(service.pushed).toEqual([]);
  });

  it('prevents a second order when the tab wakes up, even if the first result was closed', async () => {
    const service = anOrderService(items());
    const [here, there] = await Promise.all(someTabs(2).map((pair) => aPushingTab(service, pair)));
    if (!here || !there) throw new Error('two tabs');
    const wake = sleepingTab();
    const asleep = await there.push();
    const awake = await here.push();
    await passTime(3_000);
    here.store.dispatch(resolveHoldUp(true));
    await awake.pushed;
    const [batch] = here.batches();
    here.store.dispatch(closeBatch(batch?.id ?? ''));
    // Restore the cart, as with a service that gives no versions to compare.
    service.setCart(1, items().slice(0, 1));
    expect(there.batches()).toEqual([]);
    wake();
    await asleep.pushed;
    expect(there.problem()).toBe('pushedElsewhere');
    expect(service.pushed).toHaveLength(2);
  });

  it('does not block retries of a leg in flight', async () => {
    const service = anOrderService(items());
    service.on(1, requestWithheld);
    const [here, there] = await Promise.all(someTabs(2).map((pair) => aPushingTab(service, pair)));
    if (!here || !there) throw new Error('two tabs');
    await there.push();
    await until(() => here.states().join() === 'sending,planned', 'a push in the other tab');
    there.close();
    sleepingTab();
    await passTime(60_000);
    expect(here.states()).toEqual(['sending', 'planned']);
    await passTime(10_000);
    await placed(here);
    expect(service.orders).toHaveLength(2);
    expect(new Set(service.pushed.map(({ payload }) => payload.uuid)).size).toBe(2);
  });
});

it('sends without locks when the browser refuses them', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  setLocks({ request: () => Promise.reject(new DOMException('blocked', 'SecurityError')) });
  const service = anOrderService(items());
  const tab = await aPushingTab(service, { local: memoryStorage() });
  await tab.push();
  await placed(tab);
  jest.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve));
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});
