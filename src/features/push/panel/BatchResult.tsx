import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import { Button } from '@/shared/ui/Button';
import { useAppDispatch } from '@/store/hooks';

import { isPlaced, isUnresolved, type Batch } from '../batch/batch';
import { pushMessages as messages } from '../pushMessages';
import { leaveBatch } from '../sending/leaveBatch';
import { pushNotices } from '../sending/pushNotices';
import { PanelSection } from './PanelSection';
import { LegCard } from './LegCard';
import { UnknownLegs } from './UnknownLegs';

const isUnderWay = ({ legs }: Batch): boolean => legs.some(({ state }) => state === 'sending' || state === 'planned');

const getTitle = (batch: Batch): MessageDescriptor => {
  if (isUnresolved(batch) && isUnderWay(batch)) return messages.sending;
  return isPlaced(batch) ? pushNotices.placed : pushNotices.problem;
};

/** Shows each leg with its own state, because partial success is normal. */
export const BatchResult = ({ batch, takesFocus }: { batch: Batch; takesFocus: boolean }) => {
  const dispatch = useAppDispatch();
  const title = useRef<HTMLHeadingElement>(null);
  const open = isUnresolved(batch);
  useEffect(() => {
    // The button that was pressed has been unmounted.
    if (takesFocus && document.activeElement === document.body) title.current?.focus();
  }, [takesFocus]);
  return (
    <PanelSection titleRef={title} title={<FormattedMessage {...getTitle(batch)} />}>
      <Box role="status" sx={{ display: 'grid', gap: 2 }}>
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
      {!open && (
        <Button tone="outlined" style={{ marginTop: 16 }} onClick={() => dispatch(leaveBatch(batch.id))}>
          <FormattedMessage {...messages.close} />
        </Button>
      )}
    </PanelSection>
  );
};
