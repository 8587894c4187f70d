import { useMemo } from 'react';

import { type GetQuantityRule, selectGetQuantityRule } from '@/features/cart/state/quantityRules';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { type CheckedCodes, codesApi, useCheckCodesQuery } from '@/api/codesApi';
import type { Language } from '@/shared/i18n/languages';
import { useShownLanguage } from '@/shared/i18n/useLanguage';
import { findAllowed } from '@/shared/lib/quantityRule';
import { readQuantity } from '@/shared/lib/readQuantity';
import { isOrderable } from '@/shared/money/prices';

import type { SearchOption } from './searchOptions';

/** Without a quantity, the least that is sold. */
type Addition = { code: string; quantity: number | null };
export type AddOption = Extract<SearchOption, { kind: 'add' }>;

const verb = /^(?:(?:add|agregar|agregue|añadir|añada)\s+|加入|添加|加)\s*/i;
const number = '[\\d０-９][\\d０-９.,．，]*';
const readings = [
  new RegExp(`^(?<code>\\S.*?)\\s+(?:[x×*]\\s*)?(?<quantity>${number})$`, 'i'),
  new RegExp(`^(?<quantity>${number})(?:\\s*[x×*])?\\s+(?<code>\\S.*)$`, 'i'),
];

/**
 * Reads `12 SA.1017/28`, `12 x SA.1017/28`, `SA.1017/28 12`, all with or without `add`. More than one reading if there is
 * a number at both ends, as a code may contain spaces.
 */
export const readAdditions = (text: string, language: Language): Addition[] => {
  const rest = text.trim().replace(verb, '');
  const found = readings.flatMap((reading): Addition[] => {
    const { code = '', quantity: typed = '' } = reading.exec(rest)?.groups ?? {};
    const { quantity } = readQuantity(typed, language);
    return quantity === null ? [] : [{ code, quantity }];
  });
  return found.length === 0 && rest !== '' && rest !== text.trim() ? [{ code: rest, quantity: null }] : found;
};

/** A parent's code is answered with its variants, a code of both catalogues with an item of each. */
const toOptions = (additions: readonly Addition[], checks: CheckedCodes = {}, getRule: GetQuantityRule): AddOption[] =>
  additions.flatMap(({ code, quantity: asked }) => {
    const check = checks[code];
    const items = check?.state === 'found' ? check.items.filter(isOrderable) : [];
    return items.flatMap((item) => {
      const rule = getRule(item);
      const quantity = asked ?? rule.least;
      const toOption = (each: number): AddOption => ({
        kind: 'add',
        key: `add ${each} ${item.key}`,
        item,
        quantity: each,
        ...(each !== quantity && { asked: quantity }),
      });
      return (findAllowed(rule, quantity) ?? [quantity]).map(toOption);
    });
  });

const toCodes = (additions: readonly Addition[]) => additions.map(({ code }) => code);

/** What the text would add to the cart. */
export const useAddCommand = (text: string): AddOption[] => {
  const language = useShownLanguage();
  const getRule = useAppSelector(selectGetQuantityRule);
  const additions = useMemo(() => readAdditions(text, language), [text, language]);
  const codes = useMemo(() => toCodes(additions), [additions]);
  const { currentData } = useCheckCodesQuery(codes, { skip: codes.length === 0 });
  return toOptions(additions, currentData, getRule);
};

export const withTimeout = <Value>(value: PromiseLike<Value>, ms: number) =>
  Promise.race([value, new Promise<undefined>((resolve) => setTimeout(resolve, ms))]);

// Longer than for a plain code: a list of results in place of an addition would be a surprise.
const additionTimeoutMs = 2000;

/** What the text would add to the cart, for those who press Enter before it is shown. */
export const useFindAdditions = () => {
  const dispatch = useAppDispatch();
  const language = useShownLanguage();
  const getRule = useAppSelector(selectGetQuantityRule);
  return async (text: string): Promise<AddOption[]> => {
    const additions = readAdditions(text, language);
    if (additions.length === 0) return [];
    const request = dispatch(codesApi.endpoints.checkCodes.initiate(toCodes(additions)));
    const result = await withTimeout(request, additionTimeoutMs);
    request.unsubscribe();
    return toOptions(additions, result?.data, getRule);
  };
};
