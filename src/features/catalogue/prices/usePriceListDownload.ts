import { useIntl } from 'react-intl';

import { storefrontNotice } from '@/features/notifications/state/notificationsSlice';
import type { AppThunk } from '@/store/appTypes';
import { useAppDispatch } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';
import type { CatalogQuery } from '@/api/catalogueApi';
import { type PriceListItem, writePriceList } from '@/api/priceListApi';
import { useUnitName } from '@/shared/i18n/packWords';
import { useShownLanguage } from '@/shared/i18n/useLanguage';
import { getListSeparator, writeCsv, writeCsvRows } from '@/shared/lib/csv';
import { downloadText } from '@/shared/lib/downloadText';

import { itemMessages, placeMessages } from '../components/itemMessages';
import { toPriceListRow } from './priceListCsv';
import { priceListMessages } from './priceListMessages';

const columns = [
  itemMessages.code,
  itemMessages.additionalCode,
  itemMessages.name,
  priceListMessages.category,
  priceListMessages.unitPrice,
  priceListMessages.breakQuantity,
  priceListMessages.breakPrice,
  priceListMessages.unit,
  priceListMessages.minimum,
  priceListMessages.step,
  priceListMessages.packSize,
];

const write =
  (query: CatalogQuery, toText: (items: PriceListItem[]) => string): AppThunk<ReturnType<typeof writePriceList>> =>
  (dispatch, getState, extra) =>
    writePriceList({ dispatch, getState, extra }, query, toText);

/** Downloads everything that matches the query, whatever the number of items. */
export const usePriceListDownload = (query: CatalogQuery) => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const nameUnit = useUnitName();
  const separator = getListSeparator(useShownLanguage());
  const [isSaving, setIsSaving] = useScreenState<boolean>('catalogue/priceListSaving', false);

  const save = async () => {
    const texts = {
      priceOnRequest: formatMessage(itemMessages.priceOnRequest),
      namelessCategory: formatMessage(placeMessages.nameless),
      nameUnit,
    };
    const toText = (items: PriceListItem[]) =>
      writeCsvRows(
        items.map((item) => toPriceListRow(item, texts)),
        separator,
      );
    const result = await dispatch(write(query, toText));
    if ('error' in result) {
      dispatch(storefrontNotice(priceListMessages.notSaved, 'error'));
      return;
    }
    const heads = columns.map((head) => formatMessage(head));
    const today = new Date().toISOString().slice(0, 10);
    downloadText(`price-list-${today}.csv`, writeCsv([heads], separator) + result.data.join(''), 'text/csv');
  };
  const download = async () => {
    setIsSaving(true);
    try {
      await save();
    } finally {
      setIsSaving(false);
    }
  };
  return { isSaving, download };
};
