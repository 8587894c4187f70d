import fc from 'fast-check';

import { languages } from '@/shared/i18n/languages';

import { maxQuantity } from './quantityRule';
import { parseLocaleNumber, readQuantity } from './readQuantity';

const faultIn = (text: string, language: 'es' | 'en' | 'zh') => readQuantity(text, language).fault;

it.each([
  ['en', '1,000', 1000],
  ['zh', '１，０００', 1000],
  ['es', '1.000', 1000],
  ['es', '12,00', 12],
  ['en', '12.0', 12],
  ['en', '1 000', 1000],
  ['en', '999,999', 999_999],
] as const)('reads in %s %j as %d', (language, text, quantity) => {
  expect(readQuantity(text, language)).toEqual({ quantity, fault: null });
});

it.each([
  ['en', '1.000', [1, 1000]],
  ['zh', '1.000', [1, 1000]],
  ['zh', '１．０００', [1, 1000]],
  ['es', '1,000', [1, 1000]],
  ['es', '+12,345', [12.345, 12_345]],
  ['en', '1.500', [1.5, 1500]],
] as const)('finds in %s that %j is ambiguous', (language, text, readings) => {
  expect(faultIn(text, language)).toEqual({ reason: 'ambiguous', readings });
});

it.each(['99999999', '1,000,000', '1000000', '9'.repeat(20)])('reports %s as too large, not invalid', (text) => {
  expect(faultIn(text, 'en')).toEqual({ reason: 'tooLarge' });
});

it.each(['', ' ', '0', '-1', '1.5', '0.500', '1,5', 'two', '1.000.000', '1e3', '12 pieces'])(
  'rejects %j as a quantity',
  (text) => {
    expect(faultIn(text, 'en')).toEqual({ reason: 'invalid' });
  },
);

it.each(languages)('parses every quantity as it is formatted in %s', (language) => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: maxQuantity }), fc.boolean(), (quantity, useGrouping) => {
      const shown = new Intl.NumberFormat(language, { useGrouping: useGrouping && 'always' }).format(quantity);
      expect(readQuantity(shown, language)).toEqual({ quantity, fault: null });
    }),
  );
});

describe('numbers as written in a language', () => {
  it.each([
    ['es', '1.234,5', 1234.5],
    ['es', '1234,5', 1234.5],
    ['es', ',5', 0.5],
    ['en', '1,234.5', 1234.5],
    ['en', '.5', 0.5],
    ['en', '7.', 7],
    ['en', '  12 ', 12],
    ['en', '-3', -3],
    ['en', '\u22123', -3],
    ['en', '+ 3', 3],
    ['es', '1 234 567,8', 1234567.8],
    ['es', '1\u00a0234', 1234],
    ['en', '1\u202f234', 1234],
    ['zh', '１，２３４．５', 1234.5],
    ['zh', '－１２', -12],
  ] as const)('reads in %s %j as %d', (language, text, value) => {
    expect(parseLocaleNumber(text, language)).toBe(value);
  });

  it.each([
    ['es', '1.5'],
    ['en', '1,5'],
    ['en', '1.234.5'],
    ['en', '12,34,567'],
    ['en', '1234,567'],
    ['en', ',123'],
    ['en', '1 23'],
    ['en', '1 234,567'],
    ['en', '1.2 3'],
    ['en', ''],
    ['en', ' '],
    ['en', '.'],
    ['en', '-'],
    ['en', '--1'],
    ['en', '1e3'],
    ['en', '0x10'],
    ['en', 'Infinity'],
    ['en', '9'.repeat(400)],
    ['en', '5²'],
    ['en', '12 pieces'],
    ['en', '1.5\n,'],
  ] as const)('rejects in %s %j', (language, text) => {
    expect(parseLocaleNumber(text, language)).toBeNull();
  });

  const anyNumber = fc.oneof(
    fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
    fc.double({ min: -1e12, max: 1e12, noNaN: true }).filter((value) => value === 0 || Math.abs(value) > 1e-6),
  );

  it.each(languages)('parses what Intl formats in %s', (language) => {
    const written = [true, false, 'always'] as const;
    const formats = written.map(
      (useGrouping) => new Intl.NumberFormat(language, { maximumFractionDigits: 20, useGrouping }),
    );
    fc.assert(
      fc.property(anyNumber, fc.constantFrom(...formats), (value, format) => {
        const readBack = parseLocaleNumber(format.format(value), language);
        return readBack !== null && Math.abs(readBack - value) <= Math.abs(value) * 1e-12;
      }),
    );
  });

  it.each(languages)('returns a finite number or null for any text in %s', (language) => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('0', '1', '23', '.', ',', '-', '+', ' ', '０', '，', '．', 'e') }),
        (text) => {
          const value = parseLocaleNumber(text, language);
          return value === null || Number.isFinite(value);
        },
      ),
    );
  });
});
