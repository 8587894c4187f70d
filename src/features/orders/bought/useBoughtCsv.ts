import { useCatalogName } from '@/shared/i18n/useCatalogName';
import { type CsvColumn, useCsvDownload } from '@/shared/i18n/useCsvDownload';

import type { BoughtItem } from './boughtItems';
import { boughtMessages as messages } from './boughtMessages';

/**
 * One row per item, amounts as numbers.
 *
 * @internal
 */
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

export const useBoughtCsv = () => {
  const getCatalogName = useCatalogName();
  const download = useCsvDownload();
  return (items: readonly BoughtItem[]) => {
    const columns = boughtColumns((catalogId) => getCatalogName(catalogId, String(catalogId)));
    download('bought-items.csv', columns, items);
  };
};
