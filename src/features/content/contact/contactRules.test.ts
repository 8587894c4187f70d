import { findFault, findFirstInvalid, maxLengths, noValues, toContactMessage } from './contactRules';

const valid = { ...noValues, name: 'Ana Ruiz', email: 'ana@buyer.example', message: 'Do you deliver on Saturdays?' };

it.each(['name', 'email', 'message'] as const)('requires %s', (field) => {
  expect(findFault(field, '')).toBe('missing');
  expect(findFault(field, ' \n ')).toBe('missing');
});

it.each(['phone', 'company', 'subject'] as const)('treats %s as optional', (field) => {
  expect(findFault(field, '  ')).toBeNull();
});

it.each(['name', 'phone', 'company', 'subject', 'message'] as const)('accepts %s up to its limit', (field) => {
  expect(findFault(field, `${'测'.repeat(maxLengths[field])}  `)).toBeNull();
  expect(findFault(field, 'a'.repeat(maxLengths[field] + 1))).toBe('tooLong');
});

it('counts a character outside the basic multilingual plane once', () => {
  expect(findFault('phone', '😀'.repeat(50))).toBeNull();
  expect(findFault('phone', '😀'.repeat(51))).toBe('tooLong');
});

it.each(['ana@buyer.example', ' Ana.Ruiz+offers@mail.buyer.example ', "o'neill@a-b.co"])(
  'accepts %j as an email address',
  (text) => {
    expect(findFault('email', text)).toBeNull();
  },
);

it.each([
  'ana',
  'ana@',
  '@buyer.example',
  'ana@buyer',
  'ana ruiz@buyer.example',
  'ana@buyer..example',
  'ana@-b.example',
])('rejects %j as an email address', (text) => {
  expect(findFault('email', text)).toBe('notAnEmail');
});

it('finds the first invalid field in form order', () => {
  expect(findFirstInvalid(valid)).toBeNull();
  expect(findFirstInvalid({ ...valid, email: 'ana', message: '' })).toBe('email');
});

it('trims the payload and omits empty fields', () => {
  expect(toContactMessage({ ...valid, name: ' Ana Ruiz ', phone: '  ', subject: ' Delivery ' })).toEqual({
    name: 'Ana Ruiz',
    email: 'ana@buyer.example',
    message: 'Do you deliver on Saturdays?',
    subject: 'Delivery',
  });
});
