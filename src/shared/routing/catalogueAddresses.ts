import type { Language } from '@/shared/i18n/languages';
import { cutText } from '@/shared/lib/plainText';
import type { StockItem } from '@/contracts/inventory';

import { paths, slugify } from './paths';

export type CategoryCrumb = { categoryId: string; name: string; depth: number };

/** A category in an address: the name is for people, the id for the application. */
export type CategoryPlace = { segment: string; depth: number };

/** The address of a category: depths beyond the third share its screen (spec §2). */
export const toCategoryPlace = (category: CategoryCrumb): CategoryPlace => ({
  segment: `${slugify(category.name)}-${category.categoryId.replace(':', '-')}`,
  depth: Math.min(category.depth, 2),
});

/** Null if the address names no category at all. */
export const getCategoryId = ({ segment }: CategoryPlace): string | null => {
  const found = /(?:^|-)(\d{1,15})-(\d{1,15})$/.exec(segment);
  return found ? `${Number(found[1])}:${Number(found[2])}` : null;
};

type Query = Record<string, string | number | undefined>;

/** A page of the catalogue, or of one of its categories. */
export const placeHref = (lang: Language, category: CategoryPlace | null, page = 1, query: Query = {}): string => {
  const at = page > 1 ? { page } : {};
  if (!category) return paths.catalogue.href({ lang, ...at }, query);
  const { segment, depth } = category;
  if (depth === 0) return paths.category.href({ lang, category: segment, ...at }, query);
  if (depth === 1) return paths.subcategory.href({ lang, subcategory: segment, ...at }, query);
  return paths.subcategory2.href({ lang, subcategory2: segment, ...at }, query);
};

// More would serve neither a screen nor a screen reader.
const maxShownLength = 300;

const cut = (text: string): string => (text.length <= maxShownLength ? text : `${cutText(text, maxShownLength)}…`);

/** Some lists have items without a name: use their code. Names of thousands of characters are cut. */
export const shownName = ({ name, code }: Pick<StockItem, 'name' | 'code'>): string =>
  cut([name, code].map((text) => text?.trim() ?? '').find((text) => text !== '') ?? '');

// Names may have thousands of characters, too many for an address.
const maxNameLength = 120;

type LinkedItem = Pick<StockItem, 'stockItemId' | 'name' | 'code'> & { catalogId: number };

/** Design §4: the first catalogue needs no `?catalog=`. */
export const itemHref = (lang: Language, item: LinkedItem, firstCatalog: number | undefined): string =>
  paths.stockItem.href(
    { lang, name: shownName(item).slice(0, maxNameLength), id: item.stockItemId },
    item.catalogId === firstCatalog ? {} : { catalog: item.catalogId },
  );

/** The query parameter of the contact screen that names an item by its key. */
export const pricedItemParam = 'item';

/** The query parameter of the contact screen for the text of a search that found nothing. */
export const searchedTextParam = 'wanted';

export const maxSearchedTextLength = 200;

/** The fragment that scrolls to the contact form, which is below the fold on a phone. */
export const contactFormPlace = 'write';

/** Leads to the contact form, with a message prefilled for the item. */
export const priceRequestHref = (lang: Language, { key }: { key: string }): string =>
  `${paths.contact.href({ lang }, { [pricedItemParam]: key })}#${contactFormPlace}`;

/** Leads to the contact form, with a message prefilled with what was searched for. */
export const searchRequestHref = (lang: Language, text: string): string =>
  `${paths.contact.href({ lang }, { [searchedTextParam]: cutText(text, maxSearchedTextLength) })}#${contactFormPlace}`;
