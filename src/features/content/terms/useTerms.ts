import { useIntl } from 'react-intl';
import { useGetTermsQuery } from '@/api/publicApi';
import type { Term } from '@/contracts/public';
import { isMissing, type Answer } from '../components/answer';
import { termMessages as messages } from './termMessages';

const bundled = [
  { title: messages.sale, body: messages.saleBody },
  { title: messages.delivery, body: messages.deliveryBody },
  { title: messages.privacy, body: messages.privacyBody },
];

/** The provider's terms, or the application's default terms if it has none. */
export const useTerms = (): Answer<Term[]> => {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useGetTermsQuery();
  const none = data?.length === 0 || (!data && isMissing(error));
  if (!none) return { data, error, refetch };
  const terms = bundled.map(({ title, body }, index) => ({
    termId: index + 1,
    title: formatMessage(title),
    body: formatMessage(body),
  }));
  return { data: terms, refetch };
};
