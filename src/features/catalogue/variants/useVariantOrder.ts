import { useRef } from 'react';

import { toOrderedItem } from '@/features/cart/state/cartModel';
import { selectGetQuantityRule } from '@/features/cart/state/quantityRules';
import { quantityFaultNotice } from '@/features/notifications/state/quantityFaultNotice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';
import type { CatalogItem } from '@/api/catalogueApi';
import { useShownLanguage } from '@/shared/i18n/useLanguage';
import { readQuantity } from '@/shared/lib/readQuantity';
import { toAmount, toCents } from '@/shared/money/cents';
import { unitPrice } from '@/shared/money/prices';

import { addToCart } from '../state/addToCart';

type Order = { texts: Record<string, string>; isAdding: boolean; showsFaults: boolean };

const untouched: Order = { texts: {}, isAdding: false, showsFaults: false };

/** Quantities typed for several variants, which are added together. Fields without text do not count. */
export const useVariantOrder = (familyKey: string, items: readonly CatalogItem[]) => {
  const dispatch = useAppDispatch();
  const language = useShownLanguage();
  const getRule = useAppSelector(selectGetQuantityRule);
  const [order, , update] = useScreenState(`variants/${familyKey}`, untouched);
  const isBusy = useRef(false);
  const typed = items.flatMap((item) => {
    const text = order.texts[item.key] ?? '';
    return text.trim() === '' ? [] : [{ item, ...readQuantity(text, language, getRule(item)) }];
  });
  const lines = typed.flatMap(({ item, quantity }) => (quantity === null ? [] : [{ item, quantity }]));
  const faults = typed.filter(({ fault }) => fault !== null);
  const cents = lines.reduce((sum, { item, quantity }) => sum + toCents(unitPrice(item, quantity) ?? 0) * quantity, 0);
  const add = async () => {
    const [wrong] = faults;
    if (isBusy.current) return;
    if (wrong?.fault) {
      update((before) => ({ ...before, showsFaults: true }));
      dispatch(quantityFaultNotice(wrong.fault));
      return;
    }
    if (lines.length === 0) return;
    isBusy.current = true;
    update((before) => ({ ...before, isAdding: true }));
    const added = await dispatch(
      addToCart(lines.map(({ item, quantity }) => ({ item: toOrderedItem(item), quantity }))),
    );
    isBusy.current = false;
    // What was not added stays in its field.
    const rest = lines
      .filter((_, at) => !added[at])
      .map(({ item }) => [item.key, order.texts[item.key] ?? ''] as const);
    update(() => ({ ...untouched, texts: Object.fromEntries(rest) }));
  };
  return {
    getRule,
    getQuantity: (key: string) => typed.find(({ item }) => item.key === key)?.quantity ?? null,
    getText: (key: string) => order.texts[key] ?? '',
    write: (key: string, text: string) =>
      update((before) => ({ ...before, showsFaults: false, texts: { ...before.texts, [key]: text } })),
    getFault: (key: string) =>
      order.showsFaults ? (faults.find(({ item }) => item.key === key)?.fault ?? null) : null,
    count: lines.length,
    total: toAmount(cents),
    isAdding: order.isAdding,
    add: () => void add(),
  };
};
