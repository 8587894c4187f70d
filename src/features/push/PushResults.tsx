import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';

import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { writeSentOrders } from '@/shared/routing/sentOrders';
import { Button, ButtonLink } from '@/shared/ui/Button';
import { Panel } from '@/shared/ui/Panel';
import { uiMessages } from '@/shared/ui/uiMessages';

import { LegCard } from './panel/LegCard';
import { pushMessages as messages } from './pushMessages';
import { startPushRetries } from './pushRetryListeners';
import { closeBatch, giveUpBatch } from './sending/closeBatch';
import { pushNotices } from './sending/finishBatch';
import { retryLegs } from './sending/retryLegs';
import { type Batch, getPlacedOrders, isPlaced, isUnresolved } from './state/batch';
import { selectBatches } from './state/pushSlice';

/** Lets the client retry or give up while the service has not responded. */
const UnknownLegs = ({ batch }: { batch: Batch }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const question = {
    title: { id: messages.stopTitle.id },
    message: { id: messages.stopText.id },
    acceptLabel: { id: messages.stopRetrying.id },
    declineLabel: { id: messages.stopDecline.id },
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      {formatMessage(messages.unknown)}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button onClick={() => void dispatch(retryLegs()).catch(reportError)}>
          {formatMessage(messages.retryNow)}
        </Button>
        <Button tone="outlined" onClick={() => void dispatch(giveUpBatch(batch.id, question)).catch(reportError)}>
          {formatMessage(messages.stopRetrying)}
        </Button>
      </Box>
    </Box>
  );
};

const isUnderWay = ({ legs }: Batch): boolean => legs.some(({ state }) => state === 'sending' || state === 'planned');

const getTitle = (batch: Batch): MessageDescriptor => {
  if (isUnresolved(batch) && isUnderWay(batch)) return messages.sending;
  return isPlaced(batch) ? pushNotices.placed : pushNotices.problem;
};

/** Shows each leg with its own state, because partial success is normal. What was placed is on a page of its own. */
const BatchResult = ({ batch, takesFocus }: { batch: Batch; takesFocus: boolean }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const lang = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  const open = isUnresolved(batch);
  const placed = getPlacedOrders(batch);
  useEffect(() => {
    // The button that was pressed has been unmounted.
    if (takesFocus && document.activeElement === document.body) title.current?.focus();
  }, [takesFocus]);
  return (
    <Panel titleRef={title} title={formatMessage(getTitle(batch))}>
      <Box role="status" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {batch.legs.map((leg) => (
          <LegCard key={leg.payload.uuid} leg={leg} />
        ))}
        {open && isUnderWay(batch) && <Box sx={{ color: 'text.secondary' }}>{formatMessage(messages.sendingHint)}</Box>}
      </Box>
      {open && !isUnderWay(batch) && <UnknownLegs batch={batch} />}
      {!open && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, displayPrint: 'none' }}>
          {placed.length > 0 && (
            <ButtonLink tone="outlined" to={paths.orderSent.href({ lang, orders: writeSentOrders(placed) })}>
              {formatMessage(messages.view)}
            </ButtonLink>
          )}
          <Button tone="outlined" onClick={() => dispatch(closeBatch(batch.id))}>
            {formatMessage(uiMessages.close)}
          </Button>
        </Box>
      )}
    </Panel>
  );
};

/** Submitted orders with their results, at the top of the cart screen. */
export const PushResults = () => {
  const dispatch = useAppDispatch();
  const batches = useAppSelector(selectBatches);
  const [atStart] = useState(batches);
  useEffect(() => {
    dispatch(startPushRetries());
  }, [dispatch]);
  const isNew = (id: string) => !atStart.some((batch) => batch.id === id);
  if (batches.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', mb: 3 }}>
      {batches.map((batch) => (
        <BatchResult key={batch.id} batch={batch} takesFocus={isNew(batch.id)} />
      ))}
    </Box>
  );
};
