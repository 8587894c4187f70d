import { HttpError } from 'ra-core';

import { callOffice } from './callOffice';
import { listDifferences, mergeConflict, type ResolveConflict } from './conflict';
import { createDataProvider } from './dataProvider';

jest.mock('./readBase64', () => ({ readBase64: ({ name }: File) => Promise.resolve(`${name} in base64`) }));

type Reply = { status?: number; body: unknown };

const resolve = jest.fn<ReturnType<ResolveConflict>, Parameters<ResolveConflict>>();
const dataProvider = createDataProvider(resolve);

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

it('does not repeat what a proxy says while the services are away', async () => {
  answer({ body: {} });
  const page = new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(page);
  const failure = await dataProvider.getOne('orders', { id: 'M-1' }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: 'ra.notification.http_error', status: 502 });
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
  await expect(dataProvider.create('outbox', { data: {} })).rejects.toThrow('no operation for create of outbox');
});

it('stores the files of features first, and refers to them', async () => {
  answer({ body: { isSuccessful: true, data: [{ address: 'stored.0123456789' }] } });
  const drop = (name: string) => ({ rawFile: { name } });
  const features = [
    { nameEn: 'Plan', image: 'old.png', file: '', upload: drop('plan.png') },
    { nameEn: 'Sheet', image: 'old.png', file: '', upload: drop('Sheet.PDF') },
    { nameEn: 'Weight', image: '', file: '', upload: '' },
  ];
  await dataProvider.update('features', { id: '1-7', data: { version: 'a', features }, previousData: { id: '1-7' } });
  expect(requests.map(({ url, body }) => [url.replace('/services/office/', ''), body])).toEqual([
    ['featureFiles', { name: 'plan.png', content: 'plan.png in base64' }],
    ['featureFiles', { name: 'Sheet.PDF', content: 'Sheet.PDF in base64' }],
    [
      'items/1-7/features',
      {
        version: 'a',
        features: [
          { nameEn: 'Plan', image: 'stored.0123456789', file: '' },
          { nameEn: 'Sheet', image: '', file: 'stored.0123456789' },
          { nameEn: 'Weight', image: '', file: '' },
        ],
      },
    ],
  ]);
});

describe('a record that somebody else has changed meanwhile', () => {
  const opened = { clientId: 7, name: 'Ruiz', phone: '1', taxId: null, version: 'a' };
  const now = { ...opened, name: 'Ruiz SL', phone: '2', version: 'b' };
  const typed = { ...opened, name: 'Ruiz Hnos.', taxId: '' };

  /** The version of each change must be the one of the record. */
  const serve = (current: typeof opened) => {
    answer({ body: {} });
    jest.mocked(fetch).mockImplementation((url, init) => {
      const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Partial<typeof opened>) : undefined;
      requests.push({ method: init?.method ?? '', url: url as string, headers: new Headers(), body });
      const isStale = body !== undefined && body.version !== current.version;
      const answered = isStale ? { message: 'Changed', code: 'changedMeanwhile' } : { data: [{ ...current, ...body }] };
      return Promise.resolve(new Response(JSON.stringify(answered), { status: isStale ? 409 : 200 }));
    });
  };

  const save = (data: object) => dataProvider.update('clients', { id: 7, data, previousData: { ...opened, id: 7 } });

  beforeEach(() => resolve.mockReset());

  it('is saved upon its version with what the person chooses of what differs', async () => {
    serve(now);
    resolve.mockImplementation((conflict) => {
      expect(listDifferences(conflict)).toEqual([
        { path: 'name', before: 'Ruiz', now: 'Ruiz SL', typed: 'Ruiz Hnos.', isMine: true },
        { path: 'phone', before: '1', now: '2', typed: '1', isMine: false },
      ]);
      return Promise.resolve(mergeConflict(conflict, ['phone']));
    });
    expect(await save(typed)).toMatchObject({ data: { name: 'Ruiz Hnos.', phone: '2' } });
    expect(requests.at(-1)?.body).toMatchObject({ name: 'Ruiz Hnos.', phone: '2', version: 'b' });
  });

  it('is not saved when the person goes back to the form', async () => {
    serve(now);
    resolve.mockResolvedValue(undefined);
    await expect(save(typed)).rejects.toMatchObject({ status: 409 });
    expect(requests.map(({ method }) => method)).toEqual(['PUT', 'GET']);
  });

  it('needs no choice where both have typed the same', async () => {
    serve(now);
    await save({ ...now, version: 'a' });
    expect(resolve).not.toHaveBeenCalled();
    expect(requests.at(-1)?.body).toMatchObject({ name: 'Ruiz SL', version: 'b' });
  });

  it('is compared by the fields of fields, and by the lines of lists of the same length', () => {
    const record = { name: { es: 'a', en: 'b' }, lines: [{ price: 1, code: 'X' }], tags: ['p'], kept: [{ n: 1 }] };
    const conflict = {
      resource: 'items',
      before: record,
      now: { ...record, name: { es: 'c', en: 'b' }, lines: [{ price: 2, code: 'X' }], tags: ['q'] },
      typed: { ...record, name: { es: 'a', en: 'd' }, lines: [{ price: 3 }], kept: [{ n: 1 }, { n: 2 }], quiet: true },
    };
    expect(listDifferences(conflict).map(({ path, isMine }) => [path, isMine])).toEqual([
      ['name.es', false],
      ['name.en', true],
      ['lines.0.price', true],
      ['tags', false],
      ['kept', true],
    ]);
    expect(mergeConflict(conflict, ['name.es', 'lines.0.price', 'tags'])).toEqual({
      name: { es: 'c', en: 'd' },
      lines: [{ price: 2 }],
      tags: ['q'],
      kept: [{ n: 1 }, { n: 2 }],
      quiet: true,
    });
  });
});
