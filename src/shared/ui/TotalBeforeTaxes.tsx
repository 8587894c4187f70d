import { defineMessages, FormattedMessage } from 'react-intl';

const messages = defineMessages({ label: { id: 'sum.beforeTaxes', defaultMessage: 'Total before taxes' } });

/** The label of every total to which taxes are still to be added. */
export const TotalBeforeTaxes = () => <FormattedMessage {...messages.label} />;
