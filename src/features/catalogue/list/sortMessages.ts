import { defineMessages } from 'react-intl';

export const sortMessages = defineMessages({
  relevance: { id: 'catalogue.sort.relevance', defaultMessage: 'Best match' },
  name: { id: 'catalogue.sort.name', defaultMessage: 'Name' },
  code: { id: 'catalogue.sort.code', defaultMessage: 'Code' },
  price: { id: 'catalogue.sort.price', defaultMessage: 'Price, lowest first' },
  'price-desc': { id: 'catalogue.sort.priceDown', defaultMessage: 'Price, highest first' },
});
