import { isForGood, keptKind, type CacheableRequest } from './keptKinds';

const origin = 'https://shop.example';
const places = { origin, content: `${origin}/services/public`, images: 'https://files.example/medida' };

const kindFor = (path: string, given: Partial<CacheableRequest> & { signedIn?: boolean } = {}) => {
  const { signedIn, ...rest } = given;
  return keptKind(
    {
      url: new URL(path, origin).href,
      method: 'GET',
      mode: 'cors',
      destination: '',
      headers: new Headers(signedIn ? { Authorization: 'Bearer a.b.c' } : {}),
      ...rest,
    },
    places,
  );
};

const inventory = '/services/inventory/api';

it.each([
  [`${inventory}/shoppingCart/getStockitemsByClientId/1/1/1/7`],
  [`${inventory}/Orders/GetOrdersByCompanyByClientId/1/1/1/7`],
  [`${inventory}/StockItems/GetStockItemsByCompany/1/1/1`],
  [`${inventory}/clients/login/1/1/1`],
  ['/services/orders/Order/PushShoppingCart'],
  ['/services/public/user/authenticate'],
  ['/services/blob/StockItemFeatureFiles/sheet.pdf'],
  ['/config.json'],
  ['https://elsewhere.example/assets/main.js'],
])('never caches %s', (path) => {
  expect(kindFor(path)).toBeNull();
  expect(kindFor(path, { signedIn: true })).toBeNull();
});

it.each([
  ['/es/client/orders', { mode: 'navigate' }, 'page'],
  ['/assets/main.01234567.js', { destination: 'script' }, 'asset'],
  ['https://files.example/medida/StockItemImages/a.png', { destination: 'image', mode: 'no-cors' }, 'image'],
  ['/services/public/publics/layout', {}, 'content'],
] as const)('caches %s', (path, given, kind) => {
  expect(kindFor(path, given)).toBe(kind);
  expect(kindFor(path, { ...given, method: 'POST' })).toBeNull();
  expect(kindFor(path, { ...given, signedIn: true })).toBeNull();
  expect(kindFor(`${path}?token=a.b.c`, given)).toBeNull();
});

it('recognises immutable files by name', () => {
  expect(isForGood(`${origin}/services/blob/StockItemImages/vice.3f9a1c2b.svg`)).toBe(true);
  expect(isForGood(`${origin}/services/blob/StockItemImages/vice.svg`)).toBe(false);
});
