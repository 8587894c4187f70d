import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const catalogueMessages = {
  ...defineMessages({
    failed: { id: 'catalogue.failed', defaultMessage: 'The catalogue could not be loaded' },
    loading: { id: 'catalogue.loading', defaultMessage: 'Loading' },
    categories: { id: 'catalogue.categories', defaultMessage: 'Categories' },
    everything: { id: 'catalogue.categories.all', defaultMessage: 'All categories' },
    narrow: { id: 'catalogue.narrow', defaultMessage: 'Categories and filters' },
    filters: { id: 'catalogue.filters', defaultMessage: 'Filters' },
    offers: { id: 'catalogue.filter.offers', defaultMessage: 'On offer' },
    recent: { id: 'catalogue.filter.new', defaultMessage: 'New' },
    clear: { id: 'catalogue.filters.clear', defaultMessage: 'Clear all' },
    sort: { id: 'catalogue.sort', defaultMessage: 'Sort by' },
    pageSize: { id: 'catalogue.pageSize', defaultMessage: 'Items per page' },
    view: { id: 'catalogue.view', defaultMessage: 'View' },
    grid: { id: 'catalogue.view.grid', defaultMessage: 'Pictures' },
    table: { id: 'catalogue.view.table', defaultMessage: 'Table' },
    prices: { id: 'catalogue.prices', defaultMessage: 'Price list' },
    empty: { id: 'catalogue.empty', defaultMessage: 'No results' },
    emptyHint: {
      id: 'catalogue.empty.hint',
      defaultMessage: 'Try fewer words, part of the code, or remove a filter.',
    },
    noCategory: { id: 'catalogue.category.unknown', defaultMessage: 'There is no such category' },
    noCategoryHint: {
      id: 'catalogue.category.unknown.hint',
      defaultMessage: 'It may have been renamed or removed. You can still browse the whole catalogue.',
    },
    didYouMean: { id: 'catalogue.nearWords', defaultMessage: 'Did you mean' },
    retry: { id: 'catalogue.retry', defaultMessage: 'Try again' },
  }),
  results: defineMessage<{ text: string }>({ id: 'catalogue.results', defaultMessage: 'Results for “{text}”' }),
  count: defineMessage<{ count: number }>({
    id: 'catalogue.count',
    defaultMessage: '{count, plural, =0 {No items} one {# item} other {# items}}',
  }),
  catalog: defineMessage<{ catalogId: number }>({
    id: 'catalogue.catalog',
    defaultMessage: 'Catalogue {catalogId}',
  }),
  remove: defineMessage<{ name: string }>({ id: 'catalogue.filter.remove', defaultMessage: 'Remove {name}' }),
  searched: defineMessage<{ text: string }>({ id: 'catalogue.filter.text', defaultMessage: '“{text}”' }),
  catalogFailed: defineMessage<{ catalogId: number }>({
    id: 'catalogue.catalog.failed',
    defaultMessage: 'Catalogue {catalogId} could not be loaded. Only the rest is shown.',
  }),
  catalogOld: defineMessage<{ catalogId: number; date: string }>({
    id: 'catalogue.catalog.old',
    defaultMessage: 'Catalogue {catalogId} could not be refreshed. It is shown as of {date}.',
  }),
};
