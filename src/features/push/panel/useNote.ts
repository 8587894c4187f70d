import { selectClientId } from '@/features/session/state/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { emptyNote, type noteFields, type OrderNote } from '@/shared/lib/orderComment';

import { noteWritten, selectDraft } from '../state/pushSlice';

/** Draft of what the client says about the order, until it is ordered. */
export const useNote = () => {
  const dispatch = useAppDispatch();
  const clientId = useAppSelector(selectClientId);
  const note: OrderNote = useAppSelector((state) => selectDraft(state, clientId)) ?? emptyNote;
  const write = (field: (typeof noteFields)[number], value: string) => {
    if (clientId !== undefined) dispatch(noteWritten({ ...note, clientId, [field]: value }));
  };
  return { note, write };
};
