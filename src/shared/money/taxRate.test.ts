import { parseTaxRate } from './taxRate';

describe('parseTaxRate', () => {
  it.each([
    ['16', 16],
    [' 8.25 ', 8.25],
    ['0', 0],
    ['100', 100],
    ['100.00', 100],
    [16, 16],
  ])('parses the tax rate %j as %j', (text, rate) => {
    expect(parseTaxRate(text)).toBe(rate);
  });

  it.each([
    '',
    ' ',
    '16%',
    '16,5',
    '-5',
    'abc',
    '101',
    '100.01',
    '8.875',
    '1e1',
    '0x10',
    '.5',
    null,
    undefined,
    {},
    NaN,
  ])('rejects %j', (value) => {
    expect(parseTaxRate(value)).toBeNull();
  });
});
