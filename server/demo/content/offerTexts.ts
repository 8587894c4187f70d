import type { Translated } from '../catalogue/translated';
import type { ContentDocument } from './contentDocument';

export type Offer = {
  slug: string;
  catalogIndex: number;
  /** Spanish names of the root categories that the items come from. */
  rootNames: string[];
  title: Translated;
  body: Translated;
};

export const offers: Offer[] = [
  {
    slug: 'complete-table',
    catalogIndex: 0,
    rootNames: ['Vajilla y mesa'],
    title: { es: 'La mesa completa', en: 'The complete table', zh: '整桌焕新' },
    body: {
      es: 'Vajilla, copas y cubiertos de las colecciones que más se reponen, a precio de temporada.\n\nDesde 24 piezas iguales grabamos su logotipo sin costo de molde.',
      en: 'Crockery, glasses and cutlery from our most restocked collections, at the season’s price.\n\nFrom 24 identical pieces upward we engrave your logo with no tooling charge.',
      zh: '客户补货最多的盘碗、酒杯和刀叉系列，现以当季价格供应。\n\n同款满 24 件，免模具费刻印贵公司标志。',
    },
  },
  {
    slug: 'better-light',
    catalogIndex: 1,
    rootNames: ['Iluminación'],
    title: { es: 'Mejor luz para trabajar', en: 'Better light to work by', zh: '更好的工作照明' },
    body: {
      es: 'Lámparas de escritorio, lámparas colgantes y linternas elegidas por quienes pasan el día bajo su luz.\n\nSi amuebla un local entero, envíenos el plano: calculamos las luminarias y las entregamos agrupadas por sala.',
      en: 'Desk lamps, pendants and torches chosen by people who spend their day under them.\n\nFitting out a whole building? Send us the floor plan: we work out the lamps and deliver them sorted by room.',
      zh: '台灯、吊灯和手电筒，由每天在灯下工作的人亲自挑选。\n\n如需为整层空间配灯，请发来平面图：我们为您计算数量，并按房间分装送达。',
    },
  },
  {
    slug: 'shipping-season',
    catalogIndex: 1,
    rootNames: ['Embalaje', 'Oficina y papelería'],
    title: { es: 'Temporada de envíos', en: 'Shipping season', zh: '发货旺季' },
    body: {
      es: 'Sobres, bolsas, cintas y el material de oficina que acompaña a cada envío, listos antes de la temporada alta.\n\nEl mejor precio se aplica automáticamente al llegar a la cantidad indicada en cada artículo.',
      en: 'Mailers, bags, tape and the stationery that goes with every shipment, ready before the busy weeks.\n\nThe best price applies automatically once you reach the quantity shown on each item.',
      zh: '信封、纸袋、胶带以及发货必备的文具，旺季之前备齐。\n\n达到商品所示数量后，系统自动按最优价格计算。',
    },
  },
  {
    slug: 'kitchen-at-full-heat',
    catalogIndex: 0,
    rootNames: ['Cocina'],
    title: { es: 'Cocina a pleno fuego', en: 'Kitchen at full heat', zh: '厨房火力全开' },
    body: {
      es: 'Sartenes, cuchillos y cafeteras que aguantan el servicio de cada día, con descuento por cantidad.\n\nMarcamos mangos y tapas por partida, para que cada utensilio vuelva a su sitio.',
      en: 'Pans, knives and coffee makers that stand up to service every day, with quantity discounts.\n\nWe mark handles and lids station by station, so that everything finds its way back.',
      zh: '煎锅、刀具和咖啡壶，经得起每日营业的考验，多买更优惠。\n\n可按岗位在手柄和锅盖上做标记，用后各归其位。',
    },
  },
  {
    slug: 'workshop-in-order',
    catalogIndex: 1,
    rootNames: ['Herramientas'],
    title: { es: 'El taller, en orden', en: 'The workshop in order', zh: '井井有条的车间' },
    body: {
      es: 'Flexómetros, niveles, alicates y cajas de herramientas para renovar el equipo de una vez.\n\nGrabamos el nombre de cada cuadrilla y cortamos la espuma de las cajas con la forma de sus herramientas.',
      en: 'Tape measures, levels, pliers and toolboxes to replace the whole kit in one go.\n\nWe engrave each crew’s name and cut the foam of the boxes to the shape of your tools.',
      zh: '卷尺、水平尺、钳子和工具箱，一次更新整套装备。\n\n可刻上各班组名称，并按您的工具外形裁切箱内泡棉。',
    },
  },
  {
    slug: 'clean-and-tidy',
    catalogIndex: 0,
    rootNames: ['Limpieza', 'Organización y almacenamiento'],
    title: { es: 'Limpio y en su sitio', en: 'Clean and in its place', zh: '洁净有序' },
    body: {
      es: 'Cepillos, dispensadores, frascos y cajas para que cada cosa tenga su lugar.\n\nEtiquetamos los frascos y las cajas según su propia lista: envíenos los nombres y llegarán puestos.',
      en: 'Brushes, dispensers, jars and boxes, so that everything has its place.\n\nWe label jars and boxes from your own list: give us the names, and the labels arrive in place.',
      zh: '刷子、皂液器、密封罐和收纳箱，让每样东西各得其所。\n\n只需提供名称清单，我们即可为罐子和箱子贴好标签再发货。',
    },
  },
];

export type OfferItems = { catalogId: number; stockItemIds: number[] };

export const offerDocuments = (
  chosen: Offer[],
  getImageUrl: (offer: Offer) => string,
  findItems: (offer: Offer) => OfferItems,
): ContentDocument[] =>
  chosen.map((offer, index) => {
    const { slug, title, body } = offer;
    const shared = { imageUrl: getImageUrl(offer), ...findItems(offer) };
    return {
      kind: 'offer',
      slug,
      body: (language) => ({ offerId: index + 1, slug, title: title[language], body: body[language], ...shared }),
    };
  });
