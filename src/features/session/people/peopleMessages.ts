import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const peopleMessages = {
  ...defineMessages({
    failed: { id: 'people.failed', defaultMessage: 'The people of your company could not be loaded' },
    list: { id: 'people.list', defaultMessage: 'Who signs in' },
    buyer: { id: 'people.role.buyer', defaultMessage: 'Buyer' },
    approver: { id: 'people.role.approver', defaultMessage: 'Approver' },
    active: { id: 'people.state.active', defaultMessage: 'Active' },
    invited: { id: 'people.state.invited', defaultMessage: 'Invited' },
    disabled: { id: 'people.state.disabled', defaultMessage: 'Disabled' },
    unlimited: { id: 'people.unlimited', defaultMessage: 'no limit' },
    invite: { id: 'people.invite', defaultMessage: 'Invite a person' },
    inviteText: {
      id: 'people.invite.text',
      defaultMessage: 'The person gets an e-mail with a link to choose a password.',
    },
    send: { id: 'people.invite.send', defaultMessage: 'Send the invitation' },
    sending: { id: 'people.invite.sending', defaultMessage: 'Sending…' },
    sendAgain: { id: 'people.invite.again', defaultMessage: 'Send the invitation again' },
    name: { id: 'people.name', defaultMessage: 'Name' },
    email: { id: 'people.email', defaultMessage: 'E-mail' },
    role: { id: 'people.role', defaultMessage: 'Role' },
    approverHint: {
      id: 'people.role.hint',
      defaultMessage: 'Approvers also invite and disable people, and change the data of the company.',
    },
    limit: { id: 'people.limit', defaultMessage: 'Limit per order (USD)' },
    limitHint: { id: 'people.limit.hint', defaultMessage: 'Leave it empty for no limit.' },
    nameMissing: { id: 'people.name.missing', defaultMessage: 'Enter the name' },
    emailWrong: { id: 'people.email.wrong', defaultMessage: 'Enter an e-mail address, such as eva@company.com' },
    limitWrong: { id: 'people.limit.wrong', defaultMessage: 'Enter an amount, such as 500, or leave it empty' },
    save: { id: 'people.save', defaultMessage: 'Save' },
    saving: { id: 'people.saving', defaultMessage: 'Saving…' },
    edit: { id: 'people.edit', defaultMessage: 'Change' },
    cancel: { id: 'people.cancel', defaultMessage: 'Cancel' },
    disable: { id: 'people.disable', defaultMessage: 'Disable' },
    erase: { id: 'people.erase', defaultMessage: 'Delete for good' },
    enable: { id: 'people.enable', defaultMessage: 'Enable' },
    notPermitted: {
      id: 'people.notPermitted',
      defaultMessage: 'You may not allow more than you are allowed yourself.',
    },
    personExists: {
      id: 'people.exists',
      defaultMessage: 'There is already an account with this e-mail. Use another address.',
    },
  }),
  lead: defineMessage<{ carts: 'own' | 'shared' | 'unknown' }>({
    id: 'people.lead',
    defaultMessage:
      'Who signs in for your company. Everyone has a password of their own{carts, select, own { and a cart of their own; the orders are shared.} shared {; cart and orders are shared.} other {.}}',
  }),
  upTo: defineMessage<{ amount: string }>({ id: 'people.upTo', defaultMessage: 'up to {amount} per order' }),
  change: defineMessage<{ name: string }>({ id: 'people.change', defaultMessage: 'Change {name}' }),
  invitedNow: defineMessage<{ email: string }>({
    id: 'people.invited',
    defaultMessage: 'An invitation is on its way to {email}',
  }),
  confirmErase: defineMessage<{ name: string }>({
    id: 'people.erase.confirm',
    defaultMessage:
      'Delete {name} for good? The orders stay, without the name. This cannot be undone; to keep {name} out for a while, disable the account.',
  }),
  erased: defineMessage<{ name: string }>({ id: 'people.erased', defaultMessage: '{name} was deleted' }),
  saved: defineMessage<{ name: string }>({ id: 'people.saved', defaultMessage: '{name} was saved' }),
};
