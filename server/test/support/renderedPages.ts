import { screenComponents } from '@/app/routes/screenComponents';

import { raiseDataVersions } from '../../src/db/dataVersions';
import type { Database } from '../../src/db/openDatabase';

/** Compiles all screens, which would otherwise count as the time that a page takes. */
export const loadScreens = () => Promise.all(Object.values(screenComponents).map((load) => load()));

export const readMarkup = (text: string) =>
  /<div id="root"><!--rendered-->(.*?)<!--\/rendered--><\/div>/s.exec(text)?.[1] ?? '';

export const readStateAddress = (text: string) =>
  (/id="rendered-state" href="([^"]*)"/.exec(text)?.[1] ?? '').replaceAll('&amp;', '&');

/** Gives item 101 another name, as an import would. */
export const renameItem = async (db: Database, name: string) => {
  await db.updateTable('stock_items').set({ name_en: name }).where('stock_item_id', '=', 101).execute();
  await raiseDataVersions(db, [1, 2]);
};
