import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

import { accountNotice } from '@/features/notifications/state/notificationsSlice';
import { findWishedDateFault } from '@/features/push/state/wishedDate';
import { useAppDispatch } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';
import { acceptQuote, declineQuote } from '@/api/inventoryApi';
import type { RequestError } from '@/api/request/requestTypes';
import { useConfig } from '@/shared/config/ConfigContext';
import { useLanguage, useShownLanguage } from '@/shared/i18n/useLanguage';
import { countCharacters, emptyNote, type OrderNote, toNoteRecord } from '@/shared/lib/orderComment';
import { paths } from '@/shared/routing/paths';
import { writeSentOrders } from '@/shared/routing/sentOrders';

import { quoteMessages as messages } from './quoteMessages';
import type { QuoteArgs, ShownQuote } from './useQuote';

type Kind = 'accept' | 'decline';

type Screen = {
  /** The dialog that is open. What was typed in it is kept when it is closed. */
  open: Kind | null;
  isSending: boolean;
  note: OrderNote;
  reason: string;
  failure: { of: Kind; error: RequestError | SerializedError } | null;
};

const initial: Screen = { open: null, isSending: false, note: emptyNote, reason: '', failure: null };

export const maxRefusalLength = 1000;

const focusFirstFault = () => document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid="true"]')?.focus();

/** Accepts a quote, which leads to its order, or declines it. Repeating either changes nothing. */
export const useQuoteDecision = (args: QuoteArgs, quote: ShownQuote) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const lang = useLanguage();
  const language = useShownLanguage();
  const { timeZone } = useConfig().order;
  const { catalogId, quoteId, state, offerVersion } = quote;
  const [screen, , update] = useScreenState(`orders/decision ${catalogId} ${quoteId}`, initial);
  const { isSending, note, reason, failure } = screen;
  const change = (changes: Partial<Screen>) => update((before) => ({ ...before, ...changes }));
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const possible = {
    accept: state === 'offered' && offerVersion !== null,
    decline: state === 'offered' || state === 'requested',
  };
  const refusalExcess = Math.max(0, countCharacters(reason.trim()) - maxRefusalLength);

  /** True if it was sent and accepted. */
  const send = async (
    of: Kind,
    run: () => PromiseLike<{ error?: RequestError | SerializedError | undefined }>,
  ): Promise<boolean> => {
    change({ isSending: true, failure: null });
    const { error } = await run();
    if (!error) {
      update(() => initial);
      return true;
    }
    if (isLeft.current) dispatch(accountNotice(messages[of === 'accept' ? 'notAccepted' : 'notDeclined'], 'error'));
    change({ isSending: false, failure: { of, error } });
    return false;
  };
  const accept = async () => {
    if (isSending || offerVersion === null) return;
    if (findWishedDateFault(note.wishedDate, language, timeZone)) {
      requestAnimationFrame(focusFirstFault);
      return;
    }
    const { comment: _, ...said } = toNoteRecord(note, 'own');
    let orderId: number | null | undefined;
    const isAccepted = await send('accept', async () => {
      const { data, error } = await dispatch(acceptQuote({ ...args, quoteAcceptance: { offerVersion, ...said } }));
      orderId = data?.orderId;
      return { error };
    });
    if (isAccepted && orderId != null && !isLeft.current)
      await navigate(paths.orderSent.href({ lang, orders: writeSentOrders([{ catalogId, orderId }]) }));
  };
  const decline = async () => {
    if (isSending) return;
    if (refusalExcess > 0) {
      requestAnimationFrame(focusFirstFault);
      return;
    }
    const quoteRefusal = { reason: reason.trim() };
    if (await send('decline', () => dispatch(declineQuote({ ...args, quoteRefusal }))))
      dispatch(accountNotice(messages.declined, 'success'));
  };

  return {
    possible,
    /** Never for what is no longer possible. */
    open: screen.open && possible[screen.open] ? screen.open : null,
    isSending,
    failure,
    note,
    reason,
    refusalExcess,
    show: (open: Kind) => change({ open, failure: null }),
    close: () => {
      if (!isSending) change({ open: null, failure: null });
    },
    writeNote: (field: keyof OrderNote, value: string) =>
      update((before) => ({ ...before, note: { ...before.note, [field]: value }, failure: null })),
    writeReason: (text: string) => change({ reason: text, failure: null }),
    send: () => void (screen.open === 'accept' ? accept() : decline()),
  };
};

export type QuoteDecision = ReturnType<typeof useQuoteDecision>;
