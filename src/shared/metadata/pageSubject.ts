import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import type { Language } from '@/shared/i18n/languages';
import { isWebAddress } from '@/shared/lib/blobAddress';
import { cutText } from '@/shared/lib/plainText';
import type { CategoryCrumb } from '@/shared/routing/catalogueAddresses';
import type { StockItem } from '@/contracts/inventory';

export type Tag = { name: string; content: string };

/** The item's own data, without the texts around it. */
export type SubjectItem = Pick<StockItem, 'name' | 'code' | 'isParent' | 'price' | 'bestPrice' | 'quantityBestPrice'>;

/** Metadata a screen gives for its address; the rest comes from the table of screens and the configuration. */
export type PageSubject = {
  title?: string | undefined;
  description?: string | undefined;
  tags?: readonly Tag[] | undefined;
  /** Hides this address from search engines even though its screen is listed. */
  unlisted?: boolean | undefined;
  /** Nothing exists at this address: the server responds with status 404. */
  isMissing?: boolean | undefined;
  /** The canonical path, if it differs from the requested one. */
  address?: string | undefined;
  /** The record in the address; the server uses it to look up the names in the other languages. */
  record?: { itemKey: string } | { categoryId: string; page: number } | undefined;
  /** The name of a picture in blob storage. */
  picture?: string | null | undefined;
  item?: SubjectItem | undefined;
  /** The item's categories, from the top. */
  trail?: readonly CategoryCrumb[] | undefined;
};

export type Addresses = Readonly<Record<Language, string>>;

/** The document title of a page with this name. The home page has none, nor does a screen whose texts failed to load. */
export const formatTitle = (
  name: string | false | undefined,
  { siteName, siteTitle }: Pick<RuntimeConfig, 'siteName' | 'siteTitle'>,
): string => (name ? `${name} · ${siteName}` : siteTitle);

type ItemPage = {
  item: SubjectItem & { imageUrl: string | null };
  name: string;
  path: readonly CategoryCrumb[];
  showsPrices: boolean;
};

const priceless = { price: null, bestPrice: null, quantityBestPrice: null };

/** The metadata of an item's page. */
export const itemSubject = ({ item, name, path, showsPrices }: ItemPage): PageSubject => {
  const { code, isParent, price, bestPrice, quantityBestPrice, imageUrl } = item;
  return {
    title: cutText(name, 120),
    description: [cutText(name, 160), code].filter(Boolean).join(' · '),
    picture: imageUrl && (isWebAddress(imageUrl) ? imageUrl : `StockItemImages/${imageUrl}`),
    item: { name, code, isParent, ...(showsPrices ? { price, bestPrice, quantityBestPrice } : priceless) },
    trail: path,
  };
};
