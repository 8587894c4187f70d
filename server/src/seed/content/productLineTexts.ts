import type { Scene } from '../drawings/scenes';
import type { ContentDocument, Translated } from './contentDocument';

type ProductLine = { scene: Scene; rootNames: string[]; name: Translated; summary: Translated; body: Translated };

/** `rootNames` are the Spanish names of the top categories of the line. */
const productLines: ProductLine[] = [
  {
    scene: 'kitchen',
    rootNames: ['Cocina', 'Mesa'],
    name: { es: 'Cocina y mesa', en: 'Kitchen and table', zh: '厨房与餐桌' },
    summary: { es: 'Del fogón al servicio', en: 'From the stove to the table', zh: '从灶台到餐桌' },
    body: {
      es: 'Ollas, cuchillos, vajilla y cristal para casas y comedores, con repuesto de cada pieza.\n\nSe vende por unidad, por juego y por caja.',
      en: 'Pots, knives, crockery and glass for homes and dining rooms, with a replacement for every piece.\n\nSold by the piece, the set and the box.',
      zh: '面向家庭和餐厅的锅具、刀具、餐具与玻璃器皿，每件均可补配。\n\n按件、按套、按箱出售。',
    },
  },
  {
    scene: 'textiles',
    rootNames: ['Textil del hogar'],
    name: { es: 'Textil a medida', en: 'Textiles to measure', zh: '定制家纺' },
    summary: { es: 'Tela para cada hueco', en: 'Fabric for every opening', zh: '适合每一处空间的布艺' },
    body: {
      es: 'Toallas, cojines y mantelería de serie, y lo mismo en la medida que usted dé.\n\nMedimos tres veces y cortamos una.',
      en: 'Towels, cushions and table linen ready-made, and the same in the measure that you give.\n\nWe measure three times and cut once.',
      zh: '毛巾、靠垫和桌布既有成品，也可按您的尺寸制作。\n\n我们量三次，裁一次。',
    },
  },
  {
    scene: 'workshop',
    rootNames: ['Herramientas', 'Iluminación', 'Almacenaje'],
    name: { es: 'Taller y almacén', en: 'Workshop and warehouse', zh: '车间与仓库' },
    summary: { es: 'Herramienta, luz y orden', en: 'Tools, light and order', zh: '工具、照明与收纳' },
    body: {
      es: 'Herramienta manual y eléctrica, luz donde hace falta y estanterías en la medida de la nave.',
      en: 'Hand and power tools, light where it is needed and shelving to the measure of the hall.',
      zh: '手动与电动工具、按需照明，以及按厂房尺寸配置的货架。',
    },
  },
  {
    scene: 'packaging',
    rootNames: ['Oficina y papelería', 'Embalaje'],
    name: { es: 'Oficina y embalaje', en: 'Office and packaging', zh: '办公与包装' },
    summary: { es: 'Lo que se gasta cada día', en: 'What is used up every day', zh: '每日消耗品' },
    body: {
      es: 'Papel, escritura, cajas y cinta en los paquetes que conviene comprar.\n\nCajas impresas con su marca desde cien unidades.',
      en: 'Paper, pens, boxes and tape in the packs that are worth buying.\n\nBoxes printed with your mark from a hundred pieces.',
      zh: '纸张、文具、纸箱和胶带，实惠包装。\n\n一百件起可印制您的标志。',
    },
  },
  {
    scene: 'cleaning',
    rootNames: ['Limpieza'],
    name: { es: 'Limpieza', en: 'Cleaning', zh: '清洁' },
    summary: { es: 'Para la casa y para el local', en: 'For the house and for the shop', zh: '家用与商用' },
    body: {
      es: 'Útiles y repuestos de limpieza que aguantan el uso diario.',
      en: 'Cleaning tools and refills that stand daily use.',
      zh: '经得起日常使用的清洁工具和替换装。',
    },
  },
];

export const productLineDocuments = (
  pictureOf: (scene: Scene) => string,
  categoriesOf: (rootNames: string[]) => number[],
): ContentDocument[] =>
  productLines.map(({ scene, name, summary, body, rootNames }, index) => {
    const shared = { imageUrl: pictureOf(scene), stockCategoryIds: categoriesOf(rootNames) };
    return {
      kind: 'productLine',
      // The contract reads a product line by its id.
      slug: String(index + 1),
      body: (language) => ({
        productLineId: index + 1,
        name: name[language],
        summary: summary[language],
        body: body[language],
        ...shared,
      }),
    };
  });
