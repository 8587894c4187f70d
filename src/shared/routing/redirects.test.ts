import { getRedirect } from './redirects';

const place = (url: string) => new URL(url, 'http://localhost');

describe('an address without a valid language', () => {
  it.each([
    // Missing language: the rest is kept.
    ['/', '/zh'],
    ['/brands', '/zh/brands'],
    ['/about/', '/zh/about'],
    ['/terms/3', '/zh/terms/3'],
    ['/catalogo', '/zh/catalogo'],
    ['/catalogo/2', '/zh/catalogo/2'],
    ['/stock/broca/7', '/zh/stock/broca/7'],
    ['/stock/%E8%9E%BA/7', '/zh/stock/%E8%9E%BA/7'],
    ['/offer/spring', '/zh/offer/spring'],
    ['/oauth', '/zh/oauth'],
    ['/oauth/login', '/zh/oauth/login'],
    ['/client', '/zh/client'],
    ['/client/shopping-cart', '/zh/client/shopping-cart'],
    ['/client/orders/1/20', '/zh/client/orders/1/20'],
    ['/category/tools', '/zh/category/tools'],
    ['/not-page-found', '/zh/not-page-found'],
    // Leads to the catalogue.
    ['/category/tools/2', '/zh/catalogo'],
    ['/subcategory/drills/2', '/zh/catalogo'],
    ['/subcategory-2/cordless/2', '/zh/catalogo'],
    // Invalid language: leads to the stored one.
    ['/fr', '/zh'],
    ['/pt-BR/', '/zh'],
    ['/fr/catalogo', '/zh'],
    ['/fr/catalogo/2', '/zh'],
    ['/deutsch/contact', '/zh'],
    // Upper-case language: lower-cased, the rest is kept.
    ['/EN/brands', '/en/brands'],
    ['/Es', '/es'],
    ['/ZH/nothing', '/zh/nothing'],
    // Unknown address.
    ['/nothing', '/zh/not-page-found'],
    ['/fr/nothing', '/zh/not-page-found'],
    ['/stock/broca', '/zh/not-page-found'],
    ['/a/b/c/d/e', '/zh/not-page-found'],
    ['/login/again', '/zh/not-page-found'],
  ])('%s leads to %s', (from, to) => {
    expect(getRedirect(place(from), 'zh')).toBe(to);
  });

  it.each(['/', '/catalogo/2', '/category/tools/2', '/fr', '/nothing'])('keeps query and hash of %s', (from) => {
    const bare = getRedirect(place(from), 'es');
    expect(getRedirect(place(`${from}?q=M8&sort=price#list`), 'es')).toBe(`${bare}?q=M8&sort=price#list`);
  });

  it.each(['//evil.example', '/\\evil.example', '/%2F%2Fevil.example', '/%5Cevil.example/catalogo'])(
    'stays in the application: %s',
    (pathname) => {
      expect(getRedirect({ pathname, search: '', hash: '' }, 'es')).toMatch(/^\/es(\/|$)/);
    },
  );
});
