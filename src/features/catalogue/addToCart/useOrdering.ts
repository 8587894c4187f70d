import { useRef } from 'react';

import type { OrderedItem } from '@/features/cart/state/cartModel';
import { selectQuantity } from '@/features/cart/state/cartSelectors';
import { quantityFaultNotice } from '@/features/notifications/state/quantityFaultNotice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';
import { useShownLanguage } from '@/shared/i18n/useLanguage';
import { getQuantityRule } from '@/shared/lib/quantityRule';
import { readQuantity } from '@/shared/lib/readQuantity';

import { notify } from '../state/orderNotices';

type Typing = {
  /** Null until something else than the least quantity is typed. */
  typed: string | null;
  isInvalid: boolean;
  isAdding: boolean;
};

const untouched: Typing = { typed: null, isInvalid: false, isAdding: false };

const useTyping = (item: OrderedItem) => {
  const language = useShownLanguage();
  const rule = getQuantityRule(
    item,
    useAppSelector((state) => selectQuantity(state, item)),
  );
  const [{ typed, isInvalid, isAdding }, , update] = useScreenState(
    `ordering/${item.catalogId}/${item.stockItemId}`,
    untouched,
  );
  // Whatever is in the cart, which may load when the field has the focus.
  const least = String(getQuantityRule(item).least);
  const change = (changes: Partial<Typing>) =>
    update((before) => {
      const next = { ...before, ...changes };
      return (next.typed ?? least) === least && !next.isInvalid && !next.isAdding ? untouched : next;
    });
  const text = typed ?? least;
  return { rule, text, isInvalid, isAdding, change, ...readQuantity(text, language, rule) };
};

/** The quantity that would be added now; null if the text is not one. */
export const useQuantityToAdd = (item: OrderedItem): number | null => useTyping(item).quantity;

/** The quantity field of an item as typed, and the action that adds it to the cart. */
export const useOrdering = (item: OrderedItem) => {
  const dispatch = useAppDispatch();
  const { rule, text, isInvalid, isAdding, change, quantity, fault } = useTyping(item);
  const isBusy = useRef(false);

  const setText = (next: string) => change({ typed: next, isInvalid: false });
  // The inventory endpoints load with the first item added.
  const addToCart = async (count: number) => {
    try {
      const module = await import(/* webpackChunkName: "add-to-cart" */ '../state/addToCart');
      const [isAdded = false] = await dispatch(module.addToCart([{ item, quantity: count }]));
      return isAdded;
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
    change({ isAdding: false, ...(isAdded && { typed: null }) });
  };
  return { rule, text, quantity, fault: isInvalid ? fault : null, isReadable: fault === null, isAdding, setText, add };
};
