import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const quoteMessages = {
  ...defineMessages({
    ask: { id: 'quote.ask', defaultMessage: 'Ask for a quote…' },
    askTitle: { id: 'quote.ask.title', defaultMessage: 'Ask for a quote' },
    byMessage: {
      id: 'quote.ask.byMessage',
      defaultMessage: 'We will answer by e-mail. Nothing changes in your cart, and nothing is ordered.',
    },
    comment: { id: 'quote.ask.comment', defaultMessage: 'What should we know? (optional)' },
    send: { id: 'quote.ask.send', defaultMessage: 'Send the request' },
    sending: { id: 'quote.ask.sending', defaultMessage: 'Sending…' },
    sent: {
      id: 'quote.ask.sent',
      defaultMessage: 'Your request for a quote was sent. Your cart is as it was, and nothing has been ordered.',
    },
    sentAsMessage: {
      id: 'quote.ask.sentAsMessage',
      defaultMessage: 'Your request for a quote was sent. We will answer by e-mail. Your cart is as it was.',
    },
    notSent: {
      id: 'quote.ask.notSent',
      defaultMessage: 'Your request for a quote was not sent. Please send it again.',
    },
    noAddress: {
      id: 'quote.ask.noAddress',
      defaultMessage: 'We do not know your e-mail address. Please write to us on the contact page.',
    },
    loading: { id: 'quote.loading', defaultMessage: 'Loading your quotes' },
    failed: { id: 'quote.failed', defaultMessage: 'Your quotes could not be loaded' },
    empty: { id: 'quote.empty', defaultMessage: 'You have no quotes yet' },
    emptyHint: {
      id: 'quote.empty.hint',
      defaultMessage: 'Fill your cart or a list of favourites, and ask for a quote there.',
    },
    notOffered: { id: 'quote.notOffered', defaultMessage: 'Requests for quotes are answered by e-mail' },
    toCart: { id: 'quote.toCart', defaultMessage: 'View cart' },
    back: { id: 'quote.back', defaultMessage: 'All quotes' },
    unknown: { id: 'quote.unknown', defaultMessage: 'There is no such quote' },
    unknownHint: {
      id: 'quote.unknown.hint',
      defaultMessage: 'The address may be mistyped, or the quote belongs to another client.',
    },
    oneFailed: { id: 'quote.one.failed', defaultMessage: 'The quote could not be loaded' },
    quote: { id: 'quote.one', defaultMessage: 'Quote' },
    validUntil: { id: 'quote.validUntil', defaultMessage: 'Valid until' },
    answer: { id: 'quote.answer', defaultMessage: 'Our answer' },
    order: { id: 'quote.order', defaultMessage: 'Order' },
    lines: { id: 'quote.lines', defaultMessage: 'Items of the quote' },
    usualPrice: { id: 'quote.usualPrice', defaultMessage: 'Usual price' },
    offeredPrice: { id: 'quote.offeredPrice', defaultMessage: 'Offered price' },
    note: { id: 'quote.note', defaultMessage: 'Note' },
    noPrice: { id: 'quote.noPrice', defaultMessage: 'On request' },
    requestedLead: {
      id: 'quote.lead.requested',
      defaultMessage: 'We are working out your offer. You will find it here, and get an e-mail.',
    },
    acceptedLead: { id: 'quote.lead.accepted', defaultMessage: 'You have accepted this quote. It was ordered.' },
    declinedLead: { id: 'quote.lead.declined', defaultMessage: 'This quote was declined.' },
    accept: { id: 'quote.accept', defaultMessage: 'Accept and order' },
    accepting: { id: 'quote.accepting', defaultMessage: 'Ordering…' },
    decline: { id: 'quote.decline', defaultMessage: 'Decline' },
    withdraw: { id: 'quote.withdraw', defaultMessage: 'Withdraw the request' },
    declined: { id: 'quote.declined', defaultMessage: 'The quote is declined' },
    acceptHint: {
      id: 'quote.accept.hint',
      defaultMessage: 'Exactly the offered prices are ordered. You can add these to the order:',
    },
    declineHint: { id: 'quote.decline.hint', defaultMessage: 'You can ask for another quote at any time.' },
    reason: { id: 'quote.decline.reason', defaultMessage: 'Why? (optional)' },
    notAccepted: { id: 'quote.notAccepted', defaultMessage: 'The quote was not accepted' },
    notDeclined: { id: 'quote.notDeclined', defaultMessage: 'The quote was not declined' },
    requested: { id: 'quote.state.requested', defaultMessage: 'Requested' },
    offered: { id: 'quote.state.offered', defaultMessage: 'Offer' },
    accepted: { id: 'quote.state.accepted', defaultMessage: 'Accepted' },
    declinedState: { id: 'quote.state.declined', defaultMessage: 'Declined' },
    expired: { id: 'quote.state.expired', defaultMessage: 'Expired' },
  }),
  askLead: defineMessage<{ count: number }>({
    id: 'quote.ask.lead',
    defaultMessage:
      'We answer with prices for {count, plural, one {this item} other {these # items}}. Nothing changes in your cart, and nothing is ordered.',
  }),
  partly: defineMessage<{ catalogs: string }>({
    id: 'quote.partly',
    defaultMessage: 'Quotes from {catalogs} could not be loaded and are missing here.',
  }),
  title: defineMessage<{ number: string }>({ id: 'quote.title', defaultMessage: 'Quote {number}' }),
  subject: defineMessage<{ count: number }>({
    id: 'quote.message.subject',
    defaultMessage: 'Request for a quote: {count, plural, one {# item} other {# items}}',
  }),
  tooLong: defineMessage<{ most: number; excess: number }>({
    id: 'quote.ask.tooLong',
    defaultMessage: 'At most {most, number} characters: {excess, plural, one {# is} other {# are}} too many',
  }),
  messageTooLong: defineMessage<{ excess: number }>({
    id: 'quote.message.tooLong',
    defaultMessage:
      'The list is too long for one message by {excess, plural, one {# character} other {# characters}}. Shorten the comment, or ask for fewer items at a time.',
  }),
  offeredLead: defineMessage<{ date: string }>({
    id: 'quote.lead.offered',
    defaultMessage: 'Our offer is valid until {date}. If you accept it, exactly these prices are ordered.',
  }),
  expiredLead: defineMessage<{ date: string }>({
    id: 'quote.lead.expired',
    defaultMessage: 'Our offer was valid until {date}. Ask for another quote if you still need the items.',
  }),
  confirmAccept: defineMessage<{ number: string; total: string }>({
    id: 'quote.confirmAccept',
    defaultMessage: 'Accept quote {number} and order it for {total}?',
  }),
  confirmDecline: defineMessage<{ number: string; state: string }>({
    id: 'quote.confirmDecline',
    defaultMessage: '{state, select, requested {Withdraw the request {number}?} other {Decline quote {number}?}}',
  }),
};
