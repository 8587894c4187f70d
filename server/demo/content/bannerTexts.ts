import type { Translated } from '../catalogue/translated';
import type { ContentDocument } from './contentDocument';

type Banner = { slug: string; title: Translated; subtitle: Translated; path: string };

const banners: Banner[] = [
  {
    slug: 'table',
    title: {
      es: 'La mesa, hecha a su medida',
      en: 'A table made to your measure',
      zh: '为您量身定制的餐具',
    },
    subtitle: {
      es: 'Vajilla, copas y cubiertos con su logotipo grabado, desde 24 piezas',
      en: 'Crockery, glasses and cutlery engraved with your logo, from 24 pieces',
      zh: '盘碗、酒杯和刀叉可刻印贵公司标志，24 件起订',
    },
    path: 'offer/complete-table',
  },
  {
    slug: 'workshop',
    title: {
      es: 'Herramientas que llevan su nombre',
      en: 'Tools that carry your name',
      zh: '印有您名字的工具',
    },
    subtitle: {
      es: 'Marcadas por cuadrillas, ordenadas en su caja y listas para la obra',
      en: 'Marked crew by crew, packed in their boxes and ready for the site',
      zh: '按班组标记，整齐装箱，直达工地',
    },
    path: 'offer/workshop-in-order',
  },
  {
    slug: 'textiles',
    title: {
      es: 'Textiles cortados y bordados por encargo',
      en: 'Textiles cut and embroidered to order',
      zh: '家纺定制裁剪与刺绣',
    },
    subtitle: {
      es: 'Mantelería, toallas y alfombras en la medida exacta de cada sala',
      en: 'Table linen, towels and rugs in the exact size of every room',
      zh: '桌布、毛巾和地毯，尺寸贴合每一间房',
    },
    path: 'product-lines/2',
  },
  {
    slug: 'packaging',
    title: {
      es: 'Sus envíos, embalados como usted quiera',
      en: 'Your shipments, packed your way',
      zh: '按您的方式包装每一件货',
    },
    subtitle: {
      es: 'Cajas, bolsas y etiquetas impresas con su marca, desde 250 unidades',
      en: 'Boxes, bags and labels printed with your brand, from 250 units',
      zh: '纸箱、纸袋和标签印制贵公司品牌，250 件起订',
    },
    path: 'offer/shipping-season',
  },
];

export const bannerDocuments = (getImageUrl: (slug: string) => string): ContentDocument[] =>
  banners.map(({ slug, title, subtitle, path }, index) => {
    const imageUrl = getImageUrl(slug);
    return {
      kind: 'banner',
      slug,
      body: (language) => ({
        bannerId: index + 1,
        title: title[language],
        subtitle: subtitle[language],
        imageUrl,
        linkUrl: `/${language}/${path}`,
      }),
    };
  });
