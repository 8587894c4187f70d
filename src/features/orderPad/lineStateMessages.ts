import { defineMessages } from 'react-intl';

import type { ErrorDescription } from '@/api/errors/describeRequestError';
import { describeQuantityFault } from '@/shared/i18n/describeQuantityFault';
import type { QuantityFault } from '@/shared/lib/readQuantity';

import type { LineState } from './padLines';

/** Line states, as shown in the grid and in the exported file of rejected lines. */
const lineStateMessages = defineMessages({
  judging: { id: 'orderPad.state.judging', defaultMessage: 'Checking' },
  good: { id: 'orderPad.state.good', defaultMessage: 'Ready' },
  failed: { id: 'orderPad.state.failed', defaultMessage: 'Not added' },
  unsettled: { id: 'orderPad.state.unsettled', defaultMessage: 'Not known whether it reached the cart' },
  sending: { id: 'orderPad.state.sending', defaultMessage: 'On its way' },
  choose: { id: 'orderPad.state.choose', defaultMessage: 'Several items have this code' },
  unknown: { id: 'orderPad.state.unknown', defaultMessage: 'No item has this code' },
  deleted: { id: 'orderPad.state.deleted', defaultMessage: 'No longer sold' },
  notForSale: { id: 'orderPad.state.notForSale', defaultMessage: 'Not for sale: it has no price' },
  noCode: { id: 'orderPad.state.noCode', defaultMessage: 'The code is missing' },
});

type NotedState = Exclude<LineState, 'empty'> | 'sending';

export const describeLineState = (state: NotedState, fault: QuantityFault | null): ErrorDescription => {
  if (state !== 'badNumber') return { descriptor: lineStateMessages[state], values: {} };
  return describeQuantityFault(fault ?? { reason: 'invalid' });
};
