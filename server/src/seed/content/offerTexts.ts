import type { Scene } from '../drawings/scenes';
import type { ContentDocument, Translated } from './contentDocument';

/** `rootName` is the Spanish name of the top category whose items are offered. */
export type OfferPlace = { catalogIndex: number; rootName: string };

type Offer = OfferPlace & { slug: string; scene: Scene; title: Translated; body: Translated };

export const offers: Offer[] = [
  {
    slug: 'table-by-the-box',
    scene: 'table',
    catalogIndex: 0,
    rootName: 'Mesa',
    title: { es: 'La mesa, por caja', en: 'The table, by the box', zh: '餐桌用品整箱价' },
    body: {
      es: 'Vajilla y cristalería a precio de caja, desde la primera.\n\nEl precio baja solo al llegar a la cantidad indicada: no hace falta ningún código.',
      en: 'Crockery and glassware at the price of the box, from the first one on.\n\nThe price drops by itself at the quantity shown: no code is needed.',
      zh: '瓷器和玻璃器皿，从第一箱起即享整箱价。\n\n达到所示数量后价格自动下调，无需任何优惠码。',
    },
  },
  {
    slug: 'workshop-ready',
    scene: 'workshop',
    catalogIndex: 1,
    rootName: 'Herramientas',
    title: { es: 'El taller, a punto', en: 'The workshop, ready', zh: '车间焕新' },
    body: {
      es: 'Renueve lo que se gasta: cada mes elegimos lo que un taller repone, al mejor precio del año.',
      en: 'Renew what wears out: every month we choose what a workshop replaces, at the best price of the year.',
      zh: '更换易耗品：我们每月精选车间常换的商品，给出全年最低价。',
    },
  },
  {
    slug: 'clean-start',
    scene: 'cleaning',
    catalogIndex: 0,
    rootName: 'Limpieza',
    title: { es: 'Empezar de limpio', en: 'A clean start', zh: '焕然一新' },
    body: {
      es: 'Todo para abrir la temporada con la casa y el local como nuevos. Hasta agotar existencias.',
      en: 'All you need to open the season with house and shop like new. While stocks last.',
      zh: '换季清洁用品一应俱全，让家和店面焕然一新，售完为止。',
    },
  },
  {
    slug: 'desk-refill',
    scene: 'office',
    catalogIndex: 1,
    rootName: 'Oficina y papelería',
    title: { es: 'Reponer el escritorio', en: 'Refill the desk', zh: '补充办公桌' },
    body: {
      es: 'Lo que se acaba en la oficina sin que nadie lo vea venir, en paquetes grandes y a menor precio.',
      en: 'What runs out in an office before anybody notices, in large packs and at a lower price.',
      zh: '办公室里悄悄用完的消耗品，大包装，更低价。',
    },
  },
];

export const offerDocuments = (
  pictureOf: (scene: Scene) => string,
  itemsOf: (place: OfferPlace) => { catalogId: number; stockItemIds: number[] },
): ContentDocument[] =>
  offers.map(({ slug, scene, title, body, ...place }, index) => {
    const pictured = { imageUrl: pictureOf(scene), ...itemsOf(place) };
    return {
      kind: 'offer',
      slug,
      body: (language) => ({ offerId: index + 1, slug, title: title[language], body: body[language], ...pictured }),
    };
  });
