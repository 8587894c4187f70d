import type { Scene } from '../drawings/scenes';
import type { ContentDocument, Translated } from './contentDocument';

type Video = { slug: string; scene: Scene; title: Translated; description: Translated };

const videos: Video[] = [
  {
    slug: 'measuring',
    scene: 'textiles',
    title: { es: 'Cómo medir un hueco', en: 'How to measure an opening', zh: '如何测量开口尺寸' },
    description: {
      es: 'Tres medidas, siempre la menor, y cinco milímetros de holgura',
      en: 'Three measures, always the smallest, and five millimetres to spare',
      zh: '量三处，取最小值，再留五毫米余量',
    },
  },
  {
    slug: 'packing',
    scene: 'packaging',
    title: { es: 'Así preparamos su pedido', en: 'How we prepare your order', zh: '您的订单如何配货' },
    description: {
      es: 'Una vuelta por el almacén, del estante a la caja',
      en: 'A tour of the warehouse, from the shelf to the box',
      zh: '从货架到包装箱，仓库一览',
    },
  },
  {
    slug: 'ordering',
    scene: 'office',
    title: { es: 'Su primer pedido', en: 'Your first order', zh: '您的第一份订单' },
    description: {
      es: 'Del catálogo a la entrega en tres pasos',
      en: 'From the catalogue to the delivery in three steps',
      zh: '从目录到收货，只需三步',
    },
  },
];

export const videoDocuments = (posterOf: (scene: Scene) => string): ContentDocument[] =>
  videos.map(({ slug, scene, title, description }, index) => {
    const posterUrl = posterOf(scene);
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
