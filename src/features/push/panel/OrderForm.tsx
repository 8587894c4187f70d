import Box from '@mui/material/Box';
import type { SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';

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
import { useTaxes } from './useTaxes';

export const OrderForm = () => {
  const isPreparing = useAppSelector(selectIsPreparing);
  const isOffline = useOffline();
  const taxation = useTaxes();
  const { taxes } = taxation;
  const { note, write } = useNote();
  const push = usePushing(taxes);
  const excess = lengthOf(orderComment(note)) - longestComment;
  const isBlocked = isPreparing || isOffline || taxes === null;

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
        <TaxesState {...taxation} />
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
