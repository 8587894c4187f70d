import type { CategoryCrumb } from '@/shared/routing/catalogueAddresses';
import type { PageSubject, SubjectItem } from './pageSubject';

type ItemPage = {
  item: SubjectItem & { imageUrl: string | null };
  name: string;
  path: readonly CategoryCrumb[];
  showsPrices: boolean;
};

const priceless = { price: null, bestPrice: null, quantityBestPrice: null };

/** What an item's page says of itself. */
export const itemSubject = ({ item, name, path, showsPrices }: ItemPage): PageSubject => {
  const { code, price, bestPrice, quantityBestPrice, imageUrl } = item;
  const isWhole = /^https?:/i.test(imageUrl ?? '');
  return {
    title: name.slice(0, 120),
    description: [name.slice(0, 160), code].filter(Boolean).join(' · '),
    picture: imageUrl && (isWhole ? imageUrl : `StockItemImages/${imageUrl}`),
    item: { name, code, ...(showsPrices ? { price, bestPrice, quantityBestPrice } : priceless) },
    trail: path,
  };
};
