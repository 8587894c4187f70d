import Box from '@mui/material/Box';
import { type ReactNode, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';

import { NotifyMissing } from '@/features/notifications/state/notifyMissing';
import type { CatalogOrder } from '@/api/inventoryApi';
import { requestKinds } from '@/shared/lib/orderRequests';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { lazyPart, type MissingProps } from '@/shared/ui/lazyPart';
import type { OrderLine } from '@/contracts/inventory';

import { reorderIcon } from '../reorder/ReorderButton';
import { useOpenReorder } from '../reorder/ReorderHost';
import { reorderMessages } from '../reorder/reorderMessages';
import type { RequestDialog as Dialog } from '../requests/RequestDialog';
import { requestMessages as messages } from '../requests/requestMessages';
import { listRequestable, useRequestScreen } from '../requests/useRequest';
import { OrderFiles } from './OrderFiles';
import { timelineId } from './OrderTimeline';

type DialogProps = Parameters<typeof Dialog>[0];

const DialogMissing = ({ reportId, retry, part: { order } }: MissingProps<DialogProps>) => {
  const [, , update] = useRequestScreen(order);
  const close = () => update((screen) => ({ ...screen, open: null }));
  return <NotifyMissing reportId={reportId} retry={retry} part={{ onClose: close }} />;
};

const RequestDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "order-request" */ '../requests/RequestDialog')).RequestDialog,
  { chunk: 'order-request', Missing: DialogMissing },
);

/** A request that leaves nothing to ask for removes the button that has the focus, and is shown in the timeline. */
const focusTimelineOnRemoval = (button: HTMLButtonElement | null) => () => {
  if (document.activeElement !== button) return;
  requestAnimationFrame(() => document.getElementById(timelineId)?.focus());
};

/** Only what is possible is offered. */
const RequestActions = ({ order, lines }: { order: CatalogOrder; lines: readonly OrderLine[] }) => {
  const [{ open }, , update] = useRequestScreen(order);
  const kinds = requestKinds.filter((kind) => listRequestable(order, lines, kind).length > 0);
  return (
    <>
      {kinds.map((kind) => (
        <Button
          ref={focusTimelineOnRemoval}
          key={kind}
          tone="outlined"
          onClick={() => update((screen) => ({ ...screen, open: kind }))}
        >
          <FormattedMessage {...messages.open} values={{ kind }} />
        </Button>
      ))}
      {open && (
        <Suspense fallback={null}>
          <RequestDialog order={order} lines={lines} kind={open} />
        </Suspense>
      )}
    </>
  );
};

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
