import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const signInMessages = {
  ...defineMessages({
    title: { id: 'session.signIn.title', defaultMessage: 'Sign in' },
    lead: { id: 'session.signIn.lead', defaultMessage: 'Use the account that your company has with us.' },
    signIn: { id: 'session.signIn', defaultMessage: 'Sign in' },
    signingIn: { id: 'session.signIn.busy', defaultMessage: 'Signing in…' },
    forgotten: { id: 'session.signIn.forgotten', defaultMessage: 'Forgotten your password?' },
    noAccount: { id: 'session.signIn.noAccount', defaultMessage: 'No account yet?' },
    requestAccount: { id: 'session.signIn.requestAccount', defaultMessage: 'Request one' },
    benefits: { id: 'session.benefits', defaultMessage: 'What your account gives you' },
    benefitCart: { id: 'session.benefits.cart', defaultMessage: 'One cart for everything' },
    benefitCartText: {
      id: 'session.benefits.cart.text',
      defaultMessage: 'Fill it on any device; it will be there when you come back.',
    },
    benefitOrders: { id: 'session.benefits.orders', defaultMessage: 'Your orders and their status' },
    benefitOrdersText: {
      id: 'session.benefits.orders.text',
      defaultMessage: 'From received to delivered, with every line and total.',
    },
    benefitReorder: { id: 'session.benefits.reorder', defaultMessage: 'Reorder in seconds' },
    benefitReorderText: {
      id: 'session.benefits.reorder.text',
      defaultMessage: 'Whole orders or single lines, at today’s prices.',
    },
    demo: {
      id: 'session.signIn.demo',
      defaultMessage: 'This shop is a demonstration. Sign in with this username and password:',
    },
    fillDemo: { id: 'session.signIn.demo.fill', defaultMessage: 'Fill in' },
    or: { id: 'session.provider.or', defaultMessage: 'or' },
    expired: { id: 'session.expired', defaultMessage: 'Your session has expired' },
    signOut: { id: 'session.expired.signOut', defaultMessage: 'Sign out instead' },
  }),
  withProvider: defineMessage<{ provider: string }>({
    id: 'session.provider.signIn',
    defaultMessage: 'Sign in with {provider}',
  }),
  expiredText: defineMessage<{ name: string }>({
    id: 'session.expired.text',
    defaultMessage: 'Sign in again as {name} to pick up where you left off. Nothing on this page is lost.',
  }),
};
