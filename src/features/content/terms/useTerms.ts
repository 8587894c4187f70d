import { defineMessages, useIntl } from 'react-intl';

import { useGetTermsQuery } from '@/api/contentApi';
import type { Term } from '@/contracts/public';

import { type ContentQuery, isMissing } from '../components/contentQuery';

// Shown when a provider serves no terms.
const messages = defineMessages({
  sale: { id: 'content.terms.sale', defaultMessage: 'Sales' },
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
      'We store your company details, your orders and your messages, and use them only to serve you. You can ask us at any time for a copy or to delete them.',
  },
});

const defaultTerms = [
  { title: messages.sale, body: messages.saleBody },
  { title: messages.delivery, body: messages.deliveryBody },
  { title: messages.privacy, body: messages.privacyBody },
];

/** The provider's terms, or the application's default terms if it has none. */
export const useTerms = (): ContentQuery<Term[]> => {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useGetTermsQuery();
  const hasNone = data?.length === 0 || (!data && isMissing(error));
  if (!hasNone) return { data, error, refetch };
  const terms = defaultTerms.map(({ title, body }, index) => ({
    termId: index + 1,
    title: formatMessage(title),
    body: formatMessage(body),
  }));
  return { data: terms, refetch };
};
