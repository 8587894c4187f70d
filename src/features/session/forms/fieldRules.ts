/** Limits of the contracts: Credentials, PasswordChange, PasswordReset. */
const longestUsername = 254;
const longestPassword = 200;
export const shortestNewPassword = 8;

export type UsernameFault = 'usernameMissing' | 'usernameTooLong';
export type PasswordFault = 'passwordMissing' | 'passwordTooLong';
export type NewPasswordFault = 'newMissing' | 'newTooShort' | 'passwordTooLong' | 'newSame';
export type RepeatFault = 'repeatMissing' | 'repeatDiffers';
export type FieldFault = UsernameFault | PasswordFault | NewPasswordFault | RepeatFault;

export const usernameFault = (username: string): UsernameFault | null => {
  if (username.trim() === '') return 'usernameMissing';
  return username.trim().length > longestUsername ? 'usernameTooLong' : null;
};

export const passwordFault = (password: string): PasswordFault | null => {
  if (password === '') return 'passwordMissing';
  return password.length > longestPassword ? 'passwordTooLong' : null;
};

/** `present` is the password so far, where it was typed. */
export const newPasswordFault = (password: string, present?: string): NewPasswordFault | null => {
  if (password === '') return 'newMissing';
  if (password.length < shortestNewPassword) return 'newTooShort';
  if (password.length > longestPassword) return 'passwordTooLong';
  return password === present ? 'newSame' : null;
};

export const repeatFault = (repeated: string, password: string): RepeatFault | null => {
  if (repeated === '') return 'repeatMissing';
  return repeated === password ? null : 'repeatDiffers';
};
