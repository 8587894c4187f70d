import { defineMessage } from '@formatjs/intl';

import { storefrontNotice } from '@/features/notifications/state/notificationsSlice';

import { type FavouriteList, maxLines, maxLists } from './state/favouriteList';

const fullList = defineMessage<{ list: string; most: number }>({
  id: 'item.favourite.fullList',
  defaultMessage: '“{list}” is full: a list holds up to {most, number} items',
});
const tooManyLists = defineMessage<{ most: number }>({
  id: 'item.favourite.tooManyLists',
  defaultMessage: 'You can keep up to {most, number} lists. Delete one to make room.',
});

/** Why an item or a list could not be saved. */
export const fullListNotice = ({ name }: Pick<FavouriteList, 'name'>) =>
  storefrontNotice(fullList, 'error', { list: name, most: maxLines });
export const tooManyListsNotice = () => storefrontNotice(tooManyLists, 'error', { most: maxLists });
