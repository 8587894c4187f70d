import { type Separator, writeCsv } from '@/shared/lib/csv';

import type { BoughtItem } from './boughtItems';

export type BoughtCsvHeads = Record<
  'code' | 'item' | 'catalog' | 'orders' | 'quantity' | 'spend' | 'lastPrice' | 'currency' | 'last',
  string
>;

/** One row per item, amounts as numbers. */
export const boughtCsv = (
  items: readonly BoughtItem[],
  getCatalogName: (catalogId: number) => string,
  heads: BoughtCsvHeads,
  separator: Separator,
): string =>
  writeCsv(
    [
      [
        heads.code,
        heads.item,
        heads.catalog,
        heads.orders,
        heads.quantity,
        heads.spend,
        heads.lastPrice,
        heads.currency,
        heads.last,
      ],
      ...items.map(({ code, name, catalogId, orders, quantity, spend, lastPrice, moneyTypeId, lastDate }) => [
        code,
        name,
        getCatalogName(catalogId),
        String(orders),
        String(quantity),
        String(spend ?? ''),
        String(lastPrice ?? ''),
        moneyTypeId,
        lastDate.slice(0, 10),
      ]),
    ],
    separator,
  );
