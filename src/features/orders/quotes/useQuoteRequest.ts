import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import {
  findFirstInvalid,
  maxLengths,
  noValues,
  toContactMessage,
} from '@/features/content/state/contact/contactRules';
import { accountNotice, notificationShown } from '@/features/notifications/state/notificationsSlice';
import { selectClient } from '@/features/session/state/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';
import { catalogSegments } from '@/api/catalogPairs';
import { useSendContactMessageMutation } from '@/api/contentApi';
import { createQuote } from '@/api/inventoryApi';
import { useAllQuotes } from '@/api/quotesApi';
import type { RequestError } from '@/api/request/requestTypes';
import { useConfig } from '@/shared/config/ConfigContext';
import { writeCsvRows } from '@/shared/lib/csv';
import { newUuid } from '@/shared/lib/newUuid';

import { orderPageMessages } from '../detail/orderPageMessages';
import { quoteMessages as messages } from './quoteMessages';

export type QuotedLine = {
  catalogId: number;
  stockItemId: number;
  quantity: number;
  code: string | null;
  name: string | null;
};

type Failure = RequestError | SerializedError | 'noAddress';

type Screen = {
  isOpen: boolean;
  isSending: boolean;
  comment: string;
  /** By catalogue: whatever has become of the last attempt, the same lines are asked for once. */
  requests: Partial<Record<number, { uuid: string; content: string }>>;
  failure: Failure | null;
};

const initial: Screen = { isOpen: false, isSending: false, comment: '', requests: {}, failure: null };

export const useQuoteScreen = (place: string) => useScreenState(`orders/quote ${place}`, initial);

export const maxCommentLength = 1000;

const countCharacters = (text: string) => [...text.trim()].length;

/** Asks for a quote of each catalogue or, where the services have none, by a message with the lines as CSV. */
export const useQuoteRequest = (place: string, lines: readonly QuotedLine[]) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const config = useConfig();
  const client = useAppSelector(selectClient);
  const { currentData: known, error: unknown, refetch } = useAllQuotes();
  const [sendMessage] = useSendContactMessageMutation();
  const [screen, , update] = useQuoteScreen(place);
  const { isSending, comment, failure } = screen;
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const change = (changes: Partial<Screen>) => update((before) => ({ ...before, ...changes }));

  const excess = Math.max(0, countCharacters(comment) - maxCommentLength);
  const heads = [orderPageMessages.code, orderPageMessages.quantity, orderPageMessages.name].map((head) =>
    formatMessage(head),
  );
  const rows = lines.map(({ code, quantity, name }) => [code ?? '', String(quantity), name ?? '']);
  const message = [comment.trim(), writeCsvRows([heads, ...rows], ',')].filter(Boolean).join('\n\n');
  const isMessage = known?.isOffered === false;
  const messageExcess = isMessage ? Math.max(0, countCharacters(message) - maxLengths.message) : 0;

  const sendQuotes = async (clientId: number) => {
    const created = [];
    const requests = { ...screen.requests };
    for (const catalogId of config.catalogs) {
      const segments = catalogSegments(config, catalogId);
      const quoted = lines
        .filter((line) => line.catalogId === catalogId)
        .map(({ stockItemId, quantity }) => ({ stockItemId, quantity }));
      if (!segments || quoted.length === 0) continue;
      const content = JSON.stringify(quoted);
      const { uuid } = requests[catalogId]?.content === content ? requests[catalogId] : { uuid: newUuid() };
      requests[catalogId] = { uuid, content };
      change({ requests: { ...requests } });
      const quoteRequest = { uuid, comment: comment.trim(), lines: quoted };
      created.push(await dispatch(createQuote({ ...segments, clientId, quoteRequest })).unwrap());
    }
    const [first] = created;
    const quote = first && { catalogId: first.catalogId, quoteId: first.quoteId };
    const sent = { kind: 'message', id: messages.sent.id } as const;
    dispatch(notificationShown({ area: 'account', message: sent, style: 'success', ...(quote && { quote }) }));
  };
  // User names of most clients are mail addresses.
  const text = (field: string) => String(client?.[field] ?? '');
  const subject = formatMessage(messages.subject, { count: lines.length });
  const values = {
    ...noValues,
    name: text('name'),
    email: text('email') || text('username'),
    phone: text('phone'),
    subject,
    message,
  };
  const sendAsMessage = async () => {
    await sendMessage({ contactMessage: toContactMessage('message', values) }).unwrap();
    dispatch(accountNotice(messages.sentAsMessage, 'success'));
  };

  const send = async () => {
    if (isSending || !known || !client || excess > 0 || messageExcess > 0) return;
    if (isMessage && findFirstInvalid('message', values) === 'email') {
      change({ failure: 'noAddress' });
      return;
    }
    change({ isSending: true, failure: null });
    try {
      await (isMessage ? sendAsMessage() : sendQuotes(client.clientId));
      update(() => initial);
    } catch (error) {
      if (isLeft.current) dispatch(accountNotice(messages.notSent, 'error'));
      change({ isSending: false, failure: error as Failure });
    }
  };

  return {
    comment,
    failure,
    isSending,
    isMessage,
    isLoading: !known && !unknown,
    /** Whether there are quotes could not be found out. */
    unknown: known ? undefined : unknown,
    excess,
    messageExcess,
    retry: () => void refetch(),
    write: (text: string) => change({ comment: text, failure: null }),
    send: () => void send(),
    close: () => {
      if (!isSending) change({ isOpen: false });
    },
  };
};
