import type { Scene } from '../drawings/scenes';
import type { ContentDocument, Translated } from './contentDocument';

type Banner = { scene: Scene; title: Translated; subtitle: Translated; path: string };

const banners: Banner[] = [
  {
    scene: 'textiles',
    title: {
      es: 'Hecho a su medida, al centímetro',
      en: 'Made to your measure, to the centimetre',
      zh: '量身定制，精确到厘米',
    },
    subtitle: {
      es: 'Manteles, cortinas y estantes en las medidas que usted dé, listos en cinco días',
      en: 'Table linen, curtains and shelves in the measures that you give, ready in five days',
      zh: '桌布、窗帘和层板按您的尺寸制作，五天即可完成',
    },
    path: 'catalogo',
  },
  {
    scene: 'table',
    title: {
      es: 'La mesa completa, a precio de caja',
      en: 'The whole table at the price of the box',
      zh: '整套餐桌用品，享整箱价',
    },
    subtitle: {
      es: 'El mejor precio se aplica solo al llegar a la cantidad',
      en: 'The best price applies by itself from the quantity upward',
      zh: '达到数量后自动按最优价格计算',
    },
    path: 'offer/table-by-the-box',
  },
  {
    scene: 'workshop',
    title: { es: 'El taller, a punto', en: 'The workshop, ready', zh: '车间装备，随时就绪' },
    subtitle: {
      es: 'Herramienta, luz y almacenaje de uso diario, siempre en existencia',
      en: 'Tools, light and storage for every day, always in stock',
      zh: '日常所需的工具、照明与收纳，常备现货',
    },
    path: 'offer/workshop-ready',
  },
  {
    scene: 'packaging',
    title: { es: 'Pida hoy, recíbalo mañana', en: 'Order today, receive it tomorrow', zh: '今日下单，明日送达' },
    subtitle: {
      es: 'Reparto diario en la ciudad para pedidos hechos antes de las 15:00',
      en: 'Daily delivery in town for orders placed before 15:00',
      zh: '15:00 前下单，市内每日配送',
    },
    path: 'terms/2',
  },
];

export const bannerDocuments = (pictureOf: (scene: Scene) => string): ContentDocument[] =>
  banners.map(({ scene, title, subtitle, path }, index) => {
    const imageUrl = pictureOf(scene);
    return {
      kind: 'banner',
      slug: scene,
      body: (language) => ({
        bannerId: index + 1,
        title: title[language],
        subtitle: subtitle[language],
        imageUrl,
        linkUrl: `/${language}/${path}`,
      }),
    };
  });
