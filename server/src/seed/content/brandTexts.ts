import type { ContentDocument } from './contentDocument';

/** A logo is drawn from the name and the place in this list. */
export const brands = [
  'Alfar',
  'Nordline',
  'Lumora',
  'Ferrum',
  'Telar',
  'Brasa',
  'Kinto',
  'Cartona',
  'Vidrela',
  'Tecnal',
  'Limpia',
  'Orden & Co',
];

const siteOf = (slug: string) => `https://${slug}.example`;

export const brandDocuments = (logoOf: (slug: string, name: string, index: number) => string): ContentDocument[] =>
  brands.map((name, index) => {
    const slug = name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
    const brand = { brandId: index + 1, name, logoUrl: logoOf(slug, name, index), url: siteOf(slug) };
    return { kind: 'brand', slug, body: () => brand };
  });
