import type { CsvColumn } from '@/shared/i18n/useCsvDownload';

import type { BoughtItem } from './boughtItems';
import { boughtMessages as messages } from './boughtMessages';

/** One row per item, amounts as numbers. */
export const boughtColumns = (getCatalogName: (catalogId: number) => string): CsvColumn<BoughtItem>[] => [
  [messages.code, ({ code }) => code],
  [messages.item, ({ name }) => name],
  [messages.catalog, ({ catalogId }) => getCatalogName(catalogId)],
  [messages.orders, ({ orders }) => orders],
  [messages.quantity, ({ quantity }) => quantity],
  [messages.spend, ({ spend }) => spend],
  [messages.lastPrice, ({ lastPrice }) => lastPrice],
  [messages.currency, ({ moneyTypeId }) => moneyTypeId],
  [messages.last, ({ lastDate }) => lastDate.slice(0, 10)],
];
