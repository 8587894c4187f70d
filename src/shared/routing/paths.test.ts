import { paths } from './paths';

describe('the address table', () => {
  it('encodes parameters, so that none can escape its segment', () => {
    expect(paths.offer.href({ lang: 'es', slug: '../a b/ñ?#' })).toBe('/es/offer/..%2Fa%20b%2F%C3%B1%3F%23');
    expect(paths.category.href({ lang: 'zh', category: '螺丝' })).toBe('/zh/category/%E8%9E%BA%E4%B8%9D');
  });

  it('omits optional parts', () => {
    expect(paths.catalogue.href({ lang: 'en' })).toBe('/en/catalogo');
    expect(paths.catalogue.href({ lang: 'en', page: 3 })).toBe('/en/catalogo/3');
    expect(paths.order.href({ lang: 'en', catalogId: 2, orderId: 15 })).toBe('/en/client/orders/2/15');
  });

  it('omits undefined query parameters', () => {
    expect(paths.catalogue.href({ lang: 'en' }, { q: 'M8 & M10', sort: undefined })).toBe('/en/catalogo?q=M8+%26+M10');
  });

  it.each([
    ['Tornillo Allen M8 × 40', 'tornillo-allen-m8-40'],
    ['Cinta métrica — 5 m', 'cinta-metrica-5-m'],
    ['  ¡Oferta!  ', 'oferta'],
    ['螺丝 M8', '螺丝-m8'],
    ['½"', '1-2'],
    ['***', '-'],
  ])('makes a slug of the item name %s', (name, slug) => {
    expect(decodeURIComponent(paths.stockItem.href({ lang: 'es', name, id: 7 }))).toBe(`/es/stock/${slug}/7`);
  });

  it('includes the catalogue of an item', () => {
    expect(paths.stockItem.href({ lang: 'es', name: 'Broca', id: 7 }, { catalog: 2 })).toBe(
      '/es/stock/broca/7?catalog=2',
    );
  });
});
