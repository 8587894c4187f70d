import fc from 'fast-check';

import { languages } from '@/shared/i18n/languages';

import { maxQuantity, readQuantity } from './readQuantity';

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
