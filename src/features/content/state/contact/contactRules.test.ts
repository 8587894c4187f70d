import { findFault, findFirstInvalid, maxLengths, noValues, toContactMessage } from './contactRules';

const valid = { ...noValues, name: 'Ana Ruiz', email: 'ana@buyer.example', message: 'Do you deliver on Saturdays?' };

it.each(['name', 'email', 'message'] as const)('requires %s', (field) => {
  expect(findFault('message', field, '')).toBe('missing');
  expect(findFault('message', field, ' \n ')).toBe('missing');
});

it.each(['phone', 'company', 'subject'] as const)('treats %s as optional', (field) => {
  expect(findFault('message', field, '  ')).toBeNull();
});

it.each(['name', 'phone', 'company', 'subject', 'message'] as const)('accepts %s up to its limit', (field) => {
  expect(findFault('message', field, `${'测'.repeat(maxLengths[field])}  `)).toBeNull();
  expect(findFault('message', field, 'a'.repeat(maxLengths[field] + 1))).toBe('tooLong');
});

it('counts a character outside the basic multilingual plane once', () => {
  expect(findFault('message', 'phone', '😀'.repeat(50))).toBeNull();
  expect(findFault('message', 'phone', '😀'.repeat(51))).toBe('tooLong');
});

it.each(['ana@buyer.example', ' Ana.Ruiz+offers@mail.buyer.example ', "o'neill@a-b.co"])(
  'accepts %j as an email address',
  (text) => {
    expect(findFault('message', 'email', text)).toBeNull();
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
  expect(findFault('message', 'email', text)).toBe('notAnEmail');
});

it('finds the first invalid field in form order', () => {
  expect(findFirstInvalid('message', valid)).toBeNull();
  expect(findFirstInvalid('message', { ...valid, email: 'ana', message: '' })).toBe('email');
});

it('trims the payload and omits empty fields', () => {
  expect(toContactMessage('message', { ...valid, name: ' Ana Ruiz ', phone: '  ', subject: ' Delivery ' })).toEqual({
    name: 'Ana Ruiz',
    email: 'ana@buyer.example',
    message: 'Do you deliver on Saturdays?',
    subject: 'Delivery',
  });
});

it.each([
  ['company', 'missing'],
  ['taxId', 'missing'],
  ['reason', null],
] as const)('knows what a request for an account needs: %s', (field, fault) => {
  expect(findFault('accountRequest', field, ' ')).toBe(fault);
});

it('sends a request for an account as a message', () => {
  const values = { ...valid, company: 'Ruiz Workshops', taxId: ' B-7 ', reason: 'Vices', subject: 'Delivery' };
  expect(toContactMessage('accountRequest', values)).toEqual({
    name: 'Ana Ruiz',
    email: 'ana@buyer.example',
    company: 'Ruiz Workshops',
    subject: 'Account request',
    message: 'Tax id: B-7\nVices',
  });
});

it('never sends more than a message may have', () => {
  const values = { ...valid, taxId: '7'.repeat(maxLengths.taxId), reason: 'a'.repeat(maxLengths.reason) };
  expect(toContactMessage('accountRequest', values).message.length).toBeLessThanOrEqual(maxLengths.message);
});
