import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const ordersListMessages = {
  ...defineMessages({
    search: { id: 'orders.search', defaultMessage: 'Search your orders' },
    searchHint: { id: 'orders.search.hint', defaultMessage: 'Number, reference, item code, name or comment' },
    filters: { id: 'orders.filters', defaultMessage: 'Filters' },
    from: { id: 'orders.from', defaultMessage: 'From' },
    until: { id: 'orders.until', defaultMessage: 'Until' },
    catalog: { id: 'orders.catalog', defaultMessage: 'Catalogue' },
    anyState: { id: 'orders.state.any', defaultMessage: 'Any status' },
    anyCatalog: { id: 'orders.catalog.any', defaultMessage: 'All catalogues' },
    clear: { id: 'orders.filters.clear', defaultMessage: 'Clear filters' },
    nothing: { id: 'orders.nothing', defaultMessage: 'No matching orders' },
    nothingHint: {
      id: 'orders.nothing.hint',
      defaultMessage: 'Try fewer words, other dates, or clear the filters.',
    },
    actions: { id: 'orders.act', defaultMessage: 'Actions' },
    items: { id: 'orders.items', defaultMessage: 'Items' },
    reference: { id: 'orders.reference', defaultMessage: 'Your reference' },
    wrongDates: { id: 'orders.wrongDates', defaultMessage: 'The start date is after the end date.' },
  }),
  count: defineMessage<{ count: number }>({
    id: 'orders.count',
    defaultMessage: '{count, plural, one {# order} other {# orders}}',
  }),
  by: defineMessage<{ name: string }>({ id: 'orders.by', defaultMessage: 'by {name}' }),
  sum: defineMessage<{ sum: string }>({ id: 'orders.sum', defaultMessage: 'Total {sum}' }),
  withoutCancelled: defineMessage<{ count: number }>({
    id: 'orders.sum.withoutCancelled',
    defaultMessage: 'excluding {count, plural, one {# cancelled} other {# cancelled}}',
  }),
  withoutUnknown: defineMessage<{ count: number }>({
    id: 'orders.sum.withoutUnknown',
    defaultMessage: 'excluding {count, plural, one {# whose total} other {# whose totals}} could not be read',
  }),
  matchingItem: defineMessage<{ quantity: number; name: string; code: string }>({
    id: 'orders.items.matching',
    defaultMessage: '{quantity, number} × {name} ({code})',
  }),
  otherItems: defineMessage<{ count: number }>({
    id: 'orders.items.other',
    defaultMessage: 'and {count, plural, one {# other line} other {# other lines}}',
  }),
  itemsSummary: defineMessage<{ first: string; more: number }>({
    id: 'orders.items.more',
    defaultMessage: '{first}{more, plural, =0 {} one { and # more} other { and # more}}',
  }),
};
