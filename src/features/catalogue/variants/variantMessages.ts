import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const variantMessages = {
  ...defineMessages({
    variants: { id: 'item.variants', defaultMessage: 'Variants' },
    addingVariants: { id: 'item.variants.adding', defaultMessage: 'Adding' },
    variantsFailed: { id: 'item.variants.failed', defaultMessage: 'The variants could not be loaded' },
  }),
  addVariants: defineMessage<{ count: number }>({
    id: 'item.variants.addAll',
    defaultMessage: '{count, plural, =0 {Add all} one {Add # variant} other {Add all # variants}}',
  }),
};
