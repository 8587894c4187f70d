import { useRef, useState } from 'react';
import { quantityFaultShown } from '@/features/notifications/quantityFaultShown';
import { useShownLanguage } from '@/shared/i18n/useLanguage';
import { maxQuantity, readQuantity } from '@/shared/lib/readQuantity';
import { useAppDispatch } from '@/store/hooks';
import type { OrderedItem } from '@/features/cart/orderedItem';
import { notify } from './notify';

/** The quantity field of an item as typed, and the action that adds it to the cart. */
export const useOrdering = (item: OrderedItem) => {
  const dispatch = useAppDispatch();
  const language = useShownLanguage();
  const [text, setText] = useState('1');
  const [isInvalid, setIsInvalid] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const isUnderWay = useRef(false);
  const { quantity, fault } = readQuantity(text, language);

  const write = (next: string) => {
    setText(next);
    setIsInvalid(false);
  };
  // The inventory endpoints load with the first item added.
  const put = async (wanted: number) => {
    try {
      const { addToCart } = await import(/* webpackChunkName: "add-to-cart" */ './addToCart');
      return await dispatch(addToCart(item, wanted));
    } catch {
      dispatch(notify('notAdded', 'error'));
      return false;
    }
  };
  const add = async () => {
    if (isUnderWay.current) return;
    if (fault) {
      setIsInvalid(true);
      dispatch(quantityFaultShown(fault));
      return;
    }
    isUnderWay.current = true;
    setIsAdding(true);
    const isAdded = await put(quantity);
    isUnderWay.current = false;
    setIsAdding(false);
    if (isAdded) setText('1');
  };
  const step = (by: number) => write(String(Math.min(maxQuantity, Math.max(1, (quantity ?? 1) + by))));
  return { text, quantity, isInvalid, isAdding, write, step, add };
};
