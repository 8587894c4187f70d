import { Agent, request } from 'node:http';

import type { Buyer } from './buyers';

export type WireAnswer = { status: number; body: { data?: unknown[] } & Record<string, unknown> };

export type Wire = {
  /** Undefined if the connection was cut before the response was complete. */
  call: (method: 'GET' | 'POST', path: string, token: string, body?: object) => Promise<WireAnswer | undefined>;
  close: () => void;
};

const hangsAfter = 60_000;

export const createWire = (port: number): Wire => {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  return {
    call: (method, path, token, body) =>
      new Promise((resolve, reject) => {
        const text = body && JSON.stringify(body);
        const headers = {
          authorization: `Bearer ${token}`,
          ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        };
        const sent = request({ host: '127.0.0.1', port, agent, method, path, headers, timeout: hangsAfter });
        sent.on('timeout', () => reject(new Error(`${method} ${path} hangs`)));
        sent.on('error', () => resolve(undefined));
        sent.on('response', (answer) => {
          let received = '';
          answer.setEncoding('utf8');
          answer.on('data', (part: string) => (received += part));
          answer.on('error', () => resolve(undefined));
          answer.on('close', () => {
            if (!answer.complete) resolve(undefined);
            else resolve({ status: answer.statusCode ?? 0, body: JSON.parse(received) as WireAnswer['body'] });
          });
        });
        sent.end(text);
      }),
    close: () => agent.destroy(),
  };
};

const place = '1/1/1';
const inventory = '/services/inventory/api';

/** A buyer's requests by name. */
export const buyerCalls = ({ call }: Wire, { clientId, token }: Buyer) => ({
  fillCart: (quantity: number) =>
    call('POST', `${inventory}/shoppingCart/InsertEntity/${place}`, token, {
      clientId,
      stockItemId: 101,
      quantity,
      price: null,
    }),
  push: (uuid: string) =>
    call('POST', '/services/orders/Order/PushShoppingCart', token, {
      accountId: 1,
      companyId: 1,
      catalogId: 1,
      clientId,
      username: 'ShoppingCart',
      moneyTypeId: 'USD',
      uuid,
      taxes: 16,
      comment: '',
      putAllPriceZero: false,
    }),
  readCart: () => call('GET', `${inventory}/shoppingCart/getStockitemsByClientId/${place}/${clientId}`, token),
  readOrders: () => call('GET', `${inventory}/Orders/GetOrdersByCompanyByClientId/${place}/${clientId}`, token),
});

export type BuyerCalls = ReturnType<typeof buyerCalls>;
