import { FormattedMessage, useIntl } from 'react-intl';
import type { CatalogOrder } from '@/api/inventoryApi';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { reorderDrawing } from './reorderDrawing';
import { reorderMessages as messages } from './reorderMessages';
import { useOpenReorder } from './ReorderHost';

type ReorderButtonProps = { order: Pick<CatalogOrder, 'clientId' | 'catalogId' | 'orderId' | 'orderNumber'> };

/** For lists whose row links to the order itself. */
export const ReorderButton = ({ order: { clientId, catalogId, orderId, orderNumber } }: ReorderButtonProps) => {
  const { formatMessage } = useIntl();
  const open = useOpenReorder();
  return (
    <Button
      tone="quiet"
      aria-label={formatMessage(messages.reorderOf, { number: orderNumber })}
      data-hint
      style={{ position: 'relative', zIndex: 1, padding: '0 10px', fontSize: '0.875rem' }}
      onClick={() => open({ clientId, catalogId, orderId, orderNumber, stockItemId: null })}
    >
      <Icon d={reorderDrawing} size={18} />
      <span className="words">
        <FormattedMessage {...messages.reorder} />
      </span>
    </Button>
  );
};
