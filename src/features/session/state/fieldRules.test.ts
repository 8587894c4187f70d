import { getNewPasswordFault, getPasswordFault, getRepeatFault, getUsernameFault } from './fieldRules';

it.each([
  ['', 'usernameMissing'],
  ['   ', 'usernameMissing'],
  ['a'.repeat(255), 'usernameTooLong'],
  [` ${'a'.repeat(254)} `, null],
])('validates the user name %j', (username, fault) => {
  expect(getUsernameFault(username)).toBe(fault);
});

it('accepts any sign-in password up to the maximum length of the contract', () => {
  expect(getPasswordFault('')).toBe('passwordMissing');
  expect(getPasswordFault(' ')).toBeNull();
  expect(getPasswordFault('p'.repeat(200))).toBeNull();
  expect(getPasswordFault('p'.repeat(201))).toBe('passwordTooLong');
});

it.each([
  ['', 'newMissing'],
  ['1234567', 'newTooShort'],
  ['p'.repeat(201), 'passwordTooLong'],
  ['the-current', 'passwordUnchanged'],
  ['Buyer-Medida', 'passwordOwnName'],
  ['aaaaaaaaaa', 'passwordRepeated'],
  ['1234567890', 'passwordSequence'],
  ['P@ssword1', 'passwordCommon'],
  ['a-longer-one', null],
])('validates the new password %j', (password, fault) => {
  expect(getNewPasswordFault(password, { owner: ['buyer@medida.example'], current: 'the-current' })).toBe(fault);
});

it('requires the new password twice', () => {
  expect(getRepeatFault('', 'a-longer-one')).toBe('repeatMissing');
  expect(getRepeatFault('a-longer-onE', 'a-longer-one')).toBe('repeatDiffers');
  expect(getRepeatFault('a-longer-one', 'a-longer-one')).toBeNull();
});
