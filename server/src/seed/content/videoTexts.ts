import type { ContentDocument, Translated } from './contentDocument';

type Video = { slug: string; colour: string; title: Translated; description: Translated };

export const videos: Video[] = [
  {
    slug: 'measuring',
    colour: '#1d4e6b',
    title: { es: 'Cómo medir un hueco', en: 'How to measure an opening', zh: '如何测量开口尺寸' },
    description: {
      es: 'Tres medidas, siempre la menor, y cinco milímetros de holgura',
      en: 'Three measures, always the smallest, and five millimetres to spare',
      zh: '量三处，取最小值，再留五毫米余量',
    },
  },
  {
    slug: 'cutting',
    colour: '#b3541e',
    title: { es: 'Así cortamos sus perfiles', en: 'How we cut your profiles', zh: '型材裁切过程' },
    description: { es: 'Una vuelta por el taller de corte', en: 'A tour of the cutting shop', zh: '裁切车间一览' },
  },
  {
    slug: 'ordering',
    colour: '#2f6f4f',
    title: { es: 'Su primer pedido', en: 'Your first order', zh: '您的第一份订单' },
    description: {
      es: 'Del catálogo a la entrega en tres pasos',
      en: 'From the catalogue to the delivery in three steps',
      zh: '从目录到收货，只需三步',
    },
  },
];

export const videoDocuments = (posterOf: (slug: string) => string): ContentDocument[] =>
  videos.map(({ slug, title, description }, index) => {
    const posterUrl = posterOf(slug);
    return {
      kind: 'video',
      slug,
      body: (language) => ({
        videoId: index + 1,
        title: title[language],
        description: description[language],
        youtubeId: null,
        url: `https://videos.example/medida/${slug}`,
        posterUrl,
      }),
    };
  });
