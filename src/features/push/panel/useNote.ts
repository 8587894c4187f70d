import { selectClientId } from '@/features/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { OrderNote } from '@/shared/lib/orderComment';

import { noteWritten, selectDraft } from '../pushSlice';

const none: OrderNote = { reference: '', comment: '' };

/** Draft of the reference and comment, until they are ordered. */
export const useNote = () => {
  const dispatch = useAppDispatch();
  const clientId = useAppSelector(selectClientId);
  const { reference, comment } = useAppSelector((state) => selectDraft(state, clientId)) ?? none;
  const write = (field: keyof OrderNote, value: string) => {
    if (clientId !== undefined) dispatch(noteWritten({ clientId, reference, comment, [field]: value }));
  };
  return { note: { reference, comment }, write };
};
