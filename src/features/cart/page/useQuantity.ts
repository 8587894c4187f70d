import { useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';

import { readQuantity } from '@/features/catalogue/order/readQuantity';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { useAppDispatch } from '@/store/hooks';

import type { CartLine } from '../cartLines';
import { cartTold } from '../cartNotices';
import { setQuantity } from '../edits/setQuantity';

const most = 999_999;
const steps: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** What stands in a line's field: its quantity, or what somebody is writing. */
export const useQuantity = (line: CartLine) => {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const { formatNumber } = useIntl();
  const [draft, setDraft] = useState<string | null>(null);
  const [isInvalid, setIsInvalid] = useState(false);

  const write = (text: string | null) => {
    setDraft(text);
    setIsInvalid(false);
  };
  const set = (quantity: number) => {
    write(null);
    if (quantity !== line.quantity) void dispatch(setQuantity(line, quantity));
  };
  const commit = () => {
    // An empty field is no wish: what was there comes back.
    if (draft === null || draft.trim() === '') {
      write(null);
      return;
    }
    const quantity = readQuantity(draft, language);
    if (quantity !== null) {
      set(quantity);
      return;
    }
    if (!isInvalid) dispatch(cartTold('invalidNumber', 'error'));
    setIsInvalid(true);
  };
  const press = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (event.nativeEvent.isComposing || (by === undefined && !['Enter', 'Escape'].includes(event.key))) return;
    event.preventDefault();
    if (event.key === 'Enter') commit();
    else if (by === undefined) write(null);
    else
      set(Math.min(most, Math.max(1, ((draft === null ? null : readQuantity(draft, language)) ?? line.quantity) + by)));
  };
  return { text: draft ?? formatNumber(line.quantity), isInvalid, write, commit, press };
};
