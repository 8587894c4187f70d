import type { Database } from '../../src/db/openDatabase';
import { chooseItems, readCategoryRoots, readItemsOnOffer, type ItemOnOffer } from './contentItems';
import { offers, type Offer, type OfferItems } from './offerTexts';

const itemsPerOffer = 8;

/** The offers of the catalogues that there are, each with items of its categories, and the categories by their names. */
export const createOfferSupply = async (db: Database, catalogs: number[]) => {
  const { roots, rootOf } = await readCategoryRoots(db);
  const onOffer = new Map<number, ItemOnOffer[]>();
  for (const catalogId of catalogs) onOffer.set(catalogId, await readItemsOnOffer(db, catalogId));
  const getCatalog = ({ catalogIndex }: Offer) => catalogs[catalogIndex];
  const getItems = (offer: Offer): OfferItems => {
    const catalogId = getCatalog(offer) ?? 0;
    const fitting = (onOffer.get(catalogId) ?? []).filter(({ categoryId }) =>
      offer.rootNames.includes(rootOf(catalogId, categoryId) ?? ''),
    );
    return { catalogId, stockItemIds: chooseItems(fitting, itemsPerOffer) };
  };
  // Categories of the same name in both catalogues are one to the visitor, and the first one's id stands for it.
  const getCategories = (names: string[]) =>
    names.flatMap((name) => roots.find((root) => root.name === name)?.categoryId ?? []);
  return {
    offers: offers.filter((offer) => getCatalog(offer) !== undefined),
    itemsOf: getItems,
    categoriesOf: getCategories,
  };
};
