import type { RecordShape } from '../request/parseResponse';
import { injectionFor } from '../serviceApis';
const FavouriteLine: RecordShape = { catalogId: 'i!', stockItemId: 'i!', quantity: 'i!', note: 't' };
const FavouriteList: RecordShape = {
  listId: 't!',
  name: 't!',
  isUnnamed: 'b!',
  version: 'i!',
  lines: [FavouriteLine, '!', 500],
};
/** Parses each response by its contract. */
export const favouritesService = injectionFor('inventory', {
  getFavouriteLists: [FavouriteList, '!', 200],
  saveFavouriteList: [FavouriteList, '!', 200],
  deleteFavouriteList: [FavouriteList, '!', 200],
});
