import { useIntl } from 'react-intl';

import { quantityFieldId } from '@/features/cart/cartModel';
import { selectLinesWithDraft } from '@/features/cart/quantityDraftsSlice';
import type { ConfirmationRequest } from '@/features/confirm/confirmSlice';
import { useAppDispatch } from '@/store/hooks';
import { useMoney } from '@/shared/i18n/money';

import { getTotal, type OrderPart } from '../batch/orderParts';
import { pushMessages as messages } from '../pushMessages';
import { pushOrder } from '../sending/pushOrder';
import type { PushThunk } from '../sending/pushThunk';

const namedLines = 3;

const focusFirstDraft =
  (only: number | undefined): PushThunk<void> =>
  (_dispatch, getState) => {
    const lines = selectLinesWithDraft(getState());
    const first = lines.find(({ catalogId }) => only === undefined || catalogId === only);
    if (first) document.getElementById(quantityFieldId(first))?.focus();
  };

/** Sends the order, or one catalogue of it, once the client has confirmed its contents. */
export const usePushOrder = (taxes: number | null) => {
  const { formatMessage, formatList } = useIntl();
  const money = useMoney();
  const dispatch = useAppDispatch();

  const partText = ({ catalogId, lines, total }: OrderPart): string => {
    const named = lines
      .slice(0, namedLines)
      .map(({ quantity, name, code }) => formatMessage(messages.quantityOf, { quantity, name: name || code }));
    const count = lines.length - named.length;
    const rest = count > 0 ? [formatMessage(messages.andMore, { count })] : [];
    const list = formatList([...named, ...rest], { type: 'conjunction' });
    return formatMessage(messages.confirmPart, { catalogId, lines: list, total: money(total) });
  };
  const question = (parts: OrderPart[]): ConfirmationRequest => ({
    title: { id: messages.confirmTitle.id },
    message: {
      id: messages.confirmTogether.id,
      values: {
        // One part per line.
        parts: parts.map((part) => `${partText(part)}\n`).join(''),
        count: parts.length,
        total: money(getTotal(parts)),
      },
    },
    acceptLabel: { id: messages.confirmAccept.id },
    declineLabel: { id: messages.confirmDecline.id },
    size: 'medium',
  });
  const push = async (rate: number, only: number | undefined) => {
    const problem = await dispatch(pushOrder({ taxes: rate, only, question }));
    if (problem === 'unreadQuantities') dispatch(focusFirstDraft(only));
  };
  return (only?: number) => {
    if (taxes !== null) push(taxes, only).catch(reportError);
  };
};
