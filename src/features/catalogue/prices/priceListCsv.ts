import type { IntlShape } from 'react-intl';

import type { PriceListItem } from '@/api/priceListApi';
import { priceBreak } from '@/engine/prices';

import { itemMessages, placeMessages } from '../components/itemMessages';
import { priceListMessages } from './priceListMessages';

/** The columns of the price list as a file: amounts are plain numbers. */
export const createPriceListColumns = ({ formatMessage }: Pick<IntlShape, 'formatMessage'>) => {
  const namelessCategory = formatMessage(placeMessages.nameless);
  const onRequest = formatMessage(itemMessages.priceOnRequest);
  return {
    heads: [
      itemMessages.code,
      itemMessages.additionalCode,
      itemMessages.name,
      priceListMessages.category,
      priceListMessages.unitPrice,
      priceListMessages.breakQuantity,
      priceListMessages.breakPrice,
    ].map((head) => formatMessage(head)),
    toRow: (item: PriceListItem): string[] => {
      const { code, additionalCode, name, path, price } = item;
      const best = priceBreak(item);
      return [
        code ?? '',
        additionalCode ?? '',
        name ?? '',
        path.map((category) => category || namelessCategory).join(' / '),
        price === null ? onRequest : String(price),
        String(best?.quantity ?? ''),
        String(best?.price ?? ''),
      ];
    },
  };
};

export type PriceListColumns = ReturnType<typeof createPriceListColumns>;
