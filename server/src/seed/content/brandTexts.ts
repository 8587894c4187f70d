import type { ContentDocument } from './contentDocument';

export type BrandMark = 'ring' | 'bars' | 'peak' | 'wave' | 'hexagon' | 'leaf' | 'arrow' | 'grid';

export const brands: { name: string; mark: BrandMark; colour: string }[] = [
  { name: 'Nordline', mark: 'peak', colour: '#1d4e6b' },
  { name: 'Roblex', mark: 'hexagon', colour: '#b3541e' },
  { name: 'Tecnal', mark: 'grid', colour: '#2f6f4f' },
  { name: 'Brava', mark: 'wave', colour: '#0e7490' },
  { name: 'Ferrum', mark: 'bars', colour: '#3f3f46' },
  { name: 'Lumora', mark: 'ring', colour: '#a16207' },
  { name: 'Verdia', mark: 'leaf', colour: '#3f7d20' },
  { name: 'Kinto', mark: 'arrow', colour: '#8b1e3f' },
];

export const brandDocuments = (logoOf: (name: string) => string): ContentDocument[] =>
  brands.map(({ name }, index) => {
    const slug = name.toLowerCase();
    const brand = { brandId: index + 1, name, logoUrl: logoOf(name), url: `https://${slug}.example` };
    return { kind: 'brand', slug, body: () => brand };
  });
