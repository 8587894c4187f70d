import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

import { lineMessages } from '@/shared/ui/lineMessages';

export const boughtMessages = {
  ...lineMessages,
  ...defineMessages({
    title: { id: 'bought.title', defaultMessage: 'Bought items' },
    search: { id: 'bought.search', defaultMessage: 'Search by name or code' },
    periods: { id: 'bought.periods', defaultMessage: 'Period' },
    all: { id: 'bought.period.all', defaultMessage: 'All orders' },
    year: { id: 'bought.period.year', defaultMessage: 'Last 12 months' },
    catalog: { id: 'bought.catalog', defaultMessage: 'Catalogue' },
    last: { id: 'bought.last', defaultMessage: 'Last ordered' },
    orders: { id: 'bought.orders', defaultMessage: 'Orders' },
    spend: { id: 'bought.spend', defaultMessage: 'Spend' },
    lastPrice: { id: 'bought.lastPrice', defaultMessage: 'Last price' },
    currency: { id: 'bought.currency', defaultMessage: 'Currency' },
    again: { id: 'bought.again', defaultMessage: 'Order again' },
    csv: { id: 'bought.csv', defaultMessage: 'Download CSV' },
    nothing: { id: 'bought.nothing', defaultMessage: 'No matching items' },
    nothingHint: { id: 'bought.nothing.hint', defaultMessage: 'Try fewer words or another period.' },
  }),
  count: defineMessage<{ count: number }>({
    id: 'bought.count',
    defaultMessage: '{count, plural, one {# item} other {# items}}',
  }),
  sum: defineMessage<{ sum: string }>({ id: 'bought.sum', defaultMessage: '{sum} before taxes' }),
};
