import { askConfirmation, ConfirmationDismissed } from '@/features/confirm/askConfirmation';
import type { ConfirmationRequest } from '@/features/confirm/confirmSlice';
import { useAppDispatch } from '@/store/hooks';

/** Runs the work if confirmed; closing the dialog counts as no. */
export const useAsking = () => {
  const dispatch = useAppDispatch();
  return async (request: ConfirmationRequest, work: () => unknown) => {
    try {
      if (await dispatch(askConfirmation(request))) work();
    } catch (error) {
      if (!(error instanceof ConfirmationDismissed)) throw error;
    }
  };
};
