import { Agent, request } from 'node:http';

import type { Buyer } from './buyers';

export type WireResponse = { status: number; body: { data?: unknown[] } & Record<string, unknown> };

export type Wire = {
  /** Undefined if the connection was cut before the response was complete. */
  call: (method: 'GET' | 'POST', path: string, token: string, body?: object) => Promise<WireResponse | undefined>;
  close: () => void;
};

const timeoutMs = 60_000;

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
        const sent = request({ host: '127.0.0.1', port, agent, method, path, headers, timeout: timeoutMs });
        sent.on('timeout', () => reject(new Error(`${method} ${path} hangs`)));
        sent.on('error', () => resolve(undefined));
        sent.on('response', (response) => {
          let received = '';
          response.setEncoding('utf8');
          response.on('data', (part: string) => (received += part));
          response.on('error', () => resolve(undefined));
          response.on('close', () => {
            if (!response.complete) resolve(undefined);
            else resolve({ status: response.statusCode ?? 0, body: JSON.parse(received) as WireResponse['body'] });
          });
        });
        sent.end(text);
      }),
    close: () => agent.destroy(),
  };
};

const pair = '1/1/1';
const inventory = '/services/inventory/api';

/** A buyer's requests by name. */
export const createBuyerCalls = ({ call }: Wire, { clientId, token }: Buyer) => ({
  fillCart: (quantity: number) =>
    call('POST', `${inventory}/shoppingCart/InsertEntity/${pair}`, token, {
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
  readCart: () => call('GET', `${inventory}/shoppingCart/getStockitemsByClientId/${pair}/${clientId}`, token),
  readOrders: () => call('GET', `${inventory}/Orders/GetOrdersByCompanyByClientId/${pair}/${clientId}`, token),
});

export type BuyerCalls = ReturnType<typeof createBuyerCalls>;
