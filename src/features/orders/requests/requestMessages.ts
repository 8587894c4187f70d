import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

type Of<Value> = { kind: string } & Value;

export const requestMessages = {
  ...defineMessages({
    everything: { id: 'orders.request.everything', defaultMessage: 'Choose everything' },
    reason: { id: 'orders.request.reason', defaultMessage: 'Reason' },
    noReason: { id: 'orders.request.noReason', defaultMessage: 'Tell us the reason' },
    noLines: { id: 'orders.request.noLines', defaultMessage: 'Enter a quantity for at least one line' },
    send: { id: 'orders.request.send', defaultMessage: 'Send the request' },
    sending: { id: 'orders.request.sending', defaultMessage: 'Sending…' },
    sent: {
      id: 'orders.request.sent',
      defaultMessage: 'Your request was sent. You will find the answer on the page of the order.',
    },
  }),
  notSent: defineMessage<{ number: string }>({
    id: 'orders.request.notSent',
    defaultMessage: 'Your request for order {number} was not sent. Please enter it again on the page of the order.',
  }),
  open: defineMessage<Of<object>>({
    id: 'orders.request.open',
    defaultMessage: '{kind, select, return {Return items…} other {Cancel items…}}',
  }),
  title: defineMessage<Of<{ number: string }>>({
    id: 'orders.request.title',
    defaultMessage: '{kind, select, return {Return items of order {number}} other {Cancel items of order {number}}}',
  }),
  lead: defineMessage<Of<object>>({
    id: 'orders.request.lead',
    defaultMessage:
      '{kind, select, return {Choose what you would like to return. Please send nothing back before we have answered your request.} other {What has not been sent yet can be cancelled, once we have accepted your request.}}',
  }),
  nothing: defineMessage<Of<object>>({
    id: 'orders.request.nothing',
    defaultMessage:
      '{kind, select, return {Nothing of this order can be returned any more.} other {Nothing of this order can be cancelled any more.}}',
  }),
  most: defineMessage<Of<{ most: number }>>({
    id: 'orders.request.most',
    defaultMessage: '{kind, select, return {{most, number} can be returned} other {{most, number} can be cancelled}}',
  }),
  tooMany: defineMessage<{ most: number }>({
    id: 'orders.request.tooMany',
    defaultMessage: '{most, number} at most',
  }),
  tooLong: defineMessage<{ most: number; excess: number }>({
    id: 'orders.request.reason.tooLong',
    defaultMessage: 'At most {most, number} characters: {excess, plural, one {# is} other {# are}} too many',
  }),
  asked: defineMessage<Of<object>>({
    id: 'orders.request.asked',
    defaultMessage: '{kind, select, return {Return requested} other {Cancellation requested}}',
  }),
  answered: defineMessage<Of<{ state: string }>>({
    id: 'orders.request.answered',
    defaultMessage:
      '{kind, select, return {{state, select, accepted {Return accepted} other {Return declined}}} other {{state, select, accepted {Cancellation accepted} other {Cancellation declined}}}}',
  }),
  accepted: defineMessage<Of<{ count: number; quantity: number }>>({
    id: 'orders.request.accepted',
    defaultMessage:
      '{kind, select, return {{count, number} of {quantity, number} returned} other {{count, number} of {quantity, number} cancelled}}',
  }),
};
