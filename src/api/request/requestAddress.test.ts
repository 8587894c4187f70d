import fc from 'fast-check';

import { withQuery } from './requestAddress';

describe('withQuery', () => {
  it.each([
    ['/a', undefined, '/a'],
    ['/a', {}, '/a'],
    ['/a', { x: undefined, y: null }, '/a'],
    ['/a', { x: 1, y: 'b c', z: false }, '/a?x=1&y=b%20c&z=false'],
    ['/a', { x: '' }, '/a?x='],
    ['/a?b=1', { x: 2 }, '/a?b=1&x=2'],
    ['/a?', { x: 2 }, '/a?x=2'],
    ['/a?b=1&', { x: 2 }, '/a?b=1&x=2'],
    ['/a#part', { x: 2 }, '/a?x=2#part'],
    ['/a', { names: ['facebook', 'whatsapp'] }, '/a?names%5B%5D=facebook&names%5B%5D=whatsapp'],
    ['/a', { 'names[]': ['tax'] }, '/a?names%5B%5D=tax'],
    ['/a', { names: ['a', undefined, null, ''] }, '/a?names%5B%5D=a&names%5B%5D='],
    ['/a', { names: [] }, '/a'],
    ['/a', { 'a&b': 'c=d#e' }, '/a?a%26b=c%3Dd%23e'],
  ])('writes %j with %j', (address, params, written) => expect(withQuery(address, params)).toBe(written));

  it('round-trips any values through URLSearchParams', () => {
    const value = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean());
    const name = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !text.endsWith('[]'));
    const params = fc.dictionary(name, fc.oneof(value, fc.array(value, { minLength: 1 })), { noNullPrototype: true });
    fc.assert(
      fc.property(params, (given) => {
        const read = new URL(withQuery('/a?first=1', given), 'http://localhost').searchParams;
        expect(read.get('first')).toBe('first' in given ? read.getAll('first')[0] : '1');
        for (const [key, wanted] of Object.entries(given)) {
          const found = Array.isArray(wanted)
            ? read.getAll(`${key}[]`)
            : read.getAll(key).slice(key === 'first' ? 1 : 0);
          expect(found).toEqual([wanted].flat().map(String));
        }
      }),
    );
  });
});
