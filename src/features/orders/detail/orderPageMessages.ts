import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

import { lineMessages } from '@/shared/ui/lineMessages';

export const orderPageMessages = {
  ...lineMessages,
  ...defineMessages({
    nameless: { id: 'page.order', defaultMessage: 'Order' },
    loading: { id: 'orders.one.loading', defaultMessage: 'Loading the order' },
    failed: { id: 'orders.one.failed', defaultMessage: 'The order could not be loaded' },
    linesFailed: { id: 'orders.one.linesFailed', defaultMessage: 'The order lines could not be loaded' },
    unknown: { id: 'orders.one.unknown', defaultMessage: 'There is no such order' },
    unknownHint: {
      id: 'orders.one.unknown.hint',
      defaultMessage: 'The address may be mistyped, or the order belongs to another client.',
    },
    back: { id: 'orders.one.back', defaultMessage: 'All orders' },
    previous: { id: 'orders.one.previous', defaultMessage: 'Previous order' },
    next: { id: 'orders.one.next', defaultMessage: 'Next order' },
    print: { id: 'orders.one.print', defaultMessage: 'Print or save as PDF' },
    csv: { id: 'orders.one.csv', defaultMessage: 'Download CSV' },
    reference: { id: 'orders.one.reference', defaultMessage: 'Your reference' },
    deliveryAddress: { id: 'orders.one.deliveryAddress', defaultMessage: 'Deliver to' },
    wishedDate: { id: 'orders.one.wishedDate', defaultMessage: 'Wished delivery date' },
    comment: { id: 'orders.one.comment', defaultMessage: 'Comment' },
    client: { id: 'orders.one.client', defaultMessage: 'Client' },
    orderedBy: { id: 'orders.one.orderedBy', defaultMessage: 'Ordered by' },
    timeline: { id: 'orders.one.timeline', defaultMessage: 'Progress' },
    parcels: { id: 'orders.one.parcels', defaultMessage: 'Parcels' },
    track: { id: 'orders.one.parcel.track', defaultMessage: 'Track the parcel' },
    lines: { id: 'orders.one.lines', defaultMessage: 'Order lines' },
    money: { id: 'orders.one.money', defaultMessage: 'Currency' },
  }),
  title: defineMessage<{ number: string }>({ id: 'orders.one.title', defaultMessage: 'Order {number}' }),
  copyNumber: defineMessage<{ number: string }>({
    id: 'orders.one.parcel.copy',
    defaultMessage: 'Copy the number {number}',
  }),
  sentOn: defineMessage<{ date: string }>({ id: 'orders.one.parcel.sent', defaultMessage: 'Sent on {date}' }),
  shipped: defineMessage<{ shipped: number; quantity: number }>({
    id: 'orders.one.shipped',
    defaultMessage: '{shipped, number} of {quantity, number} shipped',
  }),
  taxes: defineMessage<{ rate: string }>({ id: 'orders.one.taxes', defaultMessage: 'Taxes ({rate})' }),
};
