import { useNavigate } from 'react-router';

import { quantityFieldId } from '@/features/cart/state/cartModel';
import { selectLinesWithDraft } from '@/features/cart/state/quantityDraftsSlice';
import type { ConfirmationRequest, ConfirmDetails } from '@/features/confirm/state/confirmSlice';
import { selectLocation } from '@/features/location/state/locationSlice';
import { useAppDispatch } from '@/store/hooks';
import { useConfig } from '@/shared/config/ConfigContext';
import { useMoney } from '@/shared/i18n/money';
import { type NoteFact, useNoteFacts } from '@/shared/i18n/noteFacts';
import { useLanguage, useShownLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { writeSentOrders } from '@/shared/routing/sentOrders';

import { getSums, getTotal, type OrderPart, toTableLine } from '../batch/orderParts';
import { pushMessages as messages } from '../pushMessages';
import { pushOrder } from '../sending/pushOrder';
import type { PushThunk } from '../sending/pushThunk';
import { getPlacedOrders, isPlaced } from '../state/batch';
import { findWishedDateFault } from '../state/wishedDate';
import { noteFieldId } from './NoteFields';
import { useNote } from './useNote';

const focusFirstDraft =
  (only: number | undefined): PushThunk<void> =>
  (_dispatch, getState) => {
    const lines = selectLinesWithDraft(getState());
    const first = lines.find(({ catalogId }) => only === undefined || catalogId === only);
    if (first) document.getElementById(quantityFieldId(first))?.focus();
  };

const getPathname: PushThunk<string | undefined> = (_dispatch, getState) => selectLocation(getState())?.pathname;

/** What the client confirms: every line of every order, and their own reference. */
const describeOrder = (parts: readonly OrderPart[], facts: readonly NoteFact[]): ConfirmDetails => ({
  facts: facts.map(({ field, text }) => ({ label: { id: messages[field].id }, text })),
  tables: parts.map(({ catalogId, lines, total }) => ({
    catalogId,
    lines: lines.map(toTableLine),
    sums: getSums(lines, total).map(({ name, amount }) => ({ label: { id: messages[name].id }, amount })),
  })),
});

/** Whether the order cannot be sent with the wished date, which gets the focus then. */
export const useFaultyDate = () => {
  const { note } = useNote();
  const language = useShownLanguage();
  const { timeZone } = useConfig().order;
  return () => {
    const isFaulty = findWishedDateFault(note.wishedDate, language, timeZone) !== null;
    if (isFaulty) document.getElementById(noteFieldId('wishedDate'))?.focus();
    return isFaulty;
  };
};

/** Sends the order, or one catalogue of it, once the client has confirmed its contents, and shows what was placed. */
export const usePushOrder = (taxes: number | null) => {
  const money = useMoney();
  const dispatch = useAppDispatch();
  const { note } = useNote();
  const navigate = useNavigate();
  const lang = useLanguage();
  const hasFaultyDate = useFaultyDate();
  const getFacts = useNoteFacts();

  const question = (parts: OrderPart[]): ConfirmationRequest => ({
    title: { id: messages.confirmTitle.id },
    message: {
      id: messages.confirmTogether.id,
      values: { count: parts.length, total: money(getTotal(parts)) },
    },
    acceptLabel: { id: messages.confirmAccept.id },
    declineLabel: { id: messages.confirmDecline.id },
    size: 'large',
    details: describeOrder(parts, getFacts(note)),
  });
  const push = async (rate: number, only: number | undefined) => {
    const from = dispatch(getPathname);
    const result = await dispatch(pushOrder({ taxes: rate, only, question }));
    if ('problem' in result) {
      if (result.problem === 'unreadQuantities') dispatch(focusFirstDraft(only));
      // Whoever has gone elsewhere meanwhile stays there.
    } else if (isPlaced(result) && dispatch(getPathname) === from) {
      await navigate(paths.orderSent.href({ lang, orders: writeSentOrders(getPlacedOrders(result)) }));
    }
  };
  return (only?: number) => {
    if (!hasFaultyDate() && taxes !== null) push(taxes, only).catch(reportError);
  };
};
