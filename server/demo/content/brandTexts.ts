import type { ContentDocument } from './contentDocument';

/** Brands that appear in item names, as collections. */
const brands = [
  { name: 'Alba', zh: '晨曦' },
  { name: 'Brisa', zh: '微风' },
  { name: 'Prisma', zh: '棱镜' },
  { name: 'Oliva', zh: '橄榄' },
  { name: 'Marea', zh: '潮汐' },
  { name: 'Estela', zh: '星轨' },
  { name: 'Atlas', zh: '擎天' },
  { name: 'Vega', zh: '织女' },
  { name: 'Dinamo', zh: '动力' },
  { name: 'Trazo', zh: '线条' },
  { name: 'Nube', zh: '云朵' },
  { name: 'Cima', zh: '峰顶' },
];

const getSite = (slug: string) => `https://${slug}.example`;

export const brandDocuments = (getLogoUrl: (slug: string) => string): ContentDocument[] =>
  brands.map(({ name, zh }, index) => {
    const slug = name.toLowerCase();
    const brand = { brandId: index + 1, logoUrl: getLogoUrl(slug), url: getSite(slug) };
    return {
      kind: 'brand',
      slug,
      body: (language) => ({ ...brand, name: language === 'zh' ? `${name} ${zh}` : name }),
    };
  });
