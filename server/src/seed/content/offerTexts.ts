import type { ContentDocument, Translated } from './contentDocument';

type Offer = { slug: string; catalogIndex: number; colour: string; title: Translated; body: Translated };

export const offers: Offer[] = [
  {
    slug: 'box-prices',
    catalogIndex: 0,
    colour: '#1d4e6b',
    title: { es: 'Precios por caja', en: 'Box prices', zh: '整箱价' },
    body: {
      es: 'Los artículos que más salen, con precio de caja desde la primera caja.\n\nEl precio baja solo al llegar a la cantidad indicada: no hace falta ningún código.',
      en: 'The items that sell most, at the price of the box from the first box on.\n\nThe price drops by itself at the quantity shown: no code is needed.',
      zh: '最畅销的商品，从第一箱起即享整箱价。\n\n达到所示数量后价格自动下调，无需任何优惠码。',
    },
  },
  {
    slug: 'workshop-ready',
    catalogIndex: 0,
    colour: '#b3541e',
    title: { es: 'El taller, a punto', en: 'The workshop, ready', zh: '车间焕新' },
    body: {
      es: 'Renueve lo que se gasta: seleccionamos cada mes lo que un taller repone, al mejor precio del año.',
      en: 'Renew what wears out: every month we choose what a workshop replaces, at the best price of the year.',
      zh: '更换易耗品：我们每月精选车间常换的商品，给出全年最低价。',
    },
  },
  {
    slug: 'season-start',
    catalogIndex: 1,
    colour: '#2f6f4f',
    title: { es: 'Inicio de temporada', en: 'Start of the season', zh: '换季优惠' },
    body: {
      es: 'Todo para empezar la temporada con las estanterías llenas. Hasta agotar existencias.',
      en: 'All you need to begin the season with full shelves. While stocks last.',
      zh: '换季备货所需一应俱全，售完为止。',
    },
  },
];

export const offerDocuments = (
  imageOf: (slug: string) => string,
  itemsOf: (offer: { slug: string; catalogIndex: number }) => { catalogId: number; stockItemIds: number[] },
): ContentDocument[] =>
  offers.map((offer, index) => {
    const { slug, title, body } = offer;
    const pictured = { imageUrl: imageOf(slug), ...itemsOf(offer) };
    return {
      kind: 'offer',
      slug,
      body: (language) => ({ offerId: index + 1, slug, title: title[language], body: body[language], ...pictured }),
    };
  });
