import { storefrontNotice } from '@/features/notifications/notificationsSlice';
import type { AppThunk } from '@/store/appTypes';
import type { CatalogQuery } from '@/api/catalogueApi';
import { writePriceList } from '@/api/priceListApi';
import { writeCsv, writeCsvRows } from '@/shared/lib/csv';
import { downloadText } from '@/shared/lib/downloadText';

import type { PriceListColumns } from './priceListCsv';
import { priceListMessages } from './priceListMessages';

/** Downloads everything that matches the query, whatever the number of items. */
export const downloadPriceList =
  (query: CatalogQuery, { heads, toRow }: PriceListColumns, separator: ',' | ';'): AppThunk<Promise<void>> =>
  async (dispatch, getState, extra) => {
    const result = await writePriceList({ getState, extra }, query, (items) =>
      writeCsvRows(items.map(toRow), separator),
    );
    if ('error' in result) {
      dispatch(storefrontNotice(priceListMessages.notSaved, 'error'));
      return;
    }
    const today = new Date().toISOString().slice(0, 10);
    downloadText(`price-list-${today}.csv`, writeCsv([heads], separator) + result.data.join(''), 'text/csv');
  };
