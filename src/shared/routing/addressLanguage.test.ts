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
  // Only a whole segment is a language.
  ['/essence', '/zh/essence'],
  ['/enchufes', '/zh/enchufes'],
  ['/zhongguo', '/zh/zhongguo'],
  ['/stock/en-gine/7', '/zh/stock/en-gine/7'],
  ['/en/stock/en-gine/7', '/zh/stock/en-gine/7'],
  ['/en//about', '/zh/about'],
])('shows %s in Chinese at %s', (from, to) => {
  expect(inChinese(from)).toBe(to);
});

it('does not duplicate the language behind extra slashes', () => {
  expect(addressInLanguage({ pathname: '//en/about', search: '', hash: '' }, 'zh')).toBe('/zh/about');
});

it('reads the language of an address', () => {
  expect(['/zh', '/en/about', '/EN/about'].map(readLanguage)).toEqual(['zh', 'en', 'en']);
  for (const path of ['/fr/about', '/', '/home', '/essence', '/enchufes', '/zhongguo', '/en-gine'])
    expect(readLanguage(path)).toBeUndefined();
});

it('recognises the same page in another language', () => {
  expect(isSamePage('/es/about', '/zh/about/')).toBe(true);
  expect(isSamePage('/login', '/en/oauth/login')).toBe(true);
  expect(isSamePage('/es/catalogo/1', '/es/catalogo/2')).toBe(false);
});
