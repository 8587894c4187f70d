import { ConfirmationDismissed, askConfirmation } from '@/features/confirm/askConfirmation';
import { useAppDispatch } from '@/store/hooks';

import type { LineRef } from '../cartCopy';
import { cartMessages as messages } from '../cartMessages';
import { setQuantity } from '../edits/setQuantity';

const fieldBeside = (row: HTMLElement | null): HTMLElement | null =>
  [row?.nextElementSibling, row?.previousElementSibling].flatMap(
    (other) => other?.querySelector<HTMLElement>('input, button') ?? [],
  )[0] ?? null;

/** Spec §8: 'Delete the item?' Yes/No. Focus moves to the next line's field afterwards. */
export const useRemoval = () => {
  const dispatch = useAppDispatch();
  return async (line: LineRef, row: HTMLElement | null): Promise<void> => {
    try {
      const isWanted = await dispatch(
        askConfirmation({
          message: { id: messages.deleteQuestion.id },
          acceptLabel: { id: messages.yes.id },
          declineLabel: { id: messages.no.id },
        }),
      );
      if (!isWanted) return;
    } catch (error) {
      // Closing the dialog with the cross also means no.
      if (error instanceof ConfirmationDismissed) return;
      throw error;
    }
    const next = fieldBeside(row) ?? document.querySelector<HTMLElement>('main h1');
    void dispatch(setQuantity(line, 0));
    requestAnimationFrame(() => next?.focus());
  };
};
