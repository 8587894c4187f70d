import { defineMessages } from 'react-intl';

/** What a line's state says, in the grid and in the file of the lines that stay. */
export const lineStateMessages = defineMessages({
  judging: { id: 'orderPad.state.judging', defaultMessage: 'Checking' },
  good: { id: 'orderPad.state.good', defaultMessage: 'Ready' },
  failed: { id: 'orderPad.state.failed', defaultMessage: 'Not added' },
  unsettled: { id: 'orderPad.state.unsettled', defaultMessage: 'Not known whether it reached the cart' },
  sending: { id: 'orderPad.state.sending', defaultMessage: 'On its way' },
  choose: { id: 'orderPad.state.choose', defaultMessage: 'Several items have this code' },
  unknown: { id: 'orderPad.state.unknown', defaultMessage: 'No item has this code' },
  deleted: { id: 'orderPad.state.deleted', defaultMessage: 'No longer sold' },
  notForSale: { id: 'orderPad.state.notForSale', defaultMessage: 'Not for sale: it has no price' },
  badNumber: { id: 'orderPad.state.badNumber', defaultMessage: 'Invalid number format' },
  noCode: { id: 'orderPad.state.noCode', defaultMessage: 'The code is missing' },
});
