import { FormattedMessage, useIntl } from 'react-intl';
import type { AllOrders } from '@/api/allOrdersApi';
import { Notice } from '@/shared/ui/Notice';
import { ordersMessages as messages } from './ordersMessages';

type OrdersPartlyProps = Pick<AllOrders, 'failed'> & { onRetry: () => void };

/** Names the catalogue that failed to load; the orders of the other are shown. */
export const OrdersPartly = ({ failed, onRetry }: OrdersPartlyProps) => {
  const { formatList } = useIntl();
  if (failed.length === 0) return null;
  const catalogs = formatList(failed.map(({ catalogId }) => String(catalogId)));
  return (
    <Notice kind="failure" title={<FormattedMessage {...messages.failed} />} onRetry={onRetry}>
      <FormattedMessage {...messages.partly} values={{ catalogs }} />
    </Notice>
  );
};
