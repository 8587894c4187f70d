import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import type { StatusTone } from '../knownStatuses';
import { MarkedText } from '../OrderStatus';
import { quoteMessages as messages } from './quoteMessages';

const states: Record<string, readonly [StatusTone, MessageDescriptor]> = {
  requested: ['info', messages.requested],
  offered: ['primary', messages.offered],
  accepted: ['success', messages.accepted],
  declined: ['neutral', messages.declinedState],
  expired: ['warning', messages.expired],
};

export const QuoteState = ({ state }: { state: string }) => {
  const [tone, message] = (Object.hasOwn(states, state) ? states[state] : undefined) ?? ['neutral', undefined];
  return <MarkedText tone={tone}>{message ? <FormattedMessage {...message} /> : state}</MarkedText>;
};
