import type { ContentDocument } from './contentDocument';

const brands = ['Nordline', 'Alcora', 'Tecnal', 'Brava', 'Ferrum', 'Lumora', 'Verdia', 'Kinto', 'Casanova', 'Papelia'];

export const brandDocuments = (logoOf: (name: string, index: number) => string): ContentDocument[] =>
  brands.map((name, index) => {
    const slug = name.toLowerCase();
    const brand = { brandId: index + 1, name, logoUrl: logoOf(name, index), url: `https://${slug}.example` };
    return { kind: 'brand', slug, body: () => brand };
  });
