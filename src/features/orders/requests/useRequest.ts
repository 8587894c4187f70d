import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';

import { accountNotice, notificationShown } from '@/features/notifications/state/notificationsSlice';
import { selectClientId } from '@/features/session/state/sessionSlice';
import type { AppThunk } from '@/store/appTypes';
import { useAppDispatch } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';
import { catalogSegments } from '@/api/catalogPairs';
import { type CatalogOrder, requestOrderChange } from '@/api/inventoryApi';
import type { RequestError } from '@/api/request/requestTypes';
import { useConfig } from '@/shared/config/ConfigContext';
import { useShownLanguage } from '@/shared/i18n/useLanguage';
import { newUuid } from '@/shared/lib/newUuid';
import { createRequestLimits, maxReasonLength, type RequestKind } from '@/shared/lib/orderRequests';
import { type QuantityFault, readQuantity } from '@/shared/lib/readQuantity';
import type { OrderLine } from '@/contracts/inventory';

import { requestMessages as messages } from './requestMessages';

type Draft = {
  /** One for each content: whatever has become of a request, repeating it asks once. */
  uuid: string;
  quantities: Partial<Record<number, string>>;
  reason: string;
  /** Sending was attempted, so that it shows what is missing. */
  isAttempted: boolean;
  error: RequestError | SerializedError | null;
};

type RequestScreen = {
  open: RequestKind | null;
  isSending: boolean;
  /** What was typed, which closing the dialog does not lose. */
  drafts: Partial<Record<RequestKind, Draft>>;
};

const initial: RequestScreen = { open: null, isSending: false, drafts: {} };
const emptyDraft: Draft = { uuid: '', quantities: {}, reason: '', isAttempted: false, error: null };

export const useRequestScreen = ({ catalogId, orderId }: CatalogOrder) =>
  useScreenState(`orders/request ${catalogId} ${orderId}`, initial);

/** What can still be asked for. */
export const listRequestable = (order: CatalogOrder, lines: readonly OrderLine[], kind: RequestKind) => {
  const getLimit = createRequestLimits(kind, order);
  return lines.map((line) => ({ line, most: getLimit(line) })).filter(({ most }) => most > 0);
};

type Fault = QuantityFault | { reason: 'tooMany'; most: number };

const focusFirstFault = () => document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid="true"]')?.focus();

/** For a dialog that was left with its page, and what was typed in it. */
const reportNotSent =
  ({ clientId, catalogId, orderId, orderNumber }: CatalogOrder): AppThunk =>
  (dispatch, getState) => {
    if (selectClientId(getState()) !== clientId) return;
    const message = { kind: 'message', id: messages.notSent.id, values: { number: orderNumber } } as const;
    dispatch(notificationShown({ area: 'account', message, style: 'error', order: { catalogId, orderId } }));
  };

/** The state of the dialog and the handlers of its controls. */
export const useRequest = (order: CatalogOrder, lines: readonly OrderLine[], kind: RequestKind) => {
  const dispatch = useAppDispatch();
  const language = useShownLanguage();
  const { clientId, catalogId, orderId } = order;
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const segments = catalogSegments(useConfig(), catalogId);
  const [{ isSending, drafts }, , update] = useRequestScreen(order);
  const draft = drafts[kind] ?? emptyDraft;
  const { uuid, quantities, reason, isAttempted, error } = draft;
  const change = (changes: Partial<Draft>) =>
    update((screen) => ({
      ...screen,
      drafts: { ...screen.drafts, [kind]: { ...(screen.drafts[kind] ?? emptyDraft), ...changes } },
    }));
  const write = (changes: Partial<Draft>) => change({ ...changes, uuid: newUuid(), error: null });

  const rows = listRequestable(order, lines, kind).map(({ line, most }) => {
    const text = quantities[line.orderLineId] ?? '';
    const { quantity, fault } = readQuantity(text, language);
    const isTooMany = quantity !== null && quantity > most;
    const found: Fault | null = text.trim() === '' ? null : isTooMany ? { reason: 'tooMany', most } : fault;
    return { line, most, text, quantity, fault: isAttempted ? found : null, isValid: found === null };
  });
  const chosen = rows.flatMap(({ line: { orderLineId }, quantity }) =>
    quantity === null ? [] : [{ orderLineId, quantity }],
  );
  const reasonExcess = [...reason.trim()].length - maxReasonLength;
  const isReasonValid = reason.trim() !== '' && reasonExcess <= 0;
  const isComplete = rows.every(({ isValid }) => isValid) && chosen.length > 0 && isReasonValid;

  const send = async () => {
    if (isSending || !segments) return;
    change({ isAttempted: true, error: null });
    if (!isComplete) {
      requestAnimationFrame(focusFirstFault);
      return;
    }
    update((screen) => ({ ...screen, isSending: true }));
    const orderChangeRequest = { uuid, kind, lines: chosen, reason: reason.trim() };
    const result = await dispatch(requestOrderChange({ ...segments, clientId, orderId, orderChangeRequest }));
    update((screen) => ({ ...screen, isSending: false }));
    if (result.error) {
      if (isLeft.current) dispatch(reportNotSent(order));
      change({ error: result.error });
      return;
    }
    update(({ drafts: { [kind]: _, ...others } }) => ({ open: null, isSending: false, drafts: others }));
    dispatch(accountNotice(messages.sent, 'success'));
  };

  return {
    kind,
    rows,
    reason,
    error,
    isSending,
    lacksLines: isAttempted && chosen.length === 0 && rows.every(({ isValid }) => isValid),
    lacksReason: isAttempted && reason.trim() === '',
    /** How many characters of the reason are too many. */
    reasonExcess: Math.max(0, reasonExcess),
    writeQuantity: (orderLineId: number, text: string) => write({ quantities: { ...quantities, [orderLineId]: text } }),
    writeReason: (text: string) => write({ reason: text }),
    chooseEverything: () =>
      write({ quantities: Object.fromEntries(rows.map(({ line, most }) => [line.orderLineId, String(most)])) }),
    send: () => void send(),
    close: () => {
      if (!isSending) update((screen) => ({ ...screen, open: null }));
    },
  };
};

export type RequestDraft = ReturnType<typeof useRequest>;
