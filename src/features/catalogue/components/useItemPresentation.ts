import { useIntl } from 'react-intl';

import { selectIsLoggedIn } from '@/features/session/state/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import type { CatalogItem } from '@/api/catalogueApi';
import { useConfig } from '@/shared/config/ConfigContext';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { itemHref, shownName } from '@/shared/routing/catalogueAddresses';

import { itemMessages, placeMessages } from './itemMessages';

export const useItemName = () => {
  const { formatMessage } = useIntl();
  return (item: Pick<CatalogItem, 'name' | 'code'>): string => {
    const name = shownName(item);
    return name === '' ? formatMessage(itemMessages.nameless) : name;
  };
};

export const useItemHref = () => {
  const lang = useLanguage();
  const [first] = useConfig().catalogs;
  return (item: Parameters<typeof itemHref>[1]): string => itemHref(lang, item, first);
};

/** Malformed lists contain categories without a name that still have items. */
export const useCategoryName = () => {
  const { formatMessage } = useIntl();
  return ({ name }: { name: string }): string => name || formatMessage(placeMessages.nameless);
};

/** Design §9: a deployment may show prices to clients only. */
export const useShowsPrices = (): boolean => {
  const { pricesVisibleTo } = useConfig();
  // Selected as a whole: cards are not rendered again when a client turns out to be signed in.
  return useAppSelector((state) => pricesVisibleTo === 'everyone' || selectIsLoggedIn(state));
};
