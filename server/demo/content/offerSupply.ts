import type { Database } from '../../src/db/openDatabase';
import { chooseItems, type ItemOnOffer, readCategoryRoots, readItemsOnOffer } from './contentItems';
import { type Offer, type OfferItems, offers } from './offerTexts';

const itemsPerOffer = 8;

/** The offers of the existing catalogues, with lookups of their items and of categories by name. */
export const createOfferSupply = async (db: Database, catalogs: number[]) => {
  const { roots, findRootName } = await readCategoryRoots(db);
  const onOffer = new Map<number, ItemOnOffer[]>();
  for (const catalogId of catalogs) onOffer.set(catalogId, await readItemsOnOffer(db, catalogId));
  const getCatalog = ({ catalogIndex }: Offer) => catalogs[catalogIndex];
  const findItems = (offer: Offer): OfferItems => {
    const catalogId = getCatalog(offer) ?? 0;
    const fitting = (onOffer.get(catalogId) ?? []).filter(({ categoryId }) =>
      offer.rootNames.includes(findRootName(catalogId, categoryId) ?? ''),
    );
    return { catalogId, stockItemIds: chooseItems(fitting, itemsPerOffer) };
  };
  // Visitors see categories of the same name in both catalogues as one, identified by the first one's id.
  const findCategories = (names: string[]) =>
    names.flatMap((name) => roots.find((root) => root.name === name)?.categoryId ?? []);
  return {
    offers: offers.filter((offer) => getCatalog(offer) !== undefined),
    findItems,
    findCategories,
  };
};
