import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { CatalogOrder } from '@/api/inventoryApi';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import type { OrderLine } from '@/contracts/inventory';

import { reorderIcon } from '../reorder/ReorderButton';
import { useOpenReorder } from '../reorder/ReorderHost';
import { reorderMessages } from '../reorder/reorderMessages';
import { RequestActions } from '../requests/RequestActions';
import { OrderFiles } from './OrderFiles';

type OrderActionsProps = { order: CatalogOrder; lines: readonly OrderLine[] | undefined; share?: ReactNode };

export const OrderActions = ({ order, lines, share }: OrderActionsProps) => {
  const openReorder = useOpenReorder();
  const { clientId, catalogId, orderId, orderNumber } = order;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
      <Button onClick={() => openReorder({ clientId, catalogId, orderId, orderNumber, stockItemId: null })}>
        <Icon d={reorderIcon} size={20} />
        <FormattedMessage {...reorderMessages.reorder} />
      </Button>
      <OrderFiles orders={lines && [{ order, lines }]} />
      {lines && order.requests && <RequestActions order={order} lines={lines} />}
      {share}
    </Box>
  );
};
