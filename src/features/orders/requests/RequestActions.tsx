import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';

import { NotifyMissing } from '@/features/notifications/state/notifyMissing';
import type { CatalogOrder } from '@/api/inventoryApi';
import { requestKinds } from '@/shared/lib/orderRequests';
import { Button } from '@/shared/ui/Button';
import { lazyPart, type MissingProps } from '@/shared/ui/lazyPart';
import type { OrderLine } from '@/contracts/inventory';

import { timelineId } from '../detail/OrderTimeline';
import type { RequestDialog as Dialog } from './RequestDialog';
import { requestMessages as messages } from './requestMessages';
import { listRequestable, useRequestScreen } from './useRequest';

type DialogProps = Parameters<typeof Dialog>[0];

const DialogMissing = ({ reportId, retry, part: { order } }: MissingProps<DialogProps>) => {
  const [, , update] = useRequestScreen(order);
  const close = () => update((screen) => ({ ...screen, open: null }));
  return <NotifyMissing reportId={reportId} retry={retry} part={{ onClose: close }} />;
};

const RequestDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "order-request" */ './RequestDialog')).RequestDialog,
  { chunk: 'order-request', Missing: DialogMissing },
);

/** A request that leaves nothing to ask for removes the button that has the focus, and is shown in the timeline. */
const focusTimelineOnRemoval = (button: HTMLButtonElement | null) => () => {
  if (document.activeElement !== button) return;
  requestAnimationFrame(() => document.getElementById(timelineId)?.focus());
};

/** Only what is possible is offered. */
export const RequestActions = ({ order, lines }: { order: CatalogOrder; lines: readonly OrderLine[] }) => {
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
