import { writeAmount } from '@/shared/money/cents';

import type { SubjectItem } from './pageSubject';

type Site = { name: string; origin: string; home: string; logo: string };

const context = 'https://schema.org';

export const organizationData = ({ name, home, logo }: Site) => ({
  '@context': context,
  '@type': 'Organization',
  name,
  url: home,
  logo,
});

export const webSiteData = ({ name, home }: Site) => ({
  '@context': context,
  '@type': 'WebSite',
  name,
  url: home,
});

export type Crumb = { name: string; address: string };

export const breadcrumbData = (crumbs: readonly Crumb[]) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: address,
  })),
});

// Spec §9.
const currency = 'USD';

const toOffer = (price: number, url: string, from?: number) => ({
  '@type': 'Offer',
  price: writeAmount(price),
  priceCurrency: currency,
  url,
  ...(from !== undefined && { eligibleQuantity: { '@type': 'QuantitativeValue', minValue: from } }),
});

const toOffers = ({ isParent, price, bestPrice, quantityBestPrice }: SubjectItem, url: string) => {
  if (price === null) return {};
  // The variants have offers of their own.
  if (isParent)
    return { offers: { '@type': 'AggregateOffer', lowPrice: writeAmount(price), priceCurrency: currency, url } };
  const best = bestPrice !== null && quantityBestPrice !== null ? [toOffer(bestPrice, url, quantityBestPrice)] : [];
  return { offers: [toOffer(price, url), ...best] };
};

type ProductPage = {
  item: SubjectItem;
  name: string;
  url: string;
  image: string;
  description: string;
  category?: string;
};

export const productData = ({ item, name, url, image, description, category }: ProductPage) => ({
  '@context': context,
  '@type': 'Product',
  name,
  url,
  image,
  description,
  ...(item.code && { sku: item.code }),
  ...(category && { category }),
  ...toOffers(item, url),
});
