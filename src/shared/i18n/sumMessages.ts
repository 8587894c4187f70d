import { defineMessages } from 'react-intl';

export const sumMessages = defineMessages({
  beforeTaxes: { id: 'sum.beforeTaxes', defaultMessage: 'Total before taxes' },
});
