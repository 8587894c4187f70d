import Box from '@mui/material/Box';
import type { SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import { useTaxRate } from '@/api/taxRate';
import { Button } from '@/shared/ui/Button';
import { useAppSelector } from '@/store/hooks';

import { lengthOf, longestComment, orderComment } from '../batch/orderComment';
import { pushMessages as messages } from '../pushMessages';
import { selectIsPreparing } from '../pushSlice';
import { Frame } from './Frame';
import { NoteFields, noteFieldId } from './NoteFields';
import { TaxesState } from './TaxesState';
import { useNote } from './useNote';
import { useOffline } from '@/shared/lib/useOffline';
import { usePushing } from './usePushing';

export const OrderForm = () => {
  const isPreparing = useAppSelector(selectIsPreparing);
  const isOffline = useOffline();
  const taxRate = useTaxRate();
  const { taxes } = taxRate;
  const { note, write } = useNote();
  const push = usePushing(taxes);
  const excess = lengthOf(orderComment(note)) - longestComment;
  const isBlocked = isPreparing || isOffline || taxes === null || taxRate.isFetching;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBlocked) return;
    if (excess > 0) document.getElementById(noteFieldId('comment'))?.focus();
    else push();
  };
  return (
    <Frame title={<FormattedMessage {...messages.title} />}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
        <NoteFields note={note} excess={excess} isReadOnly={isPreparing} onWrite={write} />
        <TaxesState {...taxRate} />
        {isOffline && (
          <Box role="status" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...messages.offline} />
          </Box>
        )}
        <Button type="submit" aria-disabled={isBlocked} style={{ minHeight: 48, ...(isBlocked && { opacity: 0.5 }) }}>
          <FormattedMessage {...(isPreparing ? messages.preparing : messages.send)} />
        </Button>
      </Box>
    </Frame>
  );
};
