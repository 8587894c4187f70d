import { localeFaults } from './localeFaults';

const english = { 'cart.items': '{count, plural, one {# item} other {# items}}', 'cart.title': 'Your <b>cart</b>' };
const chinese = { 'cart.items': '{count} 件商品', 'cart.title': '您的<b>购物车</b>' };
const findFaults = (texts: Record<string, string>, identical: string[] = []) =>
  localeFaults(english, english, [{ language: 'zh', texts, identical }]);

describe('the locales', () => {
  it('are valid when every text is present, translated and takes the same arguments', () => {
    expect(findFaults(chinese)).toEqual([]);
  });

  it.each([
    ['a missing id', { 'cart.items': chinese['cart.items'] }, 'cart.title is missing'],
    ['an id too many', { ...chinese, 'cart.zzz': '多' }, 'cart.zzz is not in en.json'],
    ['an empty text', { ...chinese, 'cart.title': ' ' }, 'cart.title is empty'],
    [
      'an untranslated text',
      { ...chinese, 'cart.title': english['cart.title'] },
      'cart.title is the same as in English',
    ],
    ['a lost tag', { ...chinese, 'cart.title': '您的购物车' }, 'cart.title takes ""'],
    ['another argument', { ...chinese, 'cart.items': '{number} 件商品' }, 'cart.items takes "{number}"'],
    ['a malformed text', { ...chinese, 'cart.items': '{count' }, 'cart.items is malformed'],
    ['an unsorted file', { 'cart.title': '您的<b>购物车</b>', 'cart.items': '{count} 件' }, 'not in its sorted place'],
  ])('are faulty with %s', (_, texts, fault) => {
    expect(findFaults(texts)).toEqual([expect.stringContaining(fault)]);
  });

  it('allow listed texts to equal the English ones, and reject unnecessary entries', () => {
    const texts = { ...chinese, 'cart.title': english['cart.title'] };
    expect(findFaults(texts, ['cart.title'])).toEqual([]);
    expect(findFaults(chinese, ['cart.title'])).toEqual([expect.stringContaining('listed needlessly')]);
  });

  it('are faulty when English differs from the source', () => {
    const source = {
      'cart.items': 'Items',
      'cart.title': english['cart.title'],
      'cart.view': 'View',
      opaque: 'Opaque',
    };
    expect(localeFaults(source, { ...english, 'cart.old': 'Old' }, [])).toEqual([
      expect.stringContaining('cart.old is not in its sorted place'),
      'source: opaque is not a readable id',
      'en.json: cart.view is missing',
      'en.json: opaque is missing',
      'en.json: cart.old is used nowhere',
      'en.json: cart.items differs from its default message in the source',
    ]);
  });
});
