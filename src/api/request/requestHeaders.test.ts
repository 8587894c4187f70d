import fc from 'fast-check';

import { isOwnAddress, xsrfToken } from './requestHeaders';

const page = 'https://shop.example/es/catalogo?x=1#top';

describe('isOwnAddress', () => {
  it.each([
    ['/services/public/user/authenticate'],
    ['services/public'],
    ['?x=1'],
    ['/a//b'],
    ['/a?next=https://evil.example'],
    ['https://shop.example/services'],
    ['https://SHOP.example:443/services'],
  ])('accepts %j', (address) => expect(isOwnAddress(address, page)).toBe(true));

  it.each([
    ['//evil.example/x'],
    ['//shop.example/x'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['\\/evil.example'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    ['\t//evil.example'],
    [' //evil.example'],
    ['\u0000//evil.example'],
    ['/a\\b'],
    ['https://evil.example'],
    ['https:evil.example'],
    ['hTTps://evil.example'],
    ['https://shop.example@evil.example'],
    ['https://shop.example.evil.example'],
    ['http://shop.example/'],
    ['https://shop.example:444/'],
    ['https://'],
    ['javascript:alert(1)'],
    ['data:text/plain,x'],
    ['blob:https://evil.example/1'],
  ])('rejects %j', (address) => expect(isOwnAddress(address, page)).toBe(false));

  it.each([[undefined], ['about:blank'], ['data:text/html,x']])('rejects a relative URL on the page %j', (own) =>
    expect(isOwnAddress('/services', own)).toBe(false),
  );

  it('never accepts a URL that the browser resolves to another origin', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '\t',
      '\n',
      ' ',
      ':',
      '@',
      '.',
      '?',
      '#',
      'https:',
      'evil.example',
      'shop.example',
      'a',
    );
    const address = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(address, (written) => {
        if (!isOwnAddress(written, page)) return;
        expect(new URL(written, page).origin).toBe('https://shop.example');
        expect(written).not.toMatch(/^\/\/|[\\\t\n]/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('xsrfToken', () => {
  const sending = { method: 'POST', address: '/services/x', page, cookies: 'XSRF-TOKEN=abc' };

  it.each([
    ['POST', 'abc'],
    ['PUT', 'abc'],
    ['PATCH', 'abc'],
    ['DELETE', 'abc'],
    ['GET', undefined],
    ['HEAD', undefined],
  ])('with %s is sent as: %s', (method, token) => expect(xsrfToken({ ...sending, method })).toBe(token));

  it.each([
    ['a foreign address', { address: 'https://evil.example/x' }],
    ['no cookie', { cookies: 'a=1' }],
    ['an empty cookie', { cookies: 'XSRF-TOKEN=' }],
    ['no page', { page: undefined }],
  ])('is absent with %s', (_, change) => expect(xsrfToken({ ...sending, ...change })).toBeUndefined());
});
