import { useIntl } from 'react-intl';

import type { NamedItems } from '@/api/codesApi';
import { useLanguage, useShownLanguage } from '@/shared/i18n/useLanguage';
import { writeCsv } from '@/shared/lib/csv';
import { downloadText } from '@/shared/lib/downloadText';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch } from '@/store/hooks';

import { favouritesMessages as messages } from '../favouritesMessages';
import { favouritesSlice } from '../favouritesSlice';
import { told } from '../favouriteNotices';
import type { FavouriteList } from '../rules/favouriteList';
import { toJson, listsOfJson } from '../rules/listFiles';
import { toListHash, mostShared } from '../rules/listLink';

const largestFile = 1_000_000;

/** Empty if the file was removed after it was chosen. */
const readText = async (file: File): Promise<string> => {
  try {
    return await file.text();
  } catch {
    return '';
  }
};

/** Exports lists to files and imports them. */
export const useListFiles = () => {
  const dispatch = useAppDispatch();
  const lang = useLanguage();
  const shown = useShownLanguage();
  const { formatMessage } = useIntl();
  return {
    exportAll: (lists: readonly FavouriteList[]) => downloadText('favourites.json', toJson(lists), 'application/json'),
    /** Code and quantity columns, in the format the order pad reads. */
    exportList: ({ lines }: FavouriteList, items: NamedItems) => {
      const heads = [messages.code, messages.quantity, messages.item].map((head) => formatMessage(head));
      const rows = lines.flatMap(({ catalogId, stockItemId, quantity }) => {
        const item = items[`${catalogId}:${stockItemId}`];
        return item ? [[item.code ?? '', String(quantity), item.name ?? '']] : [];
      });
      downloadText('favourites.csv', writeCsv([heads, ...rows], shown === 'es' ? ';' : ','), 'text/csv');
    },
    copyLink: async (list: FavouriteList) => {
      const address = new URL(paths.favourites.href({ lang }), window.location.href);
      address.hash = toListHash(list);
      try {
        await navigator.clipboard.writeText(address.href);
        const isCut = list.lines.length > mostShared;
        dispatch(isCut ? told('cutLink', 'warning', { most: mostShared }) : told('linkCopied', 'success'));
      } catch {
        dispatch(told('linkFailed', 'error'));
      }
    },
    bring: async (file: File) => {
      const lists = file.size > largestFile ? null : listsOfJson(await readText(file));
      if (!lists) {
        dispatch(told('unreadable', 'error'));
        return;
      }
      dispatch(favouritesSlice.actions.listsBrought(lists));
      dispatch(told('brought', 'success', { count: lists.length }));
    },
  };
};
