import type { Translated } from '../catalogue/translated';
import type { ContentDocument } from './contentDocument';
import type { FilmName } from './films';

type Video = { slug: FilmName; title: Translated; description: Translated };

const videos: Video[] = [
  {
    slug: 'engraving',
    title: { es: 'Así grabamos una copa', en: 'How we engrave a glass', zh: '一只酒杯的刻印过程' },
    description: {
      es: 'Del boceto al láser, en menos de dos minutos',
      en: 'From sketch to laser in under two minutes',
      zh: '从草图到激光刻印，不到两分钟',
    },
  },
  {
    slug: 'measuring',
    title: { es: 'Cómo medir para un mantel', en: 'How to measure for a tablecloth', zh: '如何测量桌布尺寸' },
    description: {
      es: 'Largo, ancho y caída: tres medidas y ninguna sorpresa',
      en: 'Length, width and drop: three measures and no surprises',
      zh: '长、宽、垂边：量好三处，毫无意外',
    },
  },
  {
    slug: 'packing',
    title: {
      es: 'Un pedido, de la estantería al camión',
      en: 'An order, from shelf to lorry',
      zh: '一份订单：从货架到货车',
    },
    description: {
      es: 'Cómo preparamos y embalamos lo que usted pide',
      en: 'How we pick and pack what you order',
      zh: '看我们如何为您配货与包装',
    },
  },
];

export const videoDocuments = (
  getPosterUrl: (slug: FilmName) => string,
  getFilmUrl: (slug: FilmName) => string,
): ContentDocument[] =>
  videos.map(({ slug, title, description }, index) => {
    const posterUrl = getPosterUrl(slug);
    const url = getFilmUrl(slug);
    return {
      kind: 'video',
      slug,
      body: (language) => ({
        videoId: index + 1,
        title: title[language],
        description: description[language],
        youtubeId: null,
        url,
        posterUrl,
      }),
    };
  });
