import { type BrowserContext, expect } from '@playwright/test';

import {
  type Fault,
  passes,
  requestHeld,
  requestWithheld,
  respondInstead,
  responseLost,
  responseReplaced,
  responses,
  responseWithheld,
} from '../support/faults/faults';
import type { WatchedPage } from './support/browser';
import { type Buyer, catalogIds, createBuyer } from './support/buyer';
import { acceptButton, closeResult, openCart, reopenCart, send, sendButton, shownLegs } from './support/cartPage';
import { getMessages } from './support/messages';
import { runningWithFaults, test } from './support/running';
import { demo, signInByStorage } from './support/signedIn';

const { app, browser, proxy } = runningWithFaults();
const text = getMessages('en');

let buyer: Buyer;
let context: BrowserContext;
let items: Record<number, number>;

const pushes = (catalogId: number) => ({
  path: '/Order/PushShoppingCart',
  body: (body: Record<string, unknown>) => body.catalogId === catalogId,
});

const signedInContext = async () => {
  const opened = await browser().newContext({ reducedMotion: 'reduce' });
  await signInByStorage(opened, app());
  await opened.clock.install();
  return opened;
};

test.beforeAll(async () => {
  buyer = await createBuyer(app().url);
  const found = await Promise.all(catalogIds.map((catalogId) => buyer.items(catalogId, 1)));
  items = Object.fromEntries(found.map(([item], at) => [catalogIds[at]!, item!.stockItemId]));
});

test.beforeEach(async () => {
  proxy().clear();
  await buyer.empty();
  for (const catalogId of catalogIds) await buyer.put(catalogId, items[catalogId]!, 2);
});

/** Compares the services with their initial state: new orders and remaining lines. */
const reckoning = async () => {
  const before = await Promise.all(catalogIds.map((catalogId) => buyer.orders(catalogId)));
  const pushed = catalogIds.map((catalogId) => proxy().passed(pushes(catalogId)).length);
  return async () =>
    await Promise.all(
      catalogIds.map(async (catalogId, at) => {
        const known = new Set(before[at]!.map(({ orderId }) => orderId));
        const orders = (await buyer.orders(catalogId)).filter(({ orderId }) => !known.has(orderId));
        const sent = proxy().passed(pushes(catalogId)).slice(pushed[at]);
        return { catalogId, orders, lines: await buyer.cart(catalogId), sent };
      }),
    );
};

type Reckoned = Awaited<ReturnType<Awaited<ReturnType<typeof reckoning>>>>;

/** The screen matches the services; no duplicate order, no lost line. */
const expectAgreement = async (page: WatchedPage, all: Reckoned) => {
  const shown = await shownLegs(page);
  for (const { catalogId, orders, lines, sent } of all) {
    const isPlaced = shown[catalogId] === 'push.leg.acknowledged';
    expect([catalogId, orders.length, lines.length]).toEqual([catalogId, isPlaced ? 1 : 0, isPlaced ? 0 : 1]);
    for (const { orderNumber } of orders)
      await page.getByRole('link', { name: new RegExp(orderNumber ?? 'none') }).waitFor();
    // One uuid and one payload, regardless of retries.
    expect(new Set(sent.map(({ body }) => body)).size).toBeLessThanOrEqual(1);
  }
  const left = all.reduce((count, { lines }) => count + lines.length, 0);
  const badge = left === 0 ? /Shopping cart, empty/ : new RegExp(`Shopping cart, ${left} item`);
  await page.getByRole('link', { name: badge }).waitFor();
};

const requestTimeout = 20_000;
// Longer than the first retry delay, shorter than any other request timeout.
const pauseOver = 3_000;

/** Unknown results are retried after a pause until they are known. */
const untilKnown = async (page: WatchedPage) => {
  while (Object.values(await shownLegs(page)).includes('push.leg.unknown')) await page.clock.fastForward(pauseOver);
};

// Each outcome once in each part; legPairs.test.ts has every pair.
test.describe('for pairs of outcomes of the two parts of an order', () => {
  type Outcome = { name: string; faults: readonly [Fault, Fault]; isRefused?: boolean; after?: 'timeout' | 'crash' };
  // The fault of the first leg strikes after the service has committed, that of the second before.
  const outcomes: Outcome[] = [
    { name: 'acknowledged', faults: [passes, passes] },
    {
      name: 'refused',
      isRefused: true,
      faults: [respondInstead(responses.unsuccessful('Closed', 409)), respondInstead(responses.unsuccessful('Closed'))],
    },
    { name: 'failed', faults: [responseReplaced(responses.html(502)), respondInstead(responses.empty(503))] },
    { name: 'timed out', faults: [responseWithheld, requestWithheld], after: 'timeout' },
    { name: 'crashed', faults: [responseWithheld, requestWithheld], after: 'crash' },
  ];
  const pairs = outcomes.map((first, at) => {
    const second = outcomes[(at + 1) % outcomes.length]!;
    return [first.name, second.name, [first, second]] as const;
  });

  test.beforeAll(async () => (context = await signedInContext()));
  test.afterAll(() => context.close());

  for (const [one, other, legs] of pairs) {
    test(`${one} and ${other}: the screen matches the services`, async () => {
      for (const [at, { faults }] of legs.entries()) proxy().on(pushes(catalogIds[at]!), [faults[at]!]);
      const reckon = await reckoning();
      let page = await openCart(context, app().url);
      const already = catalogIds.map((catalogId) => proxy().passed(pushes(catalogId)).length);
      await send(page);
      for (const [at, { after }] of legs.entries()) {
        await proxy().settled(pushes(catalogIds[at]!), already[at]! + 1);
        if (after === 'timeout') await page.clock.fastForward(requestTimeout);
        if (after === 'crash') {
          await page.close();
          page = await reopenCart(context, app().url);
        }
      }
      await untilKnown(page);
      const shown = await shownLegs(page);
      const expected = legs.map(({ isRefused }) => (isRefused ? 'push.leg.rejected' : 'push.leg.acknowledged'));
      expect(catalogIds.map((catalogId) => shown[catalogId])).toEqual(expected);
      await expectAgreement(page, await reckon());
      await closeResult(page);
      await page.close();
    });
  }
});

test.describe('one order and no more', () => {
  const placed = { 1: 'push.leg.acknowledged', 2: 'push.leg.acknowledged' };

  test.beforeEach(async () => (context = await signedInContext()));
  test.afterEach(() => context.close());

  const expectPlacedOnce = async (page: WatchedPage, reckon: () => Promise<Reckoned>) => {
    expect(await shownLegs(page)).toEqual(placed);
    await expectAgreement(page, await reckon());
  };

  test('results from repeated presses', async () => {
    const reckon = await reckoning();
    const page = await openCart(context, app().url);
    await sendButton(page).click({ clickCount: 3 });
    await acceptButton(page).click({ clickCount: 3 });
    await expectPlacedOnce(page, reckon);
  });

  test('results from two tabs sending at once, and the other tab shows it', async () => {
    const reckon = await reckoning();
    const tabs = [await openCart(context, app().url), await openCart(context, app().url)];
    for (const tab of tabs) {
      await tab.bringToFront();
      await sendButton(tab).click();
      await acceptButton(tab).waitFor();
    }
    await Promise.all(tabs.map((tab) => acceptButton(tab).click()));
    for (const tab of tabs) await expectPlacedOnce(tab, reckon);
    const leftOff = tabs.map((tab) => tab.getByText(text('push.left.pushedElsewhere')));
    await Promise.race(leftOff.map((note) => note.waitFor()));
    const counts = await Promise.all(leftOff.map((note) => note.count()));
    expect(counts.sort()).toEqual([0, 1]);
  });

  test('is sent only online, and resumes when the network returns', async () => {
    const reckon = await reckoning();
    const page = await openCart(context, app().url);
    await context.setOffline(true);
    await page.getByText(text('push.offline')).waitFor();
    await page.locator('button[type=submit][form]').click({ force: true });
    expect(await acceptButton(page).count()).toBe(0);
    await context.setOffline(false);

    const lost = requestHeld(responseLost);
    proxy().on(pushes(1), [lost]);
    await send(page);
    await lost.arrived;
    await context.setOffline(true);
    lost.release();
    await page.getByText(text('push.leg.unknown'), { exact: true }).waitFor();
    await context.setOffline(false);
    await untilKnown(page);
    await expectPlacedOnce(page, reckon);
  });

  test('is not sent while storage is full, and is once there is room', async () => {
    const reckon = await reckoning();
    const page = await openCart(context, app().url);
    await page.evaluate(() => {
      for (let size = 1 << 22, count = 0; size > 0; count += 1) {
        try {
          localStorage.setItem(`room.${count}`, 'x'.repeat(size));
        } catch {
          size >>= 1;
        }
      }
    });
    await send(page);
    await page.getByText(text('push.left.notKept')).waitFor();
    expect((await reckon()).flatMap(({ sent }) => sent)).toEqual([]);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('room.')) localStorage.removeItem(key);
    });
    await send(page);
    await expectPlacedOnce(page, reckon);
  });

  const year = 365 * 86_400_000;
  for (const [name, off] of [
    ['behind', -2 * year],
    ['ahead', 2 * year],
  ] as const) {
    test(`results from a computer whose clock is two years ${name}`, async () => {
      await context.clock.install({ time: Date.now() + off });
      const reckon = await reckoning();
      proxy().on(pushes(2), [responseReplaced(responses.tooMany(3))]);
      const page = await openCart(context, app().url);
      await send(page);
      await untilKnown(page);
      await expectPlacedOnce(page, reckon);
    });
  }

  test('survives a session that expires halfway', async () => {
    const reckon = await reckoning();
    const page = await openCart(context, app().url);
    const second = requestHeld();
    proxy().on(pushes(2), [second]);
    await send(page);
    await second.arrived;
    const token = await page.evaluate(() => localStorage.getItem('JWTtoken') ?? '');
    await fetch(`${app().url}/services/public/oauth/logout`, { headers: { Authorization: `Bearer ${token}` } });
    second.release();
    const dialog = page.getByRole('dialog', { name: text('session.expired') });
    await dialog.getByLabel(text('session.password'), { exact: true }).fill(demo.password);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expectPlacedOnce(page, reckon);
  });
});
