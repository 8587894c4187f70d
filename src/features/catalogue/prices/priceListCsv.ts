import type { PriceListItem } from '@/api/priceListApi';
import { priceBreak } from '@/shared/money/prices';

type Texts = { priceOnRequest: string; namelessCategory: string };

/** Code, additional code, name, category path, price, quantity of the price break and its price, as plain numbers. */
export const toPriceListRow = (item: PriceListItem, { priceOnRequest, namelessCategory }: Texts): string[] => {
  const { code, additionalCode, name, path, price } = item;
  const best = priceBreak(item);
  return [
    code ?? '',
    additionalCode ?? '',
    name ?? '',
    path.map((category) => category || namelessCategory).join(' / '),
    price === null ? priceOnRequest : String(price),
    String(best?.quantity ?? ''),
    String(best?.price ?? ''),
  ];
};
