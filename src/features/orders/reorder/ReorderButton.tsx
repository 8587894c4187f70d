import { useIntl } from 'react-intl';

import type { CatalogOrder } from '@/api/inventoryApi';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';

import { useOpenReorder } from './ReorderHost';
import { reorderMessages as messages } from './reorderMessages';

/** Two circular arrows. */
export const reorderIcon =
  'M4 12a8 8 0 0 1 13.7-5.6L20 8.5M20 4v4.5h-4.5M20 12a8 8 0 0 1-13.7 5.6L4 15.5M4 20v-4.5h4.5';

type ReorderButtonProps = { order: Pick<CatalogOrder, 'clientId' | 'catalogId' | 'orderId' | 'orderNumber'> };

/** For lists whose row links to the order itself. */
export const ReorderButton = ({ order: { clientId, catalogId, orderId, orderNumber } }: ReorderButtonProps) => {
  const { formatMessage } = useIntl();
  const open = useOpenReorder();
  return (
    <Button
      tone="quiet"
      aria-label={formatMessage(messages.reorderOrder, { number: orderNumber })}
      data-hint
      style={{ position: 'relative', zIndex: 1, padding: '0 10px', fontSize: '0.875rem' }}
      onClick={() => open({ clientId, catalogId, orderId, orderNumber, stockItemId: null })}
    >
      <Icon d={reorderIcon} size={18} />
      <span className="words">{formatMessage(messages.reorder)}</span>
    </Button>
  );
};
