import { normaliseStatus, parseRetryAfter, toOutcome } from './requestOutcome';

const read = (status: number, text = '', headers: Record<string, string> = {}) =>
  toOutcome({ status, statusText: 'status text', headers: new Headers(headers), text }, 'GET');

const html = '<!doctype html><title>Bad gateway</title>';

describe('normaliseStatus', () => {
  it.each([
    [0, true, 200],
    [0, false, 0],
    [1223, false, 204],
    [1223, true, 204],
    [200, false, 200],
    [404, true, 404],
  ])('treats %d (body: %s) as %d', (status, hasBody, normalised) =>
    expect(normaliseStatus(status, hasBody)).toBe(normalised),
  );
});

describe('toOutcome', () => {
  it.each([
    [200, '{"isSuccessful":true,"data":[1]}', { isSuccessful: true, data: [1] }],
    [201, '[1]', [1]],
    [200, 'null', null],
    [200, '0', 0],
    [0, '{"a":1}', { a: 1 }],
    [200, '', null],
    [204, '', null],
    [205, 'left over', null],
    [1223, '', null],
    [200, '{"isSuccessful":"false"}', { isSuccessful: 'false' }],
  ])('reads status %d with %j as data', (status, text, data) => expect(read(status, text)).toEqual({ data }));

  it.each([
    ['http', 404, '', 404],
    ['http', 502, html, 502],
    ['http', 304, '', 304],
    ['http', 400, '{"isSuccessful":true}', 400],
    ['unreadable', 200, html, 200],
    ['unreadable', 200, '{"data":', 200],
    ['unreadable', 0, html, 200],
    ['refused', 200, '{"isSuccessful":false}', 200],
    ['refused', 409, '{"isSuccessful":false}', 409],
    ['refused', 0, '{"isSuccessful":false}', 200],
    ['network', 0, '', 0],
  ])('classifies as %s: status %d with %j', (kind, status, text, shown) =>
    expect(read(status, text)).toEqual({ failure: { kind, status: shown, statusText: 'status text' } }),
  );

  it('ignores any body of a HEAD response', () => {
    expect(toOutcome({ status: 200, statusText: '', headers: new Headers(), text: html }, 'HEAD')).toEqual({
      data: null,
    });
  });

  it('keeps the message, request id and retry delay of the service', () => {
    const body = '{"isSuccessful":false,"message":"Espere","requestId":"req-7"}';
    expect(read(429, body, { 'retry-after': '30', 'x-request-id': 'other' })).toEqual({
      failure: {
        kind: 'refused',
        status: 429,
        statusText: 'status text',
        message: 'Espere',
        requestId: 'req-7',
        retryAfter: 30,
      },
    });
    expect(read(500, html, { 'x-request-id': 'req-8' })).toEqual({
      failure: { kind: 'http', status: 500, statusText: 'status text', requestId: 'req-8' },
    });
    expect(read(500, '{"message":{"text":"no"},"requestId":""}')).toEqual({
      failure: { kind: 'http', status: 500, statusText: 'status text' },
    });
  });
});

describe('parseRetryAfter', () => {
  const now = Date.parse('2030-01-01T00:00:00Z');

  it.each([
    ['30', 30],
    [' 0 ', 0],
    ['Tue, 01 Jan 2030 00:01:30 GMT', 90],
    ['Mon, 31 Dec 2029 00:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('parses %j', (header, seconds) => expect(parseRetryAfter(header, now)).toBe(seconds));
});
