import { randomUUID } from 'node:crypto';

import { parseResponse } from '@/api/request/parseResponse';
import { toOutcome } from '@/api/request/requestOutcome';
import { getQuantityRule } from '@/shared/lib/quantityRule';
import type { CartItem, StockItem } from '@/contracts/inventory';

import type { CallReport } from './callReport';
import { checkSuccess } from './checkResponse';
import { findOperation } from './operations';
import type { Exchange } from './provider';
import type { Trial } from './trial';

export type Reports = Map<string, CallReport>;

type Line = { shoppingCartId: number; stockItemId: number; quantity: number; price: number | null };

export type Cart = { lines: Line[]; version: string | undefined };

export const takeReport = (reports: Reports, name: string): CallReport => {
  const report = reports.get(name);
  if (!report) throw new Error(`The contracts have no call ${name}.`);
  return report;
};

/** A response as the storefront reads it; undefined for a failure. */
export const readBody = ({ operation }: Pick<CallReport, 'operation'>, { request, response }: Exchange) => {
  const outcome = toOutcome(response, request.method);
  if ('failure' in outcome || !operation.shape) return undefined;
  return parseResponse(outcome.data, operation.shape).body;
};

export const readCart = async ({ provider, operations, known, pair }: Trial): Promise<Cart | undefined> => {
  const operation = findOperation(operations, 'getCart');
  const exchange = await provider.call(operation, { values: { ...known, ...pair }, token: known.token });
  const body = readBody({ operation }, exchange) as { data: CartItem[] | null; cartVersion?: string } | undefined;
  if (!body?.data) return undefined;
  const lines = body.data.flatMap(({ stockItemId, shoppingCarts }) =>
    shoppingCarts.map((line) => ({ stockItemId, ...line })),
  );
  return { lines, version: body.cartVersion };
};

// No item costs this, so a service that takes it from the client shows it.
const wrongPrice = 0.01;

/** The item to order. */
export const chooseItem = ({ known }: Trial) => {
  const items = known.items as unknown as StockItem[];
  const item = items.find(({ deleted, isParent, price }) => !deleted && !isParent && price !== null && price > 1);
  return item && { stockItemId: item.stockItemId, ...getQuantityRule(item) };
};

export type ChosenItem = NonNullable<ReturnType<typeof chooseItem>>;

export const insertLine = (reports: Reports, { provider, known, pair }: Trial, item: ChosenItem) =>
  provider.call(takeReport(reports, 'insertCartLine').operation, {
    values: pair,
    body: { clientId: known.clientId, stockItemId: item.stockItemId, quantity: item.least, price: wrongPrice },
    token: known.token,
  });

const tryInsert = async (reports: Reports, trial: Trial, item: ChosenItem): Promise<boolean> => {
  const report = takeReport(reports, 'insertCartLine');
  const exchange = await insertLine(reports, trial, item);
  if (checkSuccess(report, exchange, trial.provider) === undefined) return false;
  const [line] = (await readCart(trial))?.lines ?? [];
  if (line?.stockItemId !== item.stockItemId || line.quantity !== item.least) {
    report.fail('cart', 'The item is not in the cart afterwards, in the quantity that was sent.', exchange);
    return false;
  }
  if (line.price === wrongPrice)
    report.fail('price', 'The cart has the price that the request sent: clients could choose what they pay.', exchange);
  const again = await insertLine(reports, trial, item);
  const { lines = [] } = (await readCart(trial)) ?? {};
  if (lines.length !== 1 || lines[0]?.quantity !== item.least)
    report.fail('repeat', 'The same request sent again changes the quantity: a retry would double the line.', again);
  return true;
};

const tryUpdate = async (reports: Reports, trial: Trial, item: ChosenItem) => {
  const { provider, known, pair } = trial;
  const report = takeReport(reports, 'updateCartLine');
  const before = await readCart(trial);
  const quantity = item.least + item.step;
  const body = { clientId: known.clientId, stockItemId: item.stockItemId, quantity };
  const exchange = await provider.call(report.operation, { values: pair, body, token: known.token });
  if (checkSuccess(report, exchange, provider) === undefined) return;
  const after = await readCart(trial);
  if (after?.lines[0]?.quantity !== quantity)
    report.fail('cart', 'The cart does not have the new quantity afterwards.', exchange);
  else if (after.version !== undefined && after.version === before?.version)
    report.fail(
      'version',
      'The cart has changed, but its cartVersion has not: buyers could order what they did not see.',
      exchange,
    );
};

const trySetAside = async (reports: Reports, trial: Trial) => {
  const { provider, known, pair } = trial;
  const values = { ...known, ...pair, cartId: randomUUID() };
  const send = async (name: string, body?: Record<string, unknown>) => {
    const report = takeReport(reports, name);
    checkSuccess(report, await provider.call(report.operation, { values, body, token: known.token }), provider);
    return { report, cart: await readCart(trial) };
  };
  if (takeReport(reports, 'setCartAside').result.verdict === 'notOffered') return;
  const aside = await send('setCartAside', { name: 'Conformance' });
  if (aside.report.result.verdict === 'notOffered') {
    for (const name of ['takeCartBack', 'deleteSetAsideCart'])
      takeReport(reports, name).skip('Not tried: no cart could be set aside.');
    return;
  }
  if (aside.cart?.lines.length !== 0) aside.report.fail('cart', 'The lines are still in the cart afterwards.');
  const back = await send('takeCartBack');
  if (back.cart?.lines.length !== 1) back.report.fail('cart', 'The line is not in the cart afterwards.');
  await send('setCartAside', { name: 'Conformance' });
  await send('deleteSetAsideCart');
};

const tryDelete = async (reports: Reports, trial: Trial): Promise<boolean> => {
  const { provider, known, pair } = trial;
  const report = takeReport(reports, 'deleteCartLine');
  const { lines = [] } = (await readCart(trial)) ?? {};
  for (const { shoppingCartId } of lines) {
    const exchange = await provider.call(report.operation, { values: { ...pair, shoppingCartId }, token: known.token });
    checkSuccess(report, exchange, provider);
  }
  const { lines: left = [] } = (await readCart(trial)) ?? {};
  if (left.length > 0) report.fail('cart', 'The line is still in the cart afterwards.');
  return left.length === 0;
};

/** Leaves the cart as empty as it must be. Returns whether orders can be tried. */
export const tryCart = async (reports: Reports, trial: Trial): Promise<boolean> => {
  const skip = (reason: string) => {
    for (const name of ['insertCartLine', 'updateCartLine', 'deleteCartLine', 'pushShoppingCart'])
      takeReport(reports, name).skip(reason);
    return false;
  };
  const cart = await readCart(trial);
  if (!cart) return skip('Not tried: the cart cannot be read.');
  if (cart.lines.length > 0) return skip('Not tried: the cart of the test client must be empty.');
  const item = chooseItem(trial);
  if (!item) return skip('Not tried: the catalogue has no item with a price above 1.');
  if (!(await tryInsert(reports, trial, item))) return false;
  await tryUpdate(reports, trial, item);
  await trySetAside(reports, trial);
  await insertLine(reports, trial, item);
  return tryDelete(reports, trial);
};
