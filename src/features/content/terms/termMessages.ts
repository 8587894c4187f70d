import { defineMessages } from 'react-intl';

// Design: shown when a provider serves no terms.
export const termMessages = defineMessages({
  sale: { id: 'content.terms.sale', defaultMessage: 'Sale' },
  saleBody: {
    id: 'content.terms.sale.body',
    defaultMessage:
      'We sell to registered businesses. An order is accepted when we give you its number; the price of each line is the one in force at that moment. Taxes are added to the order.',
  },
  delivery: { id: 'content.terms.delivery', defaultMessage: 'Delivery and returns' },
  deliveryBody: {
    id: 'content.terms.delivery.body',
    defaultMessage:
      'Check the delivery when it arrives and tell us of any damage. Items made to measure cannot be returned unless they are faulty.',
  },
  privacy: { id: 'content.terms.privacy', defaultMessage: 'Privacy' },
  privacyBody: {
    id: 'content.terms.privacy.body',
    defaultMessage:
      'We keep the data of your business, your orders and your messages, and use them only to serve you. Ask us at any time for a copy, or to erase them.',
  },
});
