import type { SubjectItem } from './pageSubject';

type Site = { name: string; origin: string; home: string; logo: string; search: string };

const context = 'https://schema.org';

export const organizationData = ({ name, home, logo }: Site) => ({
  '@context': context,
  '@type': 'Organization',
  name,
  url: home,
  logo,
});

/** `{search_term_string}` is the placeholder that search engines replace with the query. */
export const webSiteData = ({ name, home, search }: Site) => ({
  '@context': context,
  '@type': 'WebSite',
  name,
  url: home,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: search },
    'query-input': 'required name=search_term_string',
  },
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
  price: price.toFixed(2),
  priceCurrency: currency,
  url,
  ...(from !== undefined && { eligibleQuantity: { '@type': 'QuantitativeValue', minValue: from } }),
});

const toOffers = ({ price, bestPrice, quantityBestPrice }: SubjectItem, url: string) => {
  if (price === null) return {};
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
