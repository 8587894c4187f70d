import { fetchList } from './fetchList';

const request = {
  url: '/items',
  headers: {},
  etag: null,
  timeoutMs: 20_000,
  signal: new AbortController().signal,
  isTextKept: false,
};

it.each([
  [200, '{"isSuccessful":true,"data":[1]}', { kind: 'fresh', records: [1] }],
  [200, '{"data":[1]}', { kind: 'fresh', records: [1] }],
  [200, '{"isSuccessful":false,"message":"Closed","data":[1]}', { failure: { kind: 'refused', message: 'Closed' } }],
  [403, '{"isSuccessful":false,"data":[]}', { failure: { kind: 'refused', status: 403 } }],
  [
    500,
    '{"isSuccessful":true,"data":[1]}',
    { failure: { kind: 'http', status: 500, statusText: 'As sent', url: '/items' } },
  ],
  [200, '{"isSuccessful":true,"data":{}}', { failure: { kind: 'unreadable' } }],
  [200, '<p>Closed</p>', { failure: { kind: 'unreadable' } }],
])('reads status %d with %s as %j', async (status, text, result) => {
  expect(await fetchList(async () => new Response(text, { status, statusText: 'As sent' }), request)).toMatchObject(
    result,
  );
});
