import { createHash, randomUUID } from 'node:crypto';

import { demoClient, otherClient } from '../../demo/demoClients';
import type { Engine } from '../../src/db/engine';
import { aClient } from '../support/builders';
import { fillDemoShop } from '../support/demoShop';
import { createTestApp, type TestApp } from '../support/testApp';
import type { Operation } from './contractOperations';
import type { FuzzedRequest } from './requests';
import type { FuzzedResponse } from './responseRules';
import type { KnownValues } from './schemaValues';

const resetToken = 'a-token-that-a-message-brought';

export type Visitor = {
  shop: TestApp;
  known: KnownValues;
  /** Fills the cart of a client about to order. */
  prepare: (operation: Operation) => Promise<void>;
  /** Sends a request, then restores whatever would keep the next one from getting as far. */
  send: (operation: Operation, request: FuzzedRequest) => Promise<FuzzedResponse>;
  close: () => Promise<void>;
};

const restoreIdentity = async ({ database: { db }, clock }: TestApp) => {
  const { password_hash } = await aClient({ password: demoClient.password });
  const hashed = createHash('sha256').update(resetToken).digest('base64url');
  const reset = { token_hash: hashed, client_id: otherClient.clientId, expires_at: clock.now + 3_600_000 };
  await db.updateTable('clients').set({ password_hash }).where('client_id', '=', demoClient.clientId).execute();
  await db
    .insertInto('password_resets')
    .values(reset)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const signIn = async (shop: TestApp): Promise<string> => {
  const { username, password } = demoClient;
  const { status, text, body } = await shop.call('POST', '/services/public/user/authenticate', {
    body: { username, password },
  });
  if (status !== 200) throw new Error(`the visitor was not signed in: ${text}`);
  const [session] = body.data as { token: string }[];
  return session?.token ?? '';
};

const listSlugs = async ({ database: { db } }: TestApp) => {
  const offers = await db.selectFrom('content').select('slug').where('kind', '=', 'offer').execute();
  return offers.map(({ slug }) => slug);
};

// Few enough for some to repeat.
const uuids = Array.from({ length: 80 }, (_, index) => `0b9f7a52-6f0e-4c39-9c59-${String(index).padStart(12, '0')}`);

const listItems = async ({ database: { db } }: TestApp) => {
  const items = await db.selectFrom('stock_items').select('stock_item_id').where('catalog_id', '=', 1).execute();
  return items.map(({ stock_item_id }) => stock_item_id);
};

const findSoldItem = async ({ database: { db } }: TestApp) => {
  const found = await db
    .selectFrom('stock_items')
    .select('stock_item_id')
    .where('catalog_id', '=', 1)
    .where('deleted', '=', 0)
    .where('is_parent', '=', 0)
    .where('unit', 'is', null)
    .where('price_cents', 'is not', null)
    .executeTakeFirstOrThrow();
  return found.stock_item_id;
};

const fillCart = async ({ call }: TestApp, token: string, stockItemId: number) => {
  const body = { clientId: demoClient.clientId, stockItemId, quantity: 3, price: null };
  const { status, text } = await call('POST', '/services/inventory/api/shoppingCart/InsertEntity/1/1/1', {
    token,
    body,
  });
  if (status !== 200) throw new Error(`the cart was not filled: ${text}`);
};

/** Ids that requests create and delete: the visitor's own, and someone else's. */
const createLiveIds = ({ database: { db } }: TestApp) => {
  const ids = { lines: [] as number[], orders: [] as number[] };
  const refreshLines = async () => {
    const lines = await db.selectFrom('cart_lines').select('shopping_cart_id').limit(10).execute();
    ids.lines = lines.map(({ shopping_cart_id }) => shopping_cart_id);
  };
  const readOrders = async () => {
    const orders = await db.selectFrom('orders').select('order_id').limit(20).execute();
    ids.orders = orders.map(({ order_id }) => order_id);
  };
  return { ids, refreshLines, readOrders };
};

const findDocument = ({ database: { db } }: TestApp) =>
  db
    .selectFrom('order_documents')
    .innerJoin('orders', 'orders.order_id', 'order_documents.order_id')
    .select(['orders.order_id', 'document_id'])
    .where('orders.client_id', '=', demoClient.clientId)
    .where('orders.catalog_id', '=', 1)
    .executeTakeFirstOrThrow();

const addPerson = async ({ database: { db } }: TestApp) => {
  const person = {
    person_id: 70,
    account_id: 1,
    client_id: demoClient.clientId,
    email: 'eva@medida.example',
    name: 'Eva',
  };
  const rights = { role: 'buyer', language: 'en', password_hash: '', created_at: 0 };
  await db
    .insertInto('people')
    .values({ ...person, ...rights })
    .execute();
};

const addPasskey = async ({ database: { db } }: TestApp) => {
  const passkey = { passkey_id: 90, credential_id: 'AQID', client_id: demoClient.clientId, public_key: 'AQID' };
  await db
    .insertInto('passkeys')
    .values({ ...passkey, counter: 0, transports: 'usb', name: 'Key', created_at: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** An offer that the visitor can accept or decline. */
const createOffer = async ({ database: { db }, call }: TestApp, token: string, stockItemId: number) => {
  const path = (operation: string) => `/services/inventory/api/Quotes/${operation}/1/1/1/${demoClient.clientId}`;
  const asked = await call('POST', path('CreateQuote'), {
    token,
    body: { uuid: randomUUID(), lines: [{ stockItemId, quantity: 1 }], comment: '' },
  });
  if (asked.status !== 200) throw new Error(`no quote was created: ${asked.text}`);
  const { quoteId } = (asked.body.data as [{ quoteId: number }])[0];
  await db.updateTable('quote_lines').set({ unit_price_cents: 100 }).where('quote_id', '=', quoteId).execute();
  await db
    .updateTable('quotes')
    .set({ state: 'offered', valid_until: '2999-12-31' })
    .where('quote_id', '=', quoteId)
    .execute();
  const { body } = await call('GET', `${path('GetQuote')}/${quoteId}`, { token });
  const { offerVersion } = (body.data as [{ offerVersion: string }])[0];
  return { quoteId, offerVersion };
};

/** A request of the person that waits, whatever was decided before. */
const addApproval = async ({ database: { db } }: TestApp) => {
  const key = { account_id: 1, client_id: demoClient.clientId, catalog_id: 1 };
  const ids = { accountId: 1, companyId: 1, catalogId: 1, clientId: demoClient.clientId };
  const rest = { username: 'ShoppingCart', moneyTypeId: 'USD', taxes: 16, comment: '', putAllPriceZero: false };
  const waiting = {
    push: JSON.stringify({ ...ids, ...rest, uuid: randomUUID() }),
    lines: '[]',
    total_cents: 0,
    state: 'waiting',
    order_id: null,
  };
  const asked = { request_uuid: '', person_id: 70, requested_by: 'Eva', created_at: 0, reason: '' };
  const undecided = { decided_by: '', decided_by_id: null };
  await db
    .insertInto('approvals')
    .values({ approval_id: 80, ...key, ...asked, ...undecided, ...waiting })
    .onConflict((conflict) => conflict.column('approval_id').doUpdateSet(waiting))
    .execute();
};

const listIds = ['weekly', 'monthly'];

/** Lists to be reminded of, whichever were deleted before. */
const addLists = async ({ database: { db } }: TestApp) => {
  const list = { client_id: demoClient.clientId, version: 1, created_at: 0, name: 'List', lines: '[]' };
  await db
    .insertInto('favourite_lists')
    .values(listIds.map((list_id) => ({ ...list, list_id, is_unnamed: 0 as const })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const cartIds = ['cart-1', 'cart-2'];

const addSetAsideCarts = async ({ database: { db } }: TestApp) => {
  const cart = { client_id: demoClient.clientId, person_id: 0, name: 'Cart', created_at: 0, lines: '[]' };
  await db
    .insertInto('set_aside_carts')
    .values(cartIds.map((cart_id) => ({ ...cart, cart_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** A signed-in client of a small demo shop, who sends the fuzzed requests. */
export const createVisitor = async (engine: Engine): Promise<Visitor> => {
  const shop = await createTestApp(engine);
  await fillDemoShop(shop);
  await restoreIdentity(shop);
  await addPerson(shop);
  const items = await listItems(shop);
  const slugs = await listSlugs(shop);
  const { ids, refreshLines, readOrders } = createLiveIds(shop);
  await readOrders();
  const document = await findDocument(shop);
  let token = await signIn(shop);
  const sold = await findSoldItem(shop);
  let offer = await createOffer(shop, token, sold);
  const known: KnownValues = {
    accountId: () => [1],
    companyId: () => [1, 1, 1, 1, 1, 2],
    catalogId: () => [1, 1, 1, 1, 1, 2],
    clientId: () => [demoClient.clientId, demoClient.clientId, demoClient.clientId, otherClient.clientId],
    stockItemId: () => items,
    quantity: () => [1, 1, 1, 12, 500],
    shoppingCartId: () => ids.lines,
    orderId: () => [...ids.orders, ...ids.orders.map(() => document.order_id)],
    orderLineId: () => [1, 2],
    personId: () => [70],
    passkeyId: () => [90],
    quoteId: () => [offer.quoteId],
    offerVersion: () => [offer.offerVersion],
    approvalId: () => [80],
    kind: () => ['return', 'return', 'cancel'],
    documentId: () => [document.document_id],
    listId: () => listIds,
    cartId: () => cartIds,
    version: () => [0, 1, 2],
    username: () => [demoClient.username, 'nobody@medida.example', 'ShoppingCart'],
    password: () => [demoClient.password],
    moneyTypeId: () => ['USD'],
    uuid: () => uuids,
    slug: () => slugs,
    'If-Match': () => ['*', '"0-a"'],
    putAllPriceZero: () => [false, false, false, true],
    resetToken: () => [resetToken],
    id: () => [1, 2, 3],
    taxes: () => [16],
    'names[]': () => [['tax'], ['facebook', 'instagram']],
    email: () => ['buyer@medida.example'],
  };
  const tokens = { own: () => token, none: () => undefined, junk: () => 'a.b.c' };
  return {
    shop,
    known,
    prepare: async ({ operationId }) => {
      if (/^(accept|decline)Quote$/.test(operationId)) offer = await createOffer(shop, token, sold);
      if (operationId.endsWith('Passkey')) await addPasskey(shop);
      if (operationId === 'decideApproval') await addApproval(shop);
      if (operationId === 'takeCartBack') await addSetAsideCarts(shop);
      if (operationId === 'saveStandingOrder') await addLists(shop);
      if (!['pushShoppingCart', 'requestApproval', 'setCartAside'].includes(operationId) || ids.lines.length > 0)
        return;
      await fillCart(shop, token, sold);
      await refreshLines();
    },
    send: async (operation, { url, headers, token: kind, payload, from }) => {
      const bearer = tokens[kind]();
      const response = await shop.app.inject({
        method: operation.method,
        url,
        remoteAddress: from,
        headers: { ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }), ...headers },
        ...(payload !== undefined && { payload }),
      });
      if (response.statusCode < 300) {
        if (/password/i.test(operation.operationId)) await restoreIdentity(shop);
        if (operation.operationId === 'getOauthLogout') token = await signIn(shop);
        if (/Cart|push|Approval/.test(operation.operationId)) await refreshLines();
      }
      return { status: response.statusCode, headers: response.headers, text: response.payload };
    },
    close: () => shop.close(),
  };
};
