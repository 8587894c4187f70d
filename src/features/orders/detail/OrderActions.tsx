import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { CatalogOrder } from '@/api/inventoryApi';
import { printPart } from '@/shared/lib/printPart';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import type { OrderLine } from '@/contracts/inventory';

import { reorderIcon } from '../reorder/ReorderButton';
import { useOpenReorder } from '../reorder/ReorderHost';
import { reorderMessages } from '../reorder/reorderMessages';
import { orderPageMessages as messages } from './orderPageMessages';
import { useOrderCsv } from './useOrderCsv';

const drawings = {
  print: 'M7 8V3.5h10V8M7 17H4V9h16v8h-3M7 14h10v6.5H7z',
  csv: 'M12 4v11M7 11l5 5 5-5M5 20h14',
};

type OrderActionsProps = { order: CatalogOrder; lines: readonly OrderLine[] | undefined; share?: ReactNode };

export const OrderActions = ({ order, lines, share }: OrderActionsProps) => {
  const download = useOrderCsv(order);
  const openReorder = useOpenReorder();
  const { clientId, catalogId, orderId, orderNumber } = order;
  const print = () => {
    const main = document.querySelector('main');
    if (main) void printPart(main);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
      <Button onClick={() => openReorder({ clientId, catalogId, orderId, orderNumber, stockItemId: null })}>
        <Icon d={reorderIcon} size={20} />
        <FormattedMessage {...reorderMessages.reorder} />
      </Button>
      <Button tone="outlined" disabled={!lines} onClick={print}>
        <Icon d={drawings.print} size={20} />
        <FormattedMessage {...messages.print} />
      </Button>
      <Button tone="outlined" disabled={!lines} onClick={() => download(lines ?? [])}>
        <Icon d={drawings.csv} size={20} />
        <FormattedMessage {...messages.csv} />
      </Button>
      {share}
    </Box>
  );
};
