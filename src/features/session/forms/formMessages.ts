import { defineMessage } from '@formatjs/intl';
import { defineMessages, type MessageDescriptor } from 'react-intl';

import { type FieldFault, minNewPasswordLength } from '../state/fieldRules';

export const formMessages = {
  ...defineMessages({
    username: { id: 'session.username', defaultMessage: 'Username or e-mail' },
    password: { id: 'session.password', defaultMessage: 'Password' },
    currentPassword: { id: 'session.password.present', defaultMessage: 'Current password' },
    newPassword: { id: 'session.password.new', defaultMessage: 'New password' },
    repeatPassword: { id: 'session.password.repeat', defaultMessage: 'Repeat the new password' },
    showPassword: { id: 'session.password.show', defaultMessage: 'Show the password' },
    hidePassword: { id: 'session.password.hide', defaultMessage: 'Hide the password' },
    capsLock: { id: 'session.password.capsLock', defaultMessage: 'Caps lock is on' },
    usernameMissing: { id: 'session.username.missing', defaultMessage: 'Enter your username or e-mail' },
    usernameTooLong: { id: 'session.username.tooLong', defaultMessage: 'This username is too long' },
    passwordMissing: { id: 'session.password.missing', defaultMessage: 'Enter your password' },
    passwordTooLong: { id: 'session.password.tooLong', defaultMessage: 'This password is too long' },
    newMissing: { id: 'session.password.newMissing', defaultMessage: 'Enter a new password' },
    passwordUnchanged: {
      id: 'session.password.unchanged',
      defaultMessage: 'Choose one that differs from the current password',
    },
    passwordOwnName: {
      id: 'session.password.ownName',
      defaultMessage: 'This is little more than your name, your e-mail or the name of the shop',
    },
    passwordRepeated: { id: 'session.password.repeated', defaultMessage: 'This repeats the same characters' },
    passwordSequence: {
      id: 'session.password.sequence',
      defaultMessage: 'This is a sequence, such as 12345 or qwerty',
    },
    passwordCommon: {
      id: 'session.password.common',
      defaultMessage: 'This is one of the most commonly used passwords',
    },
    repeatMissing: { id: 'session.password.repeatMissing', defaultMessage: 'Enter the new password once more' },
    repeatDiffers: { id: 'session.password.repeatDiffers', defaultMessage: 'The two new passwords are not the same' },
    accountDisabled: {
      id: 'session.accountDisabled',
      defaultMessage: 'This account has been disabled. Contact us to use it again.',
    },
    wrongCredentials: {
      id: 'session.wrongCredentials',
      defaultMessage: 'The username or the password is wrong. Check both and try again.',
    },
    signInLocked: {
      id: 'session.locked.signIn',
      defaultMessage:
        'Too many attempts. For your security, please wait before trying again. If this was not you, set a new password by e-mail to sign in right away.',
    },
    locked: {
      id: 'session.locked',
      defaultMessage: 'Too many attempts. For your security, please wait before trying again.',
    },
  }),
  newTooShort: defineMessage<{ count: number }>({
    id: 'session.password.newTooShort',
    defaultMessage: 'Use at least {count} characters',
  }),
  lockedFor: defineMessage<{ time: string }>({ id: 'session.locked.for', defaultMessage: 'Try again in {time}' }),
};

/** For the one message that contains a number. */
export const faultValues = { count: minNewPasswordLength };

export const getFaultMessage = (fault: FieldFault): MessageDescriptor => formMessages[fault];
