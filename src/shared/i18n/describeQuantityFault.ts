import { defineMessage } from '@formatjs/intl';
import { defineMessages, type MessageDescriptor } from 'react-intl';

import { maxQuantity } from '@/shared/lib/quantityRule';
import type { QuantityFault } from '@/shared/lib/readQuantity';

const messages = {
  /** Spec §5, verbatim. */
  ...defineMessages({ invalid: { id: 'cart.quantity.invalid', defaultMessage: 'Invalid number format' } }),
  tooLarge: defineMessage<{ most: number }>({
    id: 'cart.quantity.tooLarge',
    defaultMessage: 'The quantity is too large: the maximum is {most, number}',
  }),
  notAllowed: defineMessage<{ first: number; second: number }>({
    id: 'cart.quantity.notAllowed',
    defaultMessage:
      'Not sold in this quantity: choose {second, plural, =0 {{first, number}} other {{first, number} or {second, number}}}',
  }),
  ambiguous: defineMessage<{ first: number; second: number }>({
    id: 'cart.quantity.ambiguous',
    defaultMessage:
      'Is it {first, number, ::group-off} or {second, number, ::group-off}? Enter the quantity without separators',
  }),
};

type Description = { descriptor: MessageDescriptor & { id: string }; values: Record<string, number> };

export const describeQuantityFault = (fault: QuantityFault): Description => {
  switch (fault.reason) {
    case 'invalid':
      return { descriptor: messages.invalid, values: {} };
    case 'tooLarge':
      return { descriptor: messages.tooLarge, values: { most: maxQuantity } };
    case 'notAllowed': {
      const [first = 0, second = 0] = fault.allowed;
      return { descriptor: messages.notAllowed, values: { first, second } };
    }
    case 'ambiguous': {
      const [first, second] = fault.readings;
      return { descriptor: messages.ambiguous, values: { first, second } };
    }
  }
};
