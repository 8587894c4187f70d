import Box from '@mui/material/Box';
import type { SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import { selectClientId } from '@/features/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { type TaxRate, useTaxRate } from '@/api/taxRate';
import { useOffline, useWhenOnline } from '@/shared/lib/useConnection';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';

import { countCharacters, formatOrderComment, maxCommentLength, type OrderNote } from '../batch/orderComment';
import { pushMessages as messages } from '../pushMessages';
import { noteWritten, selectDraft, selectIsHeldUp, selectIsPreparing } from '../pushSlice';
import { resolveHoldUp } from '../sending/pushOrder';
import { noteFieldId, NoteFields } from './NoteFields';
import { PanelSection } from './PanelSection';
import { usePushOrder } from './usePushOrder';

/** Without the tax rate no total can be shown, so none can be confirmed. */
const TaxesState = ({ taxes, badRate, error, isFetching, retry }: TaxRate) => {
  if (isFetching)
    return (
      <Box role="status" sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...messages.taxesLoading} />
      </Box>
    );
  if (taxes !== null) return null;
  if (error) return <RequestFailure title={messages.taxesFailed} error={error} onRetry={retry} />;
  return (
    <Notice kind="failure" title={<FormattedMessage {...messages.taxesFailed} />} onRetry={retry}>
      {badRate?.trim() ? (
        <FormattedMessage {...messages.taxesInvalid} values={{ rate: badRate }} />
      ) : (
        <FormattedMessage {...messages.taxesMissing} />
      )}
    </Notice>
  );
};

const none: OrderNote = { reference: '', comment: '' };

/** Draft of the reference and comment, until they are ordered. */
const useNote = () => {
  const dispatch = useAppDispatch();
  const clientId = useAppSelector(selectClientId);
  const { reference, comment } = useAppSelector((state) => selectDraft(state, clientId)) ?? none;
  const write = (field: keyof OrderNote, value: string) => {
    if (clientId !== undefined) dispatch(noteWritten({ clientId, reference, comment, [field]: value }));
  };
  return { note: { reference, comment }, write };
};

/** Explains what the order is waiting for and offers a way out. Always mounted so that its text is announced. */
const HeldUp = () => {
  const dispatch = useAppDispatch();
  const isHeldUp = useAppSelector(selectIsHeldUp);
  return (
    <Box role="status" sx={{ display: 'grid', gap: 2, mt: 2, '&:empty': { display: 'none' } }}>
      {isHeldUp && (
        <>
          <FormattedMessage {...messages.heldUp} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button onClick={() => dispatch(resolveHoldUp(true))}>
              <FormattedMessage {...messages.sendFromHere} />
            </Button>
            <Button tone="outlined" onClick={() => dispatch(resolveHoldUp(false))}>
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
  const push = usePushOrder(taxes);
  const excess = countCharacters(formatOrderComment(note)) - maxCommentLength;
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
