import { findPasswordWeaknesses, type PasswordWeakness } from '@/shared/lib/passwordRules';

/** Limits of the contracts: Credentials, PasswordChange, PasswordReset. */
const maxUsernameLength = 254;
const maxPasswordLength = 200;
export const minNewPasswordLength = 8;

export type UsernameFault = 'usernameMissing' | 'usernameTooLong';
export type PasswordFault = 'passwordMissing' | 'passwordTooLong';
export type NewPasswordFault =
  | 'newMissing'
  | 'newTooShort'
  | 'passwordTooLong'
  | 'passwordUnchanged'
  | PasswordWeakness;
export type RepeatFault = 'repeatMissing' | 'repeatDiffers';
export type FieldFault = UsernameFault | PasswordFault | NewPasswordFault | RepeatFault;

export const getUsernameFault = (username: string): UsernameFault | null => {
  if (username.trim() === '') return 'usernameMissing';
  return username.trim().length > maxUsernameLength ? 'usernameTooLong' : null;
};

export const getPasswordFault = (password: string): PasswordFault | null => {
  if (password === '') return 'passwordMissing';
  return password.length > maxPasswordLength ? 'passwordTooLong' : null;
};

/** Values that a new password must not resemble. */
export type GuessableData = {
  /** The user name, the email, the name, and the shop's name, as far as known. */
  owner: readonly string[];
  /** The current password, if it was entered. */
  current?: string;
};

export const getNewPasswordFault = (password: string, { owner, current }: GuessableData): NewPasswordFault | null => {
  if (password === '') return 'newMissing';
  if (password.length < minNewPasswordLength) return 'newTooShort';
  if (password.length > maxPasswordLength) return 'passwordTooLong';
  if (password === current) return 'passwordUnchanged';
  return findPasswordWeaknesses(password, owner)[0] ?? null;
};

export const getRepeatFault = (repeated: string, password: string): RepeatFault | null => {
  if (repeated === '') return 'repeatMissing';
  return repeated === password ? null : 'repeatDiffers';
};
