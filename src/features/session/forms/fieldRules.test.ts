import { newPasswordFault, passwordFault, repeatFault, usernameFault } from './fieldRules';

it.each([
  ['', 'usernameMissing'],
  ['   ', 'usernameMissing'],
  ['a'.repeat(255), 'usernameTooLong'],
  [` ${'a'.repeat(254)} `, null],
])('validates the user name %j', (username, fault) => {
  expect(usernameFault(username)).toBe(fault);
});

it('accepts any sign-in password up to the maximum length of the contract', () => {
  expect(passwordFault('')).toBe('passwordMissing');
  expect(passwordFault(' ')).toBeNull();
  expect(passwordFault('p'.repeat(200))).toBeNull();
  expect(passwordFault('p'.repeat(201))).toBe('passwordTooLong');
});

it.each([
  ['', 'newMissing'],
  ['1234567', 'newTooShort'],
  ['p'.repeat(201), 'passwordTooLong'],
  ['the-present', 'passwordUnchanged'],
  ['Buyer-Medida', 'passwordOwnName'],
  ['aaaaaaaaaa', 'passwordRepeated'],
  ['1234567890', 'passwordSequence'],
  ['P@ssword1', 'passwordCommon'],
  ['a-longer-one', null],
])('validates the new password %j', (password, fault) => {
  expect(newPasswordFault(password, { owner: ['buyer@medida.example'], present: 'the-present' })).toBe(fault);
});

it('requires the new password twice', () => {
  expect(repeatFault('', 'a-longer-one')).toBe('repeatMissing');
  expect(repeatFault('a-longer-onE', 'a-longer-one')).toBe('repeatDiffers');
  expect(repeatFault('a-longer-one', 'a-longer-one')).toBeNull();
});
