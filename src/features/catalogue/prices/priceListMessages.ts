import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const priceListMessages = {
  ...defineMessages({
    back: { id: 'catalogue.prices.back', defaultMessage: 'Back to the list' },
    csv: { id: 'catalogue.prices.csv', defaultMessage: 'Download as CSV' },
    saving: { id: 'catalogue.prices.saving', defaultMessage: 'Preparing the file…' },
    notSaved: {
      id: 'catalogue.prices.notSaved',
      defaultMessage: 'The price list could not be downloaded. Please try again.',
    },
    print: { id: 'catalogue.prices.print', defaultMessage: 'Print' },
    failed: { id: 'catalogue.prices.failed', defaultMessage: 'The price list could not be loaded' },
    category: { id: 'catalogue.prices.category', defaultMessage: 'Category' },
    beforeTaxes: { id: 'catalogue.prices.beforeTaxes', defaultMessage: 'In US dollars, before taxes' },
    unitPrice: { id: 'catalogue.prices.unitPrice', defaultMessage: 'Price (USD, before taxes)' },
    breakQuantity: { id: 'catalogue.prices.breakQuantity', defaultMessage: 'Quantity for the better price' },
    unit: { id: 'catalogue.prices.unit', defaultMessage: 'Unit' },
    minimum: { id: 'catalogue.prices.minimum', defaultMessage: 'Minimum quantity' },
    step: { id: 'catalogue.prices.step', defaultMessage: 'In steps of' },
    packSize: { id: 'catalogue.prices.packSize', defaultMessage: 'Pack size' },
    breakPrice: { id: 'catalogue.prices.breakPrice', defaultMessage: 'Better price (USD, before taxes)' },
  }),
  asOf: defineMessage<{ date: string }>({ id: 'catalogue.prices.asOf', defaultMessage: 'Prices as of {date}' }),
  onlyFirst: defineMessage<{ most: number; total: number }>({
    id: 'catalogue.prices.onlyFirst',
    defaultMessage:
      'Only the first {most, number} of {total, number} items are shown and printed. The CSV file has all of them.',
  }),
};
