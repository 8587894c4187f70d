import type { SerializedError } from '@reduxjs/toolkit';
import type { MessageDescriptor } from 'react-intl';
import { useNavigate } from 'react-router';

import { getConsent } from '@/features/confirm/askConfirmation';
import { accountNotice } from '@/features/notifications/notificationsSlice';
import { useAppDispatch } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';
import { acceptQuote, declineQuote } from '@/api/inventoryApi';
import type { RequestError } from '@/api/request/requestTypes';
import { useMoney } from '@/shared/i18n/money';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { writeSentOrders } from '@/shared/routing/sentOrders';

import { quoteMessages as messages } from './quoteMessages';
import type { QuoteArgs, ShownQuote } from './useQuote';

type Decision = {
  sending: 'accept' | 'decline' | null;
  failure: { of: 'accept' | 'decline'; error: RequestError | SerializedError } | null;
};

const initial: Decision = { sending: null, failure: null };

const toQuestion = (message: MessageDescriptor, acceptLabel: MessageDescriptor, values = {}) => ({
  message: { id: message.id ?? '', values },
  acceptLabel: { id: acceptLabel.id ?? '' },
});

/** Accepts a quote, which leads to its order, or declines it. Repeating either changes nothing. */
export const useQuoteDecision = (args: QuoteArgs, quote: ShownQuote) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const lang = useLanguage();
  const money = useMoney();
  const { catalogId, quoteId, quoteNumber, total, moneyTypeId, offerVersion } = quote;
  const [{ sending, failure }, set] = useScreenState(`orders/decision ${catalogId} ${quoteId}`, initial);

  const accept = async () => {
    if (sending || offerVersion === null) return;
    const values = { number: quoteNumber ?? String(quoteId), total: money(total, moneyTypeId ?? undefined) };
    if (!(await dispatch(getConsent(toQuestion(messages.confirmAccept, messages.accept, values))))) return;
    set({ sending: 'accept', failure: null });
    const { data, error } = await dispatch(acceptQuote({ ...args, quoteAcceptance: { offerVersion } }));
    set({ sending: null, failure: error ? { of: 'accept', error } : null });
    if (data?.orderId != null)
      await navigate(paths.orderSent.href({ lang, orders: writeSentOrders([{ catalogId, orderId: data.orderId }]) }));
  };
  const decline = async () => {
    if (sending) return;
    if (!(await dispatch(getConsent(toQuestion(messages.confirmDecline, messages.decline))))) return;
    set({ sending: 'decline', failure: null });
    const { error } = await dispatch(declineQuote({ ...args, quoteRefusal: { reason: '' } }));
    set({ sending: null, failure: error ? { of: 'decline', error } : null });
    if (!error) dispatch(accountNotice(messages.declined, 'success'));
  };
  return { sending, failure, accept: () => void accept(), decline: () => void decline() };
};
