import { cutText } from '@/shared/lib/cutText';
import type { CategoryCrumb } from '@/shared/routing/catalogueAddresses';
import type { PageSubject, SubjectItem } from './pageSubject';

type ItemPage = {
  item: SubjectItem & { imageUrl: string | null };
  name: string;
  path: readonly CategoryCrumb[];
  showsPrices: boolean;
};

const priceless = { price: null, bestPrice: null, quantityBestPrice: null };

/** The metadata of an item's page. */
export const itemSubject = ({ item, name, path, showsPrices }: ItemPage): PageSubject => {
  const { code, price, bestPrice, quantityBestPrice, imageUrl } = item;
  const isWhole = /^https?:/i.test(imageUrl ?? '');
  return {
    title: cutText(name, 120),
    description: [cutText(name, 160), code].filter(Boolean).join(' · '),
    picture: imageUrl && (isWhole ? imageUrl : `StockItemImages/${imageUrl}`),
    item: { name, code, ...(showsPrices ? { price, bestPrice, quantityBestPrice } : priceless) },
    trail: path,
  };
};
