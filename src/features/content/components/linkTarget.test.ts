import { resolveLink } from './linkTarget';

it.each([
  ['/es/offer/box-prices', '/en/offer/box-prices'],
  ['/offer/box-prices?from=home#items', '/en/offer/box-prices?from=home#items'],
  ['terms/2', '/en/terms/2'],
  ['/zh', '/en'],
  ['/', '/en'],
])('resolves %s to a screen in the current language', (address, to) => {
  expect(resolveLink(address, 'en')).toEqual({ kind: 'internal', to });
});

it.each([
  ['https://nordline.example', 'https://nordline.example/'],
  ['http://nordline.example/a?b=c', 'http://nordline.example/a?b=c'],
  ['//nordline.example/a', 'https://nordline.example/a'],
  ['/\\nordline.example', 'https://nordline.example/'],
])('treats %s as an external link', (address, href) => {
  expect(resolveLink(address, 'en')).toEqual({ kind: 'external', href });
});

it.each([
  null,
  '',
  '  ',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.example',
  'https://',
])('rejects %j', (address) => {
  expect(resolveLink(address, 'en')).toBeNull();
});
