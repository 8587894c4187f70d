import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

import { lineMessages } from '@/shared/ui/lineMessages';

export const pushMessages = {
  ...lineMessages,
  ...defineMessages({
    title: { id: 'push.title', defaultMessage: 'Send the order' },
    reference: { id: 'push.reference', defaultMessage: 'Your reference' },
    referenceHint: { id: 'push.reference.hint', defaultMessage: 'For example your purchase order number' },
    deliveryAddress: { id: 'push.deliveryAddress', defaultMessage: 'Deliver to' },
    deliveryAddressHint: {
      id: 'push.deliveryAddress.hint',
      defaultMessage: 'Choose one of your addresses or type another',
    },
    wishedDate: { id: 'push.wishedDate', defaultMessage: 'Wished delivery date' },
    wishedDatePast: { id: 'push.wishedDate.past', defaultMessage: 'This day has passed. Choose another.' },
    comment: { id: 'push.comment', defaultMessage: 'Comment' },
    taxes: { id: 'push.taxes', defaultMessage: 'Taxes' },
    totalWithTaxes: { id: 'push.total', defaultMessage: 'Total' },
    send: { id: 'push.send', defaultMessage: 'Send the order' },
    preparing: { id: 'push.preparing', defaultMessage: 'Preparing the order' },
    heldUp: {
      id: 'push.heldUp',
      defaultMessage:
        'Waiting for another tab or window of this shop, which your browser may have put to sleep. Open or close it, and the order will be sent automatically. You can also send it from here: it is never placed twice.',
    },
    sendFromHere: { id: 'push.heldUp.send', defaultMessage: 'Send from here' },
    offline: {
      id: 'push.offline',
      defaultMessage: 'You are offline. The order can be sent once the connection is back.',
    },
    taxesLoading: { id: 'push.taxes.loading', defaultMessage: 'Loading the tax rate' },
    taxesFailed: {
      id: 'push.taxes.failed',
      defaultMessage: 'The tax rate could not be loaded, and no order can be sent without it',
    },
    taxesMissing: {
      id: 'push.taxes.missing',
      defaultMessage: 'The shop has no tax rate set, so it cannot take orders. Please let us know.',
    },
    confirmTitle: { id: 'push.confirm.title', defaultMessage: 'Send the order now?' },
    confirmAccept: { id: 'push.confirm.accept', defaultMessage: 'Send' },
    confirmDecline: { id: 'push.confirm.decline', defaultMessage: 'Not yet' },
    sending: { id: 'push.sending', defaultMessage: 'Sending the order' },
    sendingHint: {
      id: 'push.sending.hint',
      defaultMessage: 'You can close this page: your order is sent exactly once, now or when you come back.',
    },
    legPlanned: { id: 'push.leg.planned', defaultMessage: 'Waiting' },
    legSending: { id: 'push.leg.sending', defaultMessage: 'Sending' },
    legAcknowledged: { id: 'push.leg.acknowledged', defaultMessage: 'Order placed' },
    legRejected: { id: 'push.leg.rejected', defaultMessage: 'Not ordered' },
    legUnknown: { id: 'push.leg.unknown', defaultMessage: 'Not known yet' },
    changed: {
      id: 'push.leg.changed',
      defaultMessage:
        'The cart, a price or the tax rate has changed since you confirmed, so nothing was ordered. Review the cart and confirm again.',
    },
    taxChanged: {
      id: 'push.leg.taxChanged',
      defaultMessage:
        'The tax rate has changed since you confirmed, so nothing was ordered. Review the new total and confirm again.',
    },
    stockShort: { id: 'push.leg.stockShort', defaultMessage: 'There is not enough in stock for this order.' },
    takeAvailable: { id: 'push.leg.takeAvailable', defaultMessage: 'Reduce the cart to what is left' },
    notSent: {
      id: 'push.leg.notSent',
      defaultMessage: 'It was not sent before the page was closed. Confirm it again if you still want it.',
    },
    nothingOrdered: {
      id: 'push.leg.nothingOrdered',
      defaultMessage: 'Nothing was ordered from this catalogue; its lines are still in the cart.',
    },
    unknown: {
      id: 'push.leg.unknown.text',
      defaultMessage:
        'We do not know yet whether the order was placed. We keep checking, and it is never placed twice; you can close this page.',
    },
    retryNow: { id: 'push.askNow', defaultMessage: 'Check now' },
    stopRetrying: { id: 'push.stopAsking', defaultMessage: 'Stop checking' },
    stopTitle: { id: 'push.stop.title', defaultMessage: 'Stop checking on this order?' },
    stopText: {
      id: 'push.stop.text',
      defaultMessage:
        'We will not find out whether it was placed. Check your orders before you order these items again.',
    },
    stopDecline: { id: 'push.stop.decline', defaultMessage: 'Keep checking' },
    view: { id: 'push.view', defaultMessage: 'See what was ordered' },
    problemOffline: {
      id: 'push.left.offline',
      defaultMessage: 'Nothing was sent: you are offline. Send the order when the connection is back.',
    },
    problemEmpty: { id: 'push.left.empty', defaultMessage: 'Nothing was sent: the cart is empty.' },
    problemCartNotSaved: {
      id: 'push.left.unsettled',
      defaultMessage:
        'Nothing was sent: your latest changes could not be saved, or the cart could not be read. Check it and try again.',
    },
    problemBlockedLines: {
      id: 'push.left.linesToSettle',
      defaultMessage: 'Nothing was sent: resolve the marked lines in the cart first.',
    },
    problemUnreadableLines: {
      id: 'push.left.unreadableLines',
      defaultMessage:
        'Nothing was sent: part of the cart could not be read, and would be ordered without being shown. Try again later, or contact us.',
    },
    problemNotStored: {
      id: 'push.left.notKept',
      defaultMessage:
        'Nothing was sent: this browser is out of storage or is set not to keep data, so an order could be lost or placed twice. Free up space for this site or allow it to store data, then send the order again.',
    },
    problemPushedElsewhere: {
      id: 'push.left.pushedElsewhere',
      defaultMessage: 'Nothing was sent from here: the order was already sent in another tab. You can see it above.',
    },
    problemFailed: {
      id: 'push.left.failed',
      defaultMessage:
        'Nothing was sent: something went wrong on this page. Try again; if the problem persists, reload the page.',
    },
  }),
  problemUnreadQuantities: defineMessage<{ names: string }>({
    id: 'push.left.unreadQuantities',
    defaultMessage: 'Nothing was sent: correct the quantity of {names} first.',
  }),
  taxesInvalid: defineMessage<{ rate: string }>({
    id: 'push.taxes.invalid',
    defaultMessage:
      'The shop’s tax rate is set to “{rate}”, which is not a valid rate, so it cannot take orders. Please let us know.',
  }),
  stockLeft: defineMessage<{ name: string; ordered: number; available: number }>({
    id: 'push.leg.stockLeft',
    defaultMessage: '{name}: {available, plural, =0 {none} other {#}} of {ordered, number} left',
  }),
  stockExpected: defineMessage<{ date: string }>({
    id: 'push.leg.stockExpected',
    defaultMessage: 'more expected {date}',
  }),
  totalThen: defineMessage<{ total: string; rate: number }>({
    id: 'push.leg.totalThen',
    defaultMessage: 'You confirmed {total}, including {rate, number}% taxes',
  }),
  totalNow: defineMessage<{ total: string; rate: number }>({
    id: 'push.leg.totalNow',
    defaultMessage: 'It is now {total}, including {rate, number}% taxes',
  }),
  confirmTogether: defineMessage<{ count: number; total: string }>({
    id: 'push.confirm.text',
    defaultMessage:
      '{count, plural, one {One order} other {One order per catalogue: # orders}}, {total} in total, taxes included.',
  }),
  tooLong: defineMessage<{ excess: number }>({
    id: 'push.comment.tooLong',
    defaultMessage: '{excess, plural, one {# character} other {# characters}} too many. Shorten it to send the order.',
  }),
  charactersLeft: defineMessage<{ used: number; most: number; isAlone: boolean }>({
    id: 'push.comment.used',
    defaultMessage:
      '{used, number} of {most, number} characters{isAlone, select, true {} other {, the fields above included}}',
  }),
  order: defineMessage<{ orderNumber: string }>({ id: 'push.order', defaultMessage: 'Order {orderNumber}' }),
  orderTotal: defineMessage<{ total: string }>({ id: 'push.order.total', defaultMessage: '{total} including taxes' }),
  sendOnly: defineMessage<{ catalog: string }>({
    id: 'push.sendOnly',
    defaultMessage: 'Send only {catalog}',
  }),
};
