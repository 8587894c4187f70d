import type { PriceListItem } from '@/api/priceListApi';
import { getPacking } from '@/shared/lib/packing';
import { priceBreak } from '@/shared/money/prices';

type Texts = { priceOnRequest: string; namelessCategory: string; nameUnit: (unit: string) => string };

/** In the order of the columns; numbers as they are. */
export const toPriceListRow = (
  item: PriceListItem,
  { priceOnRequest, namelessCategory, nameUnit }: Texts,
): string[] => {
  const { code, additionalCode, name, path, price, minimumQuantity, quantityStep, packSize } = item;
  const { unit } = getPacking(item);
  const best = priceBreak(item);
  return [
    code ?? '',
    additionalCode ?? '',
    name ?? '',
    path.map((category) => category || namelessCategory).join(' / '),
    price === null ? priceOnRequest : String(price),
    String(best?.quantity ?? ''),
    String(best?.price ?? ''),
    unit === null ? '' : nameUnit(unit),
    String(minimumQuantity ?? ''),
    String(quantityStep ?? ''),
    String(packSize ?? ''),
  ];
};
