import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const catalogueMessages = {
  ...defineMessages({
    failed: { id: 'catalogue.failed', defaultMessage: 'The catalogue could not be loaded' },
    loading: { id: 'catalogue.loading', defaultMessage: 'Loading' },
    categories: { id: 'catalogue.categories', defaultMessage: 'Categories' },
    everything: { id: 'catalogue.categories.all', defaultMessage: 'All categories' },
    narrow: { id: 'catalogue.narrow', defaultMessage: 'Categories and filters' },
    skipFilters: { id: 'catalogue.filters.skip', defaultMessage: 'Skip to the items' },
    filters: { id: 'catalogue.filters', defaultMessage: 'Filters' },
    offers: { id: 'catalogue.filter.offers', defaultMessage: 'On offer' },
    recent: { id: 'catalogue.filter.new', defaultMessage: 'New' },
    bought: { id: 'catalogue.filter.bought', defaultMessage: 'Bought before' },
    price: { id: 'catalogue.filter.price', defaultMessage: 'Price' },
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
    byProperties: {
      id: 'catalogue.search.byProperties',
      defaultMessage: 'Includes matches by category or feature',
    },
    choices: { id: 'catalogue.search.choices', defaultMessage: 'Did you mean:' },
    retry: { id: 'catalogue.retry', defaultMessage: 'Try again' },
  }),
  pageSizeOption: defineMessage<{ size: number }>({
    id: 'catalogue.pageSize.option',
    defaultMessage: '{size, number} per page',
  }),
  results: defineMessage<{ text: string }>({ id: 'catalogue.results', defaultMessage: 'Results for “{text}”' }),
  searchInstead: defineMessage<{ text: string }>({
    id: 'catalogue.corrected.instead',
    defaultMessage: 'Search for “{text}” instead',
  }),
  searchOnly: defineMessage<{ text: string }>({
    id: 'catalogue.search.only',
    defaultMessage: 'Search only for “{text}”',
  }),
  searchWidely: defineMessage<{ text: string }>({
    id: 'catalogue.search.widely',
    defaultMessage: 'Search more broadly for “{text}”',
  }),
  noneHasAll: defineMessage<{ text: string }>({
    id: 'catalogue.search.noneHasAll',
    defaultMessage: 'No item matches all of “{text}”.',
  }),
  someHave: defineMessage<{ text: string; total: number }>({
    id: 'catalogue.search.someHave',
    defaultMessage: '{total, plural, one {# item has} other {# items have}} “{text}”',
  }),
  synonyms: defineMessage<{ isAsTyped: boolean; words: string }>({
    id: 'catalogue.search.synonyms',
    defaultMessage: '{isAsTyped, select, true {Also showing} other {Showing}} results for: {words}',
  }),
  askForIt: defineMessage<{ text: string }>({
    id: 'catalogue.search.ask',
    defaultMessage: 'Ask us for “{text}”',
  }),
  count: defineMessage<{ count: number }>({
    id: 'catalogue.count',
    defaultMessage: '{count, plural, =0 {No items} one {# item} other {# items}}',
  }),
  productCount: defineMessage<{ products: number; variants: number }>({
    id: 'catalogue.count.products',
    defaultMessage:
      '{products, plural, one {# product} other {# products}}, {variants, plural, one {# variant} other {# variants}}',
  }),
  remove: defineMessage<{ name: string }>({ id: 'catalogue.filter.remove', defaultMessage: 'Remove {name}' }),
  variants: defineMessage<{ count: number }>({
    id: 'catalogue.family.variants',
    defaultMessage: '{count, plural, one {# variant} other {# variants}}',
  }),
  allVariants: defineMessage<{ count: number }>({
    id: 'catalogue.family.all',
    defaultMessage: 'Show all {count, number} variants',
  }),
  matchingVariants: defineMessage<{ count: number }>({
    id: 'catalogue.family.matching',
    defaultMessage: '{count, plural, one {Show only the # that matches} other {Show only the # that match}}',
  }),
  feature: defineMessage<{ feature: string; value: string }>({
    id: 'catalogue.filter.feature',
    defaultMessage: '{feature}: {value}',
  }),
  priceBelow: defineMessage<{ to: string }>({ id: 'catalogue.filter.price.below', defaultMessage: 'Under {to}' }),
  priceBetween: defineMessage<{ from: string; to: string }>({
    id: 'catalogue.filter.price.between',
    defaultMessage: '{from} to {to}',
  }),
  priceFrom: defineMessage<{ from: string }>({
    id: 'catalogue.filter.price.from',
    defaultMessage: '{from} and above',
  }),
  moreValues: defineMessage<{ count: number }>({
    id: 'catalogue.filter.more',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
  }),
  searched: defineMessage<{ text: string }>({ id: 'catalogue.filter.text', defaultMessage: '“{text}”' }),
  catalogFailed: defineMessage<{ catalog: string }>({
    id: 'catalogue.catalog.failed',
    defaultMessage: '{catalog} could not be loaded. Only the rest is shown.',
  }),
  catalogOld: defineMessage<{ catalog: string; date: string }>({
    id: 'catalogue.catalog.old',
    defaultMessage: '{catalog} could not be refreshed. It is shown as of {date}.',
  }),
};
