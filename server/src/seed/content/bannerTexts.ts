import type { ContentDocument, Translated } from './contentDocument';

export type BannerDrawing = 'measure' | 'fasteners' | 'delivery';

type Banner = { drawing: BannerDrawing; title: Translated; subtitle: Translated; path: string };

export const banners: Banner[] = [
  {
    drawing: 'measure',
    title: {
      es: 'Cortado a su medida, al milímetro',
      en: 'Cut to your measure, to the millimetre',
      zh: '按您的尺寸裁切，精确到毫米',
    },
    subtitle: {
      es: 'Perfiles, tableros y tubos listos para montar en dos días',
      en: 'Profiles, boards and pipes ready to fit in two days',
      zh: '型材、板材和管材，两天内即可安装',
    },
    path: 'catalogo',
  },
  {
    drawing: 'fasteners',
    title: {
      es: 'Tornillería por cajas, precio por caja',
      en: 'Fasteners by the box, at box prices',
      zh: '紧固件整箱购买，整箱价格',
    },
    subtitle: {
      es: 'El mejor precio se aplica solo al llegar a la cantidad',
      en: 'The best price applies by itself from the quantity upward',
      zh: '达到数量后自动按最优价格计算',
    },
    path: 'offer/box-prices',
  },
  {
    drawing: 'delivery',
    title: { es: 'Pida hoy, recíbalo mañana', en: 'Order today, receive it tomorrow', zh: '今日下单，明日送达' },
    subtitle: {
      es: 'Reparto diario en la ciudad para pedidos hechos antes de las 15:00',
      en: 'Daily delivery in town for orders placed before 15:00',
      zh: '15:00 前下单，市内每日配送',
    },
    path: 'terms/2',
  },
];

export const bannerDocuments = (imageOf: (drawing: BannerDrawing) => string): ContentDocument[] =>
  banners.map(({ drawing, title, subtitle, path }, index) => {
    const imageUrl = imageOf(drawing);
    return {
      kind: 'banner',
      slug: drawing,
      body: (language) => ({
        bannerId: index + 1,
        title: title[language],
        subtitle: subtitle[language],
        imageUrl,
        linkUrl: `/${language}/${path}`,
      }),
    };
  });
