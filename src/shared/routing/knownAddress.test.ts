import type { Language } from '@/shared/i18n/languages';

import { getReturnAddress, getSignInAddress, isKnownPath, resolveAddress } from './knownAddress';

const getReturn = (from: string, language: Language = 'es') =>
  getReturnAddress(`?${new URLSearchParams({ from })}`, language);

describe('the return address after signing in', () => {
  it.each([
    '/es/client/orders?state=open#latest',
    '/es/client/shopping-cart',
    '/dashboard',
    '/es/catalogo/2?q=a%26b',
    '/',
  ])('returns to %s', (address) => {
    const { pathname, search, hash } = new URL(address, 'http://localhost');
    const signIn = getSignInAddress({ pathname, search, hash });
    expect(getReturnAddress(signIn.slice(signIn.indexOf('?')), 'es')).toBe(address);
  });

  it('returns in the language chosen on the sign-in screen', () => {
    expect(getReturn('/es/client/orders?state=open#latest', 'zh')).toBe('/zh/client/orders?state=open#latest');
    expect(getReturn('/dashboard', 'zh')).toBe('/dashboard');
  });

  it.each([
    '',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/es/\u0000/catalogo',
    '/es/..//evil.example',
    '/es/../../\\evil.example',
    '/%2F%2Fevil.example',
    '/%2fevil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    'https://evil.example/es',
    'http:evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '/javascript:alert(1)',
    'data:text/html,hello',
    'evil.example',
    '@evil.example',
    '/es/nothing',
    '/fr/catalogo',
    '/login',
    '/login?from=/login',
    '/es/oauth/login',
    '/es/oauth',
  ])('never follows %j', (from) => {
    expect(getReturn(from)).toBe('/dashboard');
  });

  it('defaults to the dashboard', () => {
    expect(getReturnAddress('', 'es')).toBe('/dashboard');
    expect(getReturnAddress('?other=1', 'es')).toBe('/dashboard');
  });

  it('never follows a double-encoded address out of the application', () => {
    expect(getReturnAddress('?from=%252F%252Fevil.example', 'es')).toBe('/dashboard');
    expect(getReturnAddress('?from=%2F%2Fevil.example', 'es')).toBe('/dashboard');
  });
});

describe('the addresses of the application', () => {
  it.each(['/', '/es', '/zh/terms', '/zh/terms/2', '/login', '/home', '/en/client/orders/2/15'])('has %s', (path) => {
    expect(isKnownPath(path)).toBe(true);
  });

  it.each(['/fr', '/es/nothing', '/es/stock/7', '/catalogo', '//es', '/es//x'])('has no %s', (path) => {
    expect(isKnownPath(path)).toBe(false);
  });
});

describe('navigating to a path with extra segments', () => {
  it.each([
    ['/dashboard', [], '/dashboard'],
    ['home', [], '/home'],
    ['/es/client/orders', [2, 15], '/es/client/orders/2/15'],
    ['/es/client/orders/', [2, 15], '/es/client/orders/2/15'],
    ['/es/offer?ref=mail', ['a/b'], '/es/offer/a%2Fb?ref=mail'],
    ['catalogo', [2], '/catalogo/2'],
    ['/', [], '/'],
  ] as const)('%s with %j goes to %s', (path, segments, address) => {
    expect(resolveAddress(path, ...segments)).toBe(address);
  });

  it.each([
    ['/nothing', []],
    ['/es/client/orders', [1, 2, 3]],
    ['//evil.example', []],
    ['https://evil.example', []],
    ['/\\evil.example', []],
  ] as const)('%s with %j has no route and goes to the login route', (path, segments) => {
    expect(resolveAddress(path, ...segments)).toBe('/login');
  });
});
