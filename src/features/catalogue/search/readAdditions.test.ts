import { readAdditions } from './useAddCommand';

it.each([
  '12 SA.1017/28',
  '12 x SA.1017/28',
  '12x SA.1017/28',
  '12 × SA.1017/28',
  'SA.1017/28 12',
  'SA.1017/28 x12',
  'add 12 SA.1017/28',
  'Agregar 12 SA.1017/28',
  '添加12 SA.1017/28',
])('reads a quantity and a code: %s', (text) => {
  expect(readAdditions(text, 'en')).toEqual([{ code: 'SA.1017/28', quantity: 12 }]);
});

it('leaves the quantity open if only a code follows the word', () => {
  expect(readAdditions('add SA.1017/28', 'en')).toEqual([{ code: 'SA.1017/28', quantity: null }]);
});

it('leaves it to the catalogue which of two numbers belongs to the code', () => {
  expect(readAdditions('6 KT 1042', 'en')).toEqual([
    { code: '6 KT', quantity: 1042 },
    { code: 'KT 1042', quantity: 6 },
  ]);
});

it.each(['SA.1017/28', 'frying pan', '12', 'addition', '1.5 SA.1017/28', '0 SA.1017/28'])(
  'reads no addition: %s',
  (text) => {
    expect(readAdditions(text, 'en')).toEqual([]);
  },
);
