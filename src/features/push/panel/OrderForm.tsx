import Box from '@mui/material/Box';
import type { SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import { useAppSelector } from '@/store/hooks';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { type TaxRate, useTaxRate } from '@/api/taxRate';
import { useConfig } from '@/shared/config/ConfigContext';
import { countCharacters, maxCommentLength, toNoteRecord } from '@/shared/lib/orderComment';
import { useOffline, useWhenOnline } from '@/shared/lib/useConnection';
import { Notice } from '@/shared/ui/Notice';
import { Panel } from '@/shared/ui/Panel';

import { useOverLimit } from '../approvals/useOverLimit';
import { pushMessages as messages } from '../pushMessages';
import { selectCanOrder, selectIsPreparing } from '../state/pushSlice';
import { CommentField, noteFieldId, NoteFields } from './NoteFields';
import { useNote } from './useNote';
import { useFaultyDate, usePushOrder } from './usePushOrder';

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

/** Links the form to its submit button, which is in the bar that always stays in view. */
export const orderFormId = 'push-order';

export const useSendState = () => {
  const isPreparing = useAppSelector(selectIsPreparing);
  const isOffline = useOffline();
  const taxRate = useTaxRate();
  const isBlocked = isPreparing || isOffline || taxRate.taxes === null || taxRate.isFetching;
  return { isPreparing, isOffline, taxRate, isBlocked };
};

/** What the client says about the order, and sends with it. */
export const OrderForm = () => {
  const { isPreparing, isOffline, taxRate, isBlocked } = useSendState();
  const canOrder = useAppSelector(selectCanOrder);
  const { taxes, retry } = taxRate;
  useWhenOnline(taxes === null ? retry : undefined);
  const { note, write } = useNote();
  const push = usePushOrder(taxes);
  const overLimit = useOverLimit();
  const hasFaultyDate = useFaultyDate();
  const used = countCharacters(toNoteRecord(note, useConfig().order.fields).comment);
  if (!canOrder) return null;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBlocked) return;
    if (used > maxCommentLength) document.getElementById(noteFieldId('comment'))?.focus();
    else if (!overLimit) push();
    else if (!hasFaultyDate()) overLimit.ask();
  };
  return (
    <Panel title={<FormattedMessage {...messages.title} />}>
      <Box component="form" id={orderFormId} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
        <NoteFields note={note} isReadOnly={isPreparing} onWrite={write} />
        <CommentField note={note} used={used} isReadOnly={isPreparing} onWrite={write} />
        {isOffline ? (
          <Box role="status" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...messages.offline} />
          </Box>
        ) : (
          <TaxesState {...taxRate} />
        )}
      </Box>
    </Panel>
  );
};
