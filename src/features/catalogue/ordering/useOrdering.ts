import { useRef } from 'react';

import type { OrderedItem } from '@/features/cart/cartModel';
import { quantityFaultNotice } from '@/features/notifications/quantityFaultNotice';
import { useAppDispatch } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';
import { useShownLanguage } from '@/shared/i18n/useLanguage';
import { readQuantity } from '@/shared/lib/readQuantity';

import { notify } from './orderNotices';

const untouched = { typed: '1', isInvalid: false, isAdding: false };

const getPlace = ({ catalogId, stockItemId }: OrderedItem) => `ordering/${catalogId}/${stockItemId}`;

/** The quantity that would be added now; null if the text is not one. */
export const useQuantityToAdd = (item: OrderedItem): number | null => {
  const [{ typed }] = useScreenState(getPlace(item), untouched);
  return readQuantity(typed, useShownLanguage()).quantity;
};

/** The quantity field of an item as typed, and the action that adds it to the cart. */
export const useOrdering = (item: OrderedItem) => {
  const dispatch = useAppDispatch();
  const language = useShownLanguage();
  const [{ typed: text, isInvalid, isAdding }, , update] = useScreenState(getPlace(item), untouched);
  const isBusy = useRef(false);
  const { quantity, fault } = readQuantity(text, language);

  const change = (changes: Partial<typeof untouched>) =>
    update((before) => {
      const next = { ...before, ...changes };
      return next.typed === '1' && !next.isInvalid && !next.isAdding ? untouched : next;
    });
  const setText = (next: string) => change({ typed: next, isInvalid: false });
  // The inventory endpoints load with the first item added.
  const addToCart = async (count: number) => {
    try {
      const module = await import(/* webpackChunkName: "add-to-cart" */ './addToCart');
      return await dispatch(module.addToCart(item, count));
    } catch {
      dispatch(notify('notAdded', 'error', [{ item, quantity: count }]));
      return false;
    }
  };
  const add = async () => {
    if (isBusy.current) return;
    if (fault) {
      change({ isInvalid: true });
      dispatch(quantityFaultNotice(fault));
      return;
    }
    isBusy.current = true;
    change({ isAdding: true });
    const isAdded = await addToCart(quantity);
    isBusy.current = false;
    change({ isAdding: false, ...(isAdded && { typed: '1' }) });
  };
  return { text, fault: isInvalid ? fault : null, isReadable: fault === null, isAdding, setText, add };
};
