import { defineMessage, defineMessages } from '@formatjs/intl';

export const stockMessages = {
  ...defineMessages({
    inStock: { id: 'stock.inStock', defaultMessage: 'In stock' },
    low: { id: 'stock.low', defaultMessage: 'Low stock' },
    none: { id: 'stock.none', defaultMessage: 'Out of stock' },
  }),
  inStockQuantity: defineMessage<{ quantity: number }>({
    id: 'stock.inStock.quantity',
    defaultMessage: '{quantity, number} in stock',
  }),
  lowQuantity: defineMessage<{ quantity: number }>({
    id: 'stock.low.quantity',
    defaultMessage: 'Only {quantity, number} left',
  }),
  expected: defineMessage<{ date: string }>({ id: 'stock.expected', defaultMessage: 'expected {date}' }),
  expectedShort: defineMessage<{ date: string }>({ id: 'stock.expected.short', defaultMessage: 'Expected {date}' }),
  moreExpected: defineMessage<{ quantity: number; date: string }>({
    id: 'stock.expected.quantity',
    defaultMessage: '{quantity, plural, one {# expected {date}} other {# expected {date}}}',
  }),
  later: defineMessage<{ rest: number }>({
    id: 'stock.later',
    defaultMessage: '{rest, plural, one {# unit} other {# units}} will be delivered later',
  }),
  laterOn: defineMessage<{ rest: number; date: string }>({
    id: 'stock.laterOn',
    defaultMessage: '{rest, plural, one {# unit} other {# units}} will be delivered later, expected {date}',
  }),
};
