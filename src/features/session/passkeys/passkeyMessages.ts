import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const passkeyMessages = {
  ...defineMessages({
    signIn: { id: 'session.passkey.signIn', defaultMessage: 'Sign in with a passkey' },
    waiting: { id: 'session.passkey.waiting', defaultMessage: 'Waiting for your device…' },
    notUsed: { id: 'session.passkey.notUsed', defaultMessage: 'No passkey was used. Try again, or use your password.' },
    unsupported: {
      id: 'session.passkey.unsupported',
      defaultMessage: 'This browser cannot use passkeys here. Use your password.',
    },
    unknown: {
      id: 'session.passkey.unknown',
      defaultMessage: 'This passkey is not known here; it may have been removed. Sign in with your password.',
    },
    refused: {
      id: 'session.passkey.refused',
      defaultMessage: 'The passkey could not be verified. Please try again.',
    },
    lead: {
      id: 'passkeys.lead',
      defaultMessage:
        'Sign in with your fingerprint, your face or the PIN of a device, without typing a password. Your password stays valid.',
    },
    failed: { id: 'passkeys.failed', defaultMessage: 'Your passkeys could not be loaded' },
    list: { id: 'passkeys.list', defaultMessage: 'Your passkeys' },
    none: { id: 'passkeys.none', defaultMessage: 'You have no passkeys yet.' },
    neverUsed: { id: 'passkeys.neverUsed', defaultMessage: 'not used yet' },
    removeShort: { id: 'passkeys.remove', defaultMessage: 'Remove' },
    add: { id: 'passkeys.add', defaultMessage: 'Add a passkey' },
    addText: {
      id: 'passkeys.add.text',
      defaultMessage: 'Your browser asks where to keep it: on this device, on your telephone or on a security key.',
    },
    name: { id: 'passkeys.name', defaultMessage: 'Name' },
    nameHint: { id: 'passkeys.name.hint', defaultMessage: 'To tell it apart, such as “Office laptop”' },
    nameMissing: { id: 'passkeys.name.missing', defaultMessage: 'Enter a name of up to 100 characters' },
    notAdded: { id: 'passkeys.notAdded', defaultMessage: 'No passkey was added.' },
    exists: { id: 'passkeys.exists', defaultMessage: 'This device already has a passkey for your account.' },
    tooMany: {
      id: 'passkeys.tooMany',
      defaultMessage: 'You have as many passkeys as possible. Remove one before you add another.',
    },
    wrongPassword: { id: 'passkeys.wrongPassword', defaultMessage: 'The password is wrong.' },
    removeFailed: { id: 'passkeys.remove.failed', defaultMessage: 'The passkey could not be removed. Try again.' },
  }),
  added: defineMessage<{ date: string }>({ id: 'passkeys.added', defaultMessage: 'added on {date}' }),
  lastUsed: defineMessage<{ date: string }>({ id: 'passkeys.lastUsed', defaultMessage: 'last used on {date}' }),
  remove: defineMessage<{ name: string }>({ id: 'passkeys.remove.label', defaultMessage: 'Remove {name}' }),
  removeQuestion: defineMessage<{ name: string }>({
    id: 'passkeys.remove.question',
    defaultMessage: 'Remove the passkey {name}? You can no longer sign in with it.',
  }),
  removed: defineMessage<{ name: string }>({
    id: 'passkeys.removed',
    defaultMessage: 'The passkey {name} was removed',
  }),
  addedNow: defineMessage<{ name: string }>({
    id: 'passkeys.add.done',
    defaultMessage: 'The passkey {name} was added',
  }),
};
