import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const approvalMessages = {
  ...defineMessages({
    lead: {
      id: 'approvals.lead',
      defaultMessage: 'Orders above the limit of a person. Someone who may order as much sends them, or declines.',
    },
    failed: { id: 'approvals.failed', defaultMessage: 'The requests could not be loaded' },
    empty: { id: 'approvals.empty', defaultMessage: 'No order waits for approval' },
    emptyHint: {
      id: 'approvals.empty.hint',
      defaultMessage: 'When someone sends an order above their limit, they can ask for approval here.',
    },
    ask: { id: 'approvals.ask', defaultMessage: 'Ask for approval' },
    asked: { id: 'approvals.asked', defaultMessage: 'Your order waits for approval' },
    waiting: { id: 'approvals.state.waiting', defaultMessage: 'Waits for approval' },
    approved: { id: 'approvals.state.approved', defaultMessage: 'Approved' },
    declined: { id: 'approvals.state.declined', defaultMessage: 'Declined' },
    takenBack: { id: 'approvals.state.takenBack', defaultMessage: 'Taken back' },
    cancel: { id: 'approvals.cancel', defaultMessage: 'Cancel' },
    decline: { id: 'approvals.decline', defaultMessage: 'Decline' },
    reason: { id: 'approvals.reason', defaultMessage: 'Reason for declining' },
    takeBack: { id: 'approvals.takeBack', defaultMessage: 'Take back into the cart' },
    toOrder: { id: 'approvals.toOrder', defaultMessage: 'See the order' },
    notOrderable: {
      id: 'approvals.notOrderable',
      defaultMessage: 'Something in it can no longer be ordered. Decline it, so that it can be changed.',
    },
    done: { id: 'approvals.done', defaultMessage: 'The order was sent' },
    declinedNow: { id: 'approvals.declined', defaultMessage: 'The request was declined' },
    takenBackNow: { id: 'approvals.takenBack', defaultMessage: 'The items are in the cart again' },
  }),
  by: defineMessage<{ name: string; date: string }>({ id: 'approvals.by', defaultMessage: '{name}, {date}' }),
  decidedBy: defineMessage<{ name: string }>({ id: 'approvals.decidedBy', defaultMessage: 'by {name}' }),
  line: defineMessage<{ quantity: number; name: string }>({
    id: 'approvals.line',
    defaultMessage: '{quantity, number} × {name}',
  }),
  total: defineMessage<{ total: string }>({ id: 'approvals.total', defaultMessage: 'Total with taxes: {total}' }),
  changed: defineMessage<{ before: string; now: string }>({
    id: 'approvals.total.changed',
    defaultMessage: 'Total with taxes: then {before}, now {now}',
  }),
  overLimit: defineMessage<{ limit: string; catalogs: string }>({
    id: 'approvals.overLimit',
    defaultMessage: 'This is above your limit of {limit} per order. Someone else of your company has to approve it.',
  }),
  overLimitInPart: defineMessage<{ limit: string; catalogs: string }>({
    id: 'approvals.overLimit.part',
    defaultMessage:
      '{catalogs}: above your limit of {limit} per order. Someone else of your company has to approve it; you can send the rest afterwards.',
  }),
  takenInPart: defineMessage<{ count: number; total: number }>({
    id: 'approvals.takenInPart',
    defaultMessage:
      '{count, number} of {total, number} items are in the cart again; the others cannot be ordered as they are, and stay here',
  }),
  priceThen: defineMessage<{ before: string }>({ id: 'approvals.price.then', defaultMessage: 'then {before}' }),
  approve: defineMessage<{ total: string }>({
    id: 'approvals.approve',
    defaultMessage: 'Approve and order for {total}',
  }),
};
