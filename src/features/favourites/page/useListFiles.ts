import { useAppDispatch } from '@/store/hooks';
import type { NamedItems } from '@/api/codesApi';
import { useCsvDownload } from '@/shared/i18n/useCsvDownload';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { downloadText } from '@/shared/lib/downloadText';
import { paths } from '@/shared/routing/paths';

import { favouriteNoticeShown } from '../favouriteNotices';
import { favouritesMessages as messages } from '../favouritesMessages';
import { tooManyListsNotice } from '../limitNotices';
import { type FavouriteList, maxLists } from '../state/favouriteList';
import { favouritesSlice } from '../state/favouritesSlice';
import { maxSharedLines, parseListsFile, toListHash, toListsFile } from '../state/listExchange';

const maxFileSize = 1_000_000;

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
  const downloadCsv = useCsvDownload();
  return {
    exportAll: (lists: readonly FavouriteList[]) =>
      downloadText('favourites.json', toListsFile(lists), 'application/json'),
    /** Code and quantity columns, in the format the order pad reads. */
    exportList: ({ lines }: FavouriteList, items: NamedItems) => {
      const rows = lines.flatMap(({ catalogId, stockItemId, quantity, note = '' }) => {
        const item = items[`${catalogId}:${stockItemId}`];
        return item ? [{ item, quantity, note }] : [];
      });
      downloadCsv(
        'favourites.csv',
        [
          [messages.code, ({ item }) => item.code],
          [messages.quantity, ({ quantity }) => quantity],
          [messages.item, ({ item }) => item.name],
          [messages.noteHead, ({ note }) => note],
        ],
        rows,
      );
    },
    copyLink: async (list: FavouriteList) => {
      const address = new URL(paths.favourites.href({ lang }), window.location.href);
      address.hash = toListHash(list);
      try {
        await navigator.clipboard.writeText(address.href);
        const isShortened = list.lines.length > maxSharedLines;
        dispatch(
          isShortened
            ? favouriteNoticeShown('shortenedLink', 'warning', { most: maxSharedLines })
            : favouriteNoticeShown('linkCopied', 'success'),
        );
      } catch {
        dispatch(favouriteNoticeShown('linkFailed', 'error'));
      }
    },
    importFile: async (file: File, existing: readonly FavouriteList[]) => {
      const lists = file.size > maxFileSize ? null : parseListsFile(await readText(file));
      if (!lists) {
        dispatch(favouriteNoticeShown('unreadable', 'error'));
        return;
      }
      const imported = lists.slice(0, maxLists - existing.length);
      dispatch(favouritesSlice.actions.listsImported(imported));
      if (imported.length > 0) dispatch(favouriteNoticeShown('imported', 'success', { count: imported.length }));
      if (imported.length < lists.length) dispatch(tooManyListsNotice());
    },
  };
};
