import { randomUUID } from 'node:crypto';

import {
  acceptTokens,
  answerWith,
  changeBody,
  changeRecords,
  dropHeader,
  forgetCutPush,
  pretend,
  receiveAs,
  refillCart,
  splitParallelPushes,
} from './faultyProvider';
import type { Fault } from './readingFaults';

const accepted = '{"isSuccessful":true,"data":[]}';
const refused = '{"isSuccessful":false,"message":"no"}';

const content = '/services/public/publics';
const inventory = '/services/inventory/api';

const orderPush = { call: 'pushShoppingCart', at: 'POST /services/orders/Order/PushShoppingCart' };
const insert = { call: 'insertCartLine', at: `POST ${inventory}/shoppingCart/InsertEntity` };
const readingOfCart = `GET ${inventory}/shoppingCart/getStockitemsByClientId`;

/** Those of a run do not meet: each is about another call. */
export const writingFaults: Fault[][] = [
  [
    {
      ...orderPush,
      change: receiveAs((body) => ({ ...body, uuid: randomUUID() })),
      rule: 'repeat',
      verdict: 'fails',
      text: /sent again answers 409 and not the same order/,
    },
    {
      call: 'saveFavouriteList',
      at: `PUT ${inventory}/favourites`,
      change: answerWith(500, refused, (_request, { status }) => status === 200),
      rule: 'answer',
      verdict: 'fails',
      text: /answers 500 .* It says: no/,
    },
  ],
  [
    {
      ...orderPush,
      change: answerWith(200, accepted, (_request, { status }) => status === 422),
      rule: 'payload',
      verdict: 'fails',
      text: /answers 200 to the same uuid with another payload/,
    },
    {
      ...insert,
      change: answerWith(200, accepted, ({ body }) => body === '{}'),
      rule: 'badRequest',
      verdict: 'fails',
      text: /answers 200 to a body without its fields/,
    },
  ],
  [
    {
      ...orderPush,
      change: answerWith(200, accepted, ({ body }, { status }) => status === 409 && body !== '{}'),
      rule: 'emptyCart',
      verdict: 'fails',
      text: /empty orders are placed/,
    },
    {
      call: 'updateCartLine',
      at: `PUT ${inventory}/shoppingCart/UpdateEntity`,
      change: receiveAs((body) => ({ ...body, quantity: 1 })),
      rule: 'cart',
      verdict: 'fails',
      text: /does not have the new quantity/,
    },
  ],
  [
    {
      ...orderPush,
      change: dropHeader('if-match'),
      rule: 'version',
      verdict: 'fails',
      text: /buyers order what they did not see/,
    },
    {
      call: 'setCartAside',
      at: `PUT ${inventory}/setAsideCarts`,
      change: pretend,
      rule: 'cart',
      verdict: 'fails',
      text: /The lines are still in the cart/,
    },
  ],
  [
    {
      ...orderPush,
      change: splitParallelPushes(),
      rule: 'parallel',
      verdict: 'part',
      text: /sent twice at once is refused once \(409\)/,
    },
  ],
  [
    {
      ...orderPush,
      change: forgetCutPush,
      rule: 'hangUp',
      verdict: 'fails',
      text: /After a connection that was cut, the same push answers 409 and no order/,
    },
  ],
  [
    {
      ...orderPush,
      change: acceptTokens((authorization) => authorization === undefined),
      rule: 'token',
      verdict: 'part',
      text: /without a token/,
    },
    {
      call: 'takeCartBack',
      at: `POST ${inventory}/setAsideCarts`,
      change: pretend,
      rule: 'cart',
      verdict: 'fails',
      text: /The line is not in the cart/,
    },
  ],
  [
    {
      call: 'pushShoppingCart',
      at: `GET ${inventory}/Orders/GetOrdersByCompanyByClientId`,
      change: changeBody((body) => ({ ...body, data: [] })),
      rule: 'orders',
      verdict: 'fails',
      text: /getOrders does not list the orders \d+/,
    },
  ],
  [
    {
      call: 'insertCartLine',
      at: readingOfCart,
      change: changeRecords((item) => ({
        ...item,
        shoppingCarts: (item.shoppingCarts as object[]).map((line) => ({ ...line, price: 0.01 })),
      })),
      rule: 'price',
      verdict: 'fails',
      text: /clients could choose what they pay/,
    },
  ],
  [
    {
      ...insert,
      change: receiveAs((body, times) => ({ ...body, quantity: Number(body.quantity) * times })),
      rule: 'repeat',
      verdict: 'fails',
      text: /a retry would double the line/,
    },
  ],
  [
    {
      call: 'updateCartLine',
      at: readingOfCart,
      change: changeBody((body) => ({ ...body, cartVersion: '"1"' })),
      rule: 'version',
      verdict: 'fails',
      text: /The cart has changed, but its cartVersion has not/,
    },
  ],
  [
    {
      call: 'deleteCartLine',
      at: `DELETE ${inventory}/shoppingCart/DeleteEntity`,
      change: pretend,
      rule: 'cart',
      verdict: 'fails',
      text: /The line is still in the cart/,
    },
  ],
  [
    {
      ...orderPush,
      change: refillCart,
      rule: 'cart',
      verdict: 'fails',
      text: /buyers would order them again/,
    },
  ],
  [
    {
      call: 'pushShoppingCart',
      at: `GET ${content}/system/environments`,
      change: changeBody((body) => ({ ...body, data: { tax: 'many' } })),
      rule: 'tax',
      verdict: 'fails',
      text: /tax is not a rate in per cent/,
    },
  ],
  [
    {
      call: 'authenticateUser',
      at: 'POST /services/public/user/authenticate',
      change: changeRecords(() => ({ token: 'of-one-part' })),
      rule: 'token',
      verdict: 'fails',
      text: /does not have three parts/,
    },
  ],
  [
    {
      ...insert,
      change: pretend,
      rule: 'cart',
      verdict: 'fails',
      text: /The item is not in the cart/,
    },
  ],
];
