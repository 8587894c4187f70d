import { useIntl } from 'react-intl';

import { getConsent } from '@/features/confirm/state/askConfirmation';
import { useAppDispatch } from '@/store/hooks';
import { shownName } from '@/shared/routing/catalogueAddresses';

import { cartMessages as messages } from '../cartMessages';
import type { LineItem } from '../state/cartSelectors';
import { removeLines } from '../state/edits/setQuantity';

const namedLines = 5;

/** Spec §8: 'Delete the item?' Yes/No, with what would be deleted. Resolves to whether the lines are being deleted. */
export const useRemoveLines = () => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const describe = (line: LineItem) =>
    formatMessage(messages.quantityAndName, {
      quantity: line.quantity,
      name: shownName(line) || formatMessage(messages.nameless),
    });
  return async (lines: readonly LineItem[]): Promise<boolean> => {
    const named = lines.slice(0, namedLines).map(describe);
    const isConfirmed = await dispatch(
      getConsent({
        title: { id: lines.length === 1 ? messages.deleteQuestion.id : messages.deleteManyQuestion.id },
        message: {
          id: messages.deletedLines.id,
          values: { names: named.join('\n'), more: lines.length - named.length },
        },
        acceptLabel: { id: messages.yes.id },
        declineLabel: { id: messages.no.id },
      }),
    );
    if (isConfirmed) void dispatch(removeLines(lines));
    return isConfirmed;
  };
};
