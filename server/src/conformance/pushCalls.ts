import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { parseTaxRate } from '@/shared/money/taxRate';
import type { OrderPush, PushedOrder } from '@/contracts/orders';

import { chooseItem, insertLine, readBody, readCart, type Reports, takeReport } from './cartCalls';
import { checkRefusal, checkSuccess } from './checkResponse';
import { findOperation } from './operations';
import type { Exchange } from './provider';
import type { Trial } from './trial';

/** As parseResponse leaves it. */
type Pushed = { data: Pick<PushedOrder, 'orderId'>[] | null };

type Push = { uuid: string; comment?: string; version?: string | undefined };

const retryPauseMs = 1000;
const maxRetries = 3;

/** An order must be placed exactly once, whatever happens to the request and its response. */
const createPushes = (reports: Reports, trial: Trial, taxes: number) => {
  const { provider, known, operations, pair } = trial;
  const report = takeReport(reports, 'pushShoppingCart');
  const item = chooseItem(trial);

  const toInput = ({ uuid, comment = 'Conformance', version }: Push) => {
    const body: Partial<OrderPush> = {
      ...pair,
      clientId: known.clientId,
      username: 'ShoppingCart',
      moneyTypeId: 'USD',
    };
    return {
      values: {},
      body: { ...body, uuid, taxes, comment, putAllPriceZero: false },
      token: known.token,
      ...(version !== undefined && { headers: { 'if-match': version } }),
    };
  };

  const push = (of: Push) => provider.call(report.operation, toInput(of));

  return {
    report,
    push,
    hangUp: (of: Push) => provider.hangUp(report.operation, toInput(of)),
    /** After 5xx and 429 the storefront sends the same push again. */
    pushUntilAnswered: async (of: Push) => {
      let exchange = await push(of);
      for (let retry = 0; retry < maxRetries && /^(0|5\d\d|429)$/.test(String(exchange.response.status)); retry += 1) {
        await wait(retryPauseMs);
        exchange = await push(of);
      }
      return exchange;
    },
    getOrderId: (exchange: Exchange) => (readBody(report, exchange) as Pushed | undefined)?.data?.[0]?.orderId,
    fillCart: async () => {
      if (item) await insertLine(reports, trial, item);
      return readCart(trial);
    },
    listOrders: async () => {
      const operation = findOperation(operations, 'getOrders');
      const exchange = await provider.call(operation, { values: { ...known, ...pair }, token: known.token });
      const body = readBody({ operation }, exchange) as Pushed | undefined;
      return new Set(body?.data?.map(({ orderId }) => orderId));
    },
  };
};

type Pushes = ReturnType<typeof createPushes>;

const tryEmptyCart = async ({ report, push }: Pushes, { provider }: Trial) => {
  checkRefusal(report, await push({ uuid: randomUUID() }), provider, {
    rule: 'emptyCart',
    when: 'to a push of an empty cart',
    statuses: [409],
    risk: 'empty orders are placed',
  });
};

const tryVersions = async ({ report, push, fillCart }: Pushes, trial: Trial, emptyVersion: string | undefined) => {
  const cart = await fillCart();
  if (cart?.version === undefined) {
    report.note('version', 'getCart gives no cartVersion: what others add to the cart meanwhile is ordered unseen.');
    return;
  }
  checkRefusal(report, await push({ uuid: randomUUID(), version: emptyVersion ?? '"earlier"' }), trial.provider, {
    rule: 'version',
    when: 'to a push with the version of an earlier cart (If-Match)',
    statuses: [412],
    risk: 'buyers order what they did not see',
  });
};

const tryRepeats = async ({ report, push, fillCart, getOrderId }: Pushes, trial: Trial) => {
  const cart = await fillCart();
  const of: Push = { uuid: randomUUID(), version: cart?.version };
  const first = await push(of);
  if (checkSuccess(report, first, trial.provider) === undefined) return undefined;
  const orderId = getOrderId(first);
  if ((await readCart(trial))?.lines.length !== 0)
    report.fail('cart', 'The lines are still in the cart after the order: buyers would order them again.', first);
  const again = await push(of);
  if (orderId === undefined || getOrderId(again) !== orderId)
    report.fail('repeat', `The same push sent again answers ${again.response.status} and not the same order.`, again);
  checkRefusal(report, await push({ ...of, comment: 'Conformance, changed' }), trial.provider, {
    rule: 'payload',
    when: 'to the same uuid with another payload',
    statuses: [422],
    risk: 'what buyers see and what is ordered differ',
  });
  return orderId;
};

const tryParallel = async ({ report, push, pushUntilAnswered, fillCart, getOrderId }: Pushes) => {
  await fillCart();
  const of: Push = { uuid: randomUUID() };
  const both = await Promise.all([push(of), push(of)]);
  const settled = await pushUntilAnswered(of);
  const ids = [...both, settled].map(getOrderId).filter((id): id is number => id !== undefined);
  const failed = both.find(
    ({ response }) => getOrderId({ request: settled.request, response }) === undefined && response.status < 500,
  );
  if (new Set(ids).size !== 1)
    report.fail('parallel', `The same push sent twice at once makes ${new Set(ids).size} orders.`, settled);
  else if (failed)
    report.part(
      'parallel',
      `The same push sent twice at once is refused once (${failed.response.status}): buyers see an error although they have ordered.`,
      failed,
    );
  return ids;
};

const tryHangUp = async ({ report, hangUp, pushUntilAnswered, fillCart, getOrderId }: Pushes) => {
  await fillCart();
  const of: Push = { uuid: randomUUID() };
  await hangUp(of);
  const exchange = await pushUntilAnswered(of);
  const orderId = getOrderId(exchange);
  if (orderId === undefined)
    report.fail(
      'hangUp',
      `After a connection that was cut, the same push answers ${exchange.response.status} and no order.`,
      exchange,
    );
  return orderId;
};

/** Places three orders. */
export const tryPush = async (reports: Reports, trial: Trial): Promise<void> => {
  const { known } = trial;
  const taxes = (known.taxRate as number | null | undefined) ?? parseTaxRate(known.tax);
  if (taxes === null) {
    const text = 'The environment tax is not a rate in per cent: nothing can be ordered.';
    takeReport(reports, 'pushShoppingCart').fail('tax', text);
    return;
  }
  const pushes = createPushes(reports, trial, taxes);
  const { report, listOrders } = pushes;
  const ordersBefore = await listOrders();
  await tryEmptyCart(pushes, trial);
  await tryVersions(pushes, trial, (await readCart(trial))?.version);
  const first = await tryRepeats(pushes, trial);
  if (first === undefined) return;
  const both = await tryParallel(pushes);
  const cut = await tryHangUp(pushes);
  const placed = new Set([first, ...both, ...(cut === undefined ? [] : [cut])]);

  const added = [...(await listOrders())].filter((id) => !ordersBefore.has(id));
  const unlisted = [...placed].filter((id) => !added.includes(id));
  if (unlisted.length > 0) report.fail('orders', `getOrders does not list the orders ${unlisted.join(', ')}.`);
  if (added.length > placed.size)
    report.fail(
      'orders',
      `getOrders lists ${added.length} new orders, but ${placed.size} were confirmed: some are placed twice.`,
    );
  report.note('placed', `Placed the orders ${added.join(', ')}: cancel them.`);
};
