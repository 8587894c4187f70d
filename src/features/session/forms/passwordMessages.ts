import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const passwordMessages = {
  ...defineMessages({
    forgottenTitle: { id: 'session.forgotten.title', defaultMessage: 'Forgotten password' },
    forgottenLead: {
      id: 'session.forgotten.lead',
      defaultMessage: 'We will e-mail you a link to choose a new one.',
    },
    forgottenSend: { id: 'session.forgotten.send', defaultMessage: 'Send the link' },
    sending: { id: 'session.forgotten.busy', defaultMessage: 'Sending…' },
    sentTitle: { id: 'session.forgotten.sent', defaultMessage: 'Check your e-mail' },
    sentHint: {
      id: 'session.forgotten.sent.hint',
      defaultMessage:
        'The link works once, within an hour. Nothing arrived? Check your spam folder or try again: we send up to three e-mails an hour, and any of their links works until you use one.',
    },
    another: { id: 'session.forgotten.another', defaultMessage: 'Try another username' },
    backToSignIn: { id: 'session.backToSignIn', defaultMessage: 'Back to sign-in' },
    resetTitle: { id: 'session.reset.title', defaultMessage: 'Choose a new password' },
    resetLead: { id: 'session.reset.lead', defaultMessage: 'You will sign in with it from now on.' },
    resetSave: { id: 'session.reset.save', defaultMessage: 'Save the password' },
    saving: { id: 'session.password.busy', defaultMessage: 'Saving…' },
    expiredTitle: { id: 'session.reset.spent', defaultMessage: 'This link no longer works' },
    expiredText: {
      id: 'session.reset.spent.text',
      defaultMessage: 'It has already been used, or more than an hour has passed. Your password has not changed.',
    },
    requestNewLink: { id: 'session.reset.again', defaultMessage: 'Request a new link' },
    resetDone: {
      id: 'session.reset.done',
      defaultMessage: 'The password was changed. Sign in with the new one.',
    },
    changeTitle: { id: 'session.change.title', defaultMessage: 'Change password' },
    changeLead: {
      id: 'session.change.lead',
      defaultMessage: 'You stay signed in here; all other devices will ask for the new password.',
    },
    changeSave: { id: 'session.change.save', defaultMessage: 'Change the password' },
    changed: { id: 'session.change.done', defaultMessage: 'The password was changed.' },
    toDashboard: { id: 'session.change.dashboard', defaultMessage: 'Back to the dashboard' },
    ruleSame: { id: 'session.rule.same', defaultMessage: 'Both new passwords are the same' },
    rules: { id: 'session.rules', defaultMessage: 'The new password' },
    ruleOwnName: {
      id: 'session.rule.ownName',
      defaultMessage: 'Not just your name, your e-mail or the name of the shop',
    },
    rulePattern: {
      id: 'session.rule.pattern',
      defaultMessage: 'Not just repeated characters or a sequence, such as aaaa or 12345',
    },
    ruleCommon: {
      id: 'session.rule.common',
      defaultMessage: 'Not a common password, such as “password1”',
    },
  }),
  sentText: defineMessage<{ username: string }>({
    id: 'session.forgotten.sent.text',
    defaultMessage: 'If there is an account for {username}, an e-mail is on its way.',
  }),
  ruleLength: defineMessage<{ count: number }>({
    id: 'session.rule.length',
    defaultMessage: 'At least {count} characters',
  }),
};
