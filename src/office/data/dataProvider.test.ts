import { HttpError } from 'ra-core';

import { callOffice } from './callOffice';
import { dataProvider } from './dataProvider';

type Reply = { status?: number; body: unknown };

const requests: { method: string; url: string; headers: Headers; body: unknown }[] = [];

/** The page of the office in Spanish, with the cookie against forged requests. */
const answer = ({ status = 200, body }: Reply) => {
  Object.assign(globalThis, { document: { documentElement: { lang: 'es' }, cookie: 'a=1; XSRF-TOKEN=x%3Dy' } });
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    requests.push({
      method: init?.method ?? '',
      url: url as string,
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
};

beforeEach(() => requests.splice(0));
afterAll(() => Reflect.deleteProperty(globalThis, 'document'));

const order = { orderNumber: 'M-1', status: 'received' };

it('asks for a page of records, and names them by their field', async () => {
  answer({ body: { isSuccessful: true, data: [order], total: 31 } });
  const { data, total } = await dataProvider.getList('orders', {
    pagination: { page: 2, perPage: 25 },
    sort: { field: 'id', order: 'DESC' },
    filter: { q: 'año 1', status: '', client: undefined },
  });
  expect(data).toEqual([{ ...order, id: 'M-1' }]);
  expect(total).toBe(31);
  expect(requests[0]).toMatchObject({
    method: 'GET',
    url: '/services/office/orders?page=2&perPage=25&sort=orderNumber&order=DESC&q=a%C3%B1o+1',
  });
  expect(requests[0]?.headers.get('x-language')).toBe('es');
  expect(requests[0]?.headers.get('x-xsrf-token')).toBeNull();
});

it('asks for one record by an encoded address', async () => {
  answer({ body: { isSuccessful: true, data: [{ orderNumber: 'M/1' }] } });
  expect(await dataProvider.getOne('orders', { id: 'M/1' })).toEqual({ data: { orderNumber: 'M/1', id: 'M/1' } });
  expect(requests[0]?.url).toBe('/services/office/orders/M%2F1');
});

it('sends a change with the value of the cookie', async () => {
  answer({ body: { isSuccessful: true, data: [] } });
  const body = { orderNumbers: ['M-1'], status: 'shipped' };
  await callOffice('setOrderStatus', { body });
  expect(requests[0]).toMatchObject({ method: 'POST', url: '/services/office/orders/status', body });
  expect(requests[0]?.headers.get('x-xsrf-token')).toBe('x=y');
  expect(requests[0]?.headers.get('content-type')).toBe('application/json');
});

it('fails with the message, status and code of the service', async () => {
  const body = { isSuccessful: false, message: 'Otra persona lo cambió', code: 'changedMeanwhile' };
  answer({ status: 409, body });
  const failure = await dataProvider.getOne('orders', { id: 'M-1' }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(HttpError);
  expect(failure).toMatchObject({ message: body.message, status: 409, body });
});

it('fails with a text of our own without a network', async () => {
  answer({ body: {} });
  jest.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(callOffice('signOut', {})).rejects.toMatchObject({ message: 'ra.notification.http_error', status: 0 });
});

it('names the resource that has no such operation', async () => {
  answer({ body: {} });
  await expect(dataProvider.create('orders', { data: {} })).rejects.toThrow('no operation for create of orders');
});
