import Box from '@mui/material/Box';
import type { SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import { useTaxRate } from '@/api/taxRate';
import { Button } from '@/shared/ui/Button';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

import { countCharacters, longestComment, orderComment } from '../batch/orderComment';
import { pushMessages as messages } from '../pushMessages';
import { selectIsHeldUp, selectIsPreparing } from '../pushSlice';
import { answerHoldUp } from '../sending/pushOrder';
import { PanelSection } from './PanelSection';
import { NoteFields, noteFieldId } from './NoteFields';
import { TaxesState } from './TaxesState';
import { useNote } from './useNote';
import { useOffline, useWhenOnline } from '@/shared/lib/useConnection';
import { usePushing } from './usePushing';

/** Says what the order is waiting for and how to stop waiting. Always mounted so that its text is announced. */
const HeldUp = () => {
  const dispatch = useAppDispatch();
  const isHeldUp = useAppSelector(selectIsHeldUp);
  return (
    <Box role="status" sx={{ display: 'grid', gap: 2, mt: 2, '&:empty': { display: 'none' } }}>
      {isHeldUp && (
        <>
          <FormattedMessage {...messages.heldUp} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button onClick={() => dispatch(answerHoldUp(true))}>
              <FormattedMessage {...messages.sendFromHere} />
            </Button>
            <Button tone="outlined" onClick={() => dispatch(answerHoldUp(false))}>
              <FormattedMessage {...messages.confirmDecline} />
            </Button>
          </Box>
        </>
      )}
    </Box>
  );
};

export const OrderForm = () => {
  const isPreparing = useAppSelector(selectIsPreparing);
  const isOffline = useOffline();
  const taxRate = useTaxRate();
  const { taxes, retry } = taxRate;
  useWhenOnline(taxes === null ? retry : undefined);
  const { note, write } = useNote();
  const push = usePushing(taxes);
  const excess = countCharacters(orderComment(note)) - longestComment;
  const isBlocked = isPreparing || isOffline || taxes === null || taxRate.isFetching;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBlocked) return;
    if (excess > 0) document.getElementById(noteFieldId('comment'))?.focus();
    else push();
  };
  return (
    <PanelSection title={<FormattedMessage {...messages.title} />}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
        <NoteFields note={note} excess={excess} isReadOnly={isPreparing} onWrite={write} />
        {isOffline ? (
          <Box role="status" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...messages.offline} />
          </Box>
        ) : (
          <TaxesState {...taxRate} />
        )}
        <Button type="submit" aria-disabled={isBlocked} style={{ minHeight: 48, ...(isBlocked && { opacity: 0.5 }) }}>
          <FormattedMessage {...(isPreparing ? messages.preparing : messages.send)} />
        </Button>
      </Box>
      <HeldUp />
    </PanelSection>
  );
};
