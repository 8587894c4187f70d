import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import { selectClient } from '@/features/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useNoteFacts } from '@/shared/i18n/noteFacts';
import { emptyNote, readOrderNote } from '@/shared/lib/orderComment';
import { printPart } from '@/shared/lib/printPart';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { PrintHead } from '@/shared/ui/PrintHead';

import { type Batch, isPlaced, isUnresolved } from '../batch/batch';
import { pushMessages as messages } from '../pushMessages';
import { closeBatch, giveUpBatch } from '../sending/closeBatch';
import { pushNotices } from '../sending/finishBatch';
import { retryLegs } from '../sending/retryLegs';
import { LegCard } from './LegCard';
import { PanelSection } from './PanelSection';
import { useBatchCsv } from './useBatchCsv';

/** Lets the client retry or give up while the service has not responded. */
const UnknownLegs = ({ batch }: { batch: Batch }) => {
  const dispatch = useAppDispatch();
  const question = {
    title: { id: messages.stopTitle.id },
    message: { id: messages.stopText.id },
    acceptLabel: { id: messages.stopRetrying.id },
    declineLabel: { id: messages.stopDecline.id },
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      <FormattedMessage {...messages.unknown} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button onClick={() => void dispatch(retryLegs()).catch(reportError)}>
          <FormattedMessage {...messages.retryNow} />
        </Button>
        <Button tone="outlined" onClick={() => void dispatch(giveUpBatch(batch.id, question)).catch(reportError)}>
          <FormattedMessage {...messages.stopRetrying} />
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

const icons = {
  print: 'M7 8V3.5h10V8M7 17H4V9h16v8h-3M7 14h10v6.5H7z',
  csv: 'M12 4v11M7 11l5 5 5-5M5 20h14',
};

/** Shows each leg with its own state, because partial success is normal. */
export const BatchResult = ({ batch, takesFocus }: { batch: Batch; takesFocus: boolean }) => {
  const dispatch = useAppDispatch();
  const client = useAppSelector(selectClient);
  const save = useBatchCsv();
  const title = useRef<HTMLHeadingElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const open = isUnresolved(batch);
  const [{ payload } = {}] = batch.legs;
  const facts = useNoteFacts()(payload ? readOrderNote(payload) : emptyNote);
  const hasLines = batch.legs.some(({ lines }) => lines.length > 0);
  useEffect(() => {
    // The button that was pressed has been unmounted.
    if (takesFocus && document.activeElement === document.body) title.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={sheet}>
      <PrintHead sheet={{ title: <FormattedMessage {...getTitle(batch)} />, client: client?.name }} />
      <PanelSection titleRef={title} title={<FormattedMessage {...getTitle(batch)} />}>
        {!open && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, displayPrint: 'none' }}>
            {hasLines && (
              <>
                <Button tone="outlined" onClick={() => sheet.current && void printPart(sheet.current)}>
                  <Icon d={icons.print} size={20} />
                  <FormattedMessage {...messages.print} />
                </Button>
                <Button tone="outlined" onClick={() => save(batch)}>
                  <Icon d={icons.csv} size={20} />
                  <FormattedMessage {...messages.csv} />
                </Button>
              </>
            )}
            <Button tone="outlined" onClick={() => dispatch(closeBatch(batch.id))}>
              <FormattedMessage {...messages.close} />
            </Button>
          </Box>
        )}
        {facts.map(({ field, text }) => (
          <Box key={field} sx={{ mb: 1, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
              <FormattedMessage {...messages[field]} />
            </Box>
            {text}
          </Box>
        ))}
        <Box role="status" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          {batch.legs.map((leg) => (
            <LegCard key={leg.payload.uuid} leg={leg} />
          ))}
          {open && isUnderWay(batch) && (
            <Box sx={{ color: 'text.secondary' }}>
              <FormattedMessage {...messages.sendingHint} />
            </Box>
          )}
        </Box>
        {open && !isUnderWay(batch) && <UnknownLegs batch={batch} />}
      </PanelSection>
    </div>
  );
};
