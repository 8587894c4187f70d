import { useRef, useState } from 'react';

import type { OrderedItem } from '@/features/cart/cartModel';
import { quantityFaultShown } from '@/features/notifications/quantityFaultShown';
import { useAppDispatch } from '@/store/hooks';
import { useShownLanguage } from '@/shared/i18n/useLanguage';
import { maxQuantity, readQuantity } from '@/shared/lib/readQuantity';

import { notify } from './orderNotices';

/** The quantity field of an item as typed, and the action that adds it to the cart. */
export const useOrdering = (item: OrderedItem) => {
  const dispatch = useAppDispatch();
  const language = useShownLanguage();
  const [text, updateText] = useState('1');
  const [isInvalid, setIsInvalid] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const isBusy = useRef(false);
  const { quantity, fault } = readQuantity(text, language);

  const setText = (next: string) => {
    updateText(next);
    setIsInvalid(false);
  };
  // The inventory endpoints load with the first item added.
  const addToCart = async (count: number) => {
    try {
      const module = await import(/* webpackChunkName: "add-to-cart" */ './addToCart');
      return await dispatch(module.addToCart(item, count));
    } catch {
      dispatch(notify('notAdded', 'error'));
      return false;
    }
  };
  const add = async () => {
    if (isBusy.current) return;
    if (fault) {
      setIsInvalid(true);
      dispatch(quantityFaultShown(fault));
      return;
    }
    isBusy.current = true;
    setIsAdding(true);
    const isAdded = await addToCart(quantity);
    isBusy.current = false;
    setIsAdding(false);
    if (isAdded) updateText('1');
  };
  const step = (by: number) => setText(String(Math.min(maxQuantity, Math.max(1, (quantity ?? 1) + by))));
  return { text, isInvalid, isAdding, setText, step, add };
};
