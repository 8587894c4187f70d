import { addressInLanguage, isSamePage, readLanguage } from './addressLanguage';

const inChinese = (url: string) => addressInLanguage(new URL(url, 'http://localhost'), 'zh');

it.each([
  ['/', '/zh'],
  ['/es', '/zh'],
  ['/es/', '/zh'],
  ['/es/catalogo/2?q=M8&sort=price#list', '/zh/catalogo/2?q=M8&sort=price#list'],
  ['/en/stock/ca%C3%B1a/7?catalog=2', '/zh/stock/ca%C3%B1a/7?catalog=2'],
  ['/login?from=%2Fdashboard', '/zh/oauth/login?from=%2Fdashboard'],
  ['/dashboard', '/zh/client'],
  ['/home', '/zh'],
  ['/contact/', '/zh/contact'],
  ['/en//about', '/zh/about'],
])('shows %s in Chinese at %s', (from, to) => {
  expect(inChinese(from)).toBe(to);
});

it('does not duplicate the language behind extra slashes', () => {
  expect(addressInLanguage({ pathname: '//en/about', search: '', hash: '' }, 'zh')).toBe('/zh/about');
});

it('reads the language of an address', () => {
  expect(['/zh', '/en/about', '/fr/about', '/', '/home'].map(readLanguage)).toEqual([
    'zh',
    'en',
    undefined,
    undefined,
    undefined,
  ]);
});

it('recognises the same page in another language', () => {
  expect(isSamePage('/es/about', '/zh/about/')).toBe(true);
  expect(isSamePage('/login', '/en/oauth/login')).toBe(true);
  expect(isSamePage('/es/catalogo/1', '/es/catalogo/2')).toBe(false);
});
