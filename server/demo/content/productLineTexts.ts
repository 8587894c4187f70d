import type { Translated } from '../catalogue/translated';
import type { ContentDocument } from './contentDocument';

export type ProductLine = {
  slug: string;
  /** Spanish names of the line's root categories. */
  rootNames: string[];
  name: Translated;
  summary: Translated;
  body: Translated;
};

export const productLines: ProductLine[] = [
  {
    slug: 'table',
    rootNames: ['Cocina', 'Vajilla y mesa'],
    name: { es: 'Cocina y mesa', en: 'Kitchen and table', zh: '厨房与餐具' },
    summary: {
      es: 'Del fuego al mantel, con su sello',
      en: 'From stove to table, with your mark on it',
      zh: '从炉灶到餐桌，处处有您的标记',
    },
    body: {
      es: 'Ollas, cuchillos y cafeteras que aguantan el servicio de cada día; porcelana, gres y vidrio que se reponen pieza a pieza, sin cambiar toda la mesa.\n\nGrabamos al láser copas y cubiertos, y cocemos su logotipo en el borde del plato desde 24 unidades. El boceto es gratuito.',
      en: 'Pots, knives and coffee makers that stand up to service every day; porcelain, stoneware and glass that you replace piece by piece, without changing the whole table.\n\nWe laser-engrave glasses and cutlery, and fire your logo onto the rim of the plate from 24 units upward. The sketch is free.',
      zh: '锅具、刀具和咖啡壶经得起每日营业的考验；瓷器、炻器和玻璃器皿可单件补配，无需整桌更换。\n\n酒杯与刀叉可激光刻印，盘沿可烧制贵公司标志，24 件起订，设计草图免费。',
    },
  },
  {
    slug: 'textiles',
    rootNames: ['Textiles para el hogar'],
    name: { es: 'Textiles a medida', en: 'Made-to-measure textiles', zh: '定制家纺' },
    summary: {
      es: 'Cortado y bordado por encargo',
      en: 'Cut and embroidered to order',
      zh: '精确裁剪，按需刺绣',
    },
    body: {
      es: 'Toallas, mantelería, cojines y alfombras en lino, algodón y yute.\n\nDenos el largo y el ancho: cortamos y rematamos en el taller, y bordamos iniciales o logotipos. Los retazos vuelven con el pedido, para los arreglos.',
      en: 'Towels, table linen, cushions and rugs in linen, cotton and jute.\n\nGive us length and width: we cut and hem in our own workshop, and embroider initials or logos. The offcuts come with the order, for mending.',
      zh: '亚麻、棉和黄麻制成的毛巾、桌布、靠垫与地毯。\n\n您提供长宽，我们在自有车间裁剪锁边，并可绣上姓名缩写或标志。余料随货附上，方便日后修补。',
    },
  },
  {
    slug: 'workshop',
    rootNames: ['Herramientas', 'Iluminación'],
    name: { es: 'Taller y luz', en: 'Workshop and light', zh: '车间与照明' },
    summary: {
      es: 'Herramientas marcadas y luz donde hace falta',
      en: 'Marked tools, and light where it is needed',
      zh: '专属标记的工具，恰到好处的光',
    },
    body: {
      es: 'Herramientas manuales y eléctricas, de medición y cajas para llevarlas, junto con la iluminación que pide cada banco.\n\nGrabamos nombres y números de serie, y cortamos espumas a la forma exacta de cada juego.',
      en: 'Hand and power tools, measuring tools and toolboxes, together with the light that each bench asks for.\n\nWe engrave names and serial numbers, and cut foam to the exact shape of every set.',
      zh: '手动与电动工具、测量与收纳，以及每个工位所需的照明。\n\n可刻印姓名和编号，并按每套工具的外形精确裁切泡棉。',
    },
  },
  {
    slug: 'office',
    rootNames: ['Oficina y papelería', 'Embalaje'],
    name: { es: 'Oficina y envíos', en: 'Office and shipping', zh: '办公与发货' },
    summary: {
      es: 'Del bolígrafo a la última caja',
      en: 'From the pen to the last box',
      zh: '从一支笔到最后一个纸箱',
    },
    body: {
      es: 'Papelería, archivo y escritorio, y todo lo que hace falta para que un paquete llegue entero.\n\nImprimimos cuadernos, cajas, bolsas y etiquetas con su marca, y hacemos cajas con las medidas interiores que usted indique.',
      en: 'Stationery, filing and desk items, and all it takes for a parcel to arrive in one piece.\n\nWe print notebooks, boxes, bags and labels with your brand, and make boxes to the inside dimensions that you give.',
      zh: '文具、归档与桌面用品，以及让包裹完好送达所需的一切。\n\n笔记本、纸箱、纸袋和标签均可印制品牌，纸箱还可按您提供的内尺寸制作。',
    },
  },
  {
    slug: 'order',
    rootNames: ['Organización y almacenamiento', 'Limpieza'],
    name: { es: 'Orden y limpieza', en: 'Storage and cleaning', zh: '收纳与清洁' },
    summary: {
      es: 'Cada cosa en su sitio, y el sitio limpio',
      en: 'A place for everything, and a clean one',
      zh: '物有其位，处处洁净',
    },
    body: {
      es: 'Cestas, cajas, frascos y estanterías; cepillos, baldes y pulverizadores para casa y para uso profesional.\n\nAjustamos las estanterías al hueco que usted mida y entregamos las cajas rotuladas, por zona o por color.',
      en: 'Baskets, boxes, jars and shelving; brushes, buckets and sprayers for the home and for professional use.\n\nWe fit the shelving to the gap that you measure and deliver the boxes labelled, by area or by colour.',
      zh: '篮子、箱子、密封罐与货架；家用和专业用的刷子、水桶与喷壶。\n\n货架可按您量得的空间定制，箱子按区域或颜色贴好标签再送达。',
    },
  },
];

export const productLineDocuments = (
  chosen: ProductLine[],
  getImageUrl: (line: ProductLine) => string,
  findCategories: (rootNames: string[]) => number[],
): ContentDocument[] =>
  chosen.map((line, index) => {
    const { name, summary, body } = line;
    const shared = { imageUrl: getImageUrl(line), stockCategoryIds: findCategories(line.rootNames) };
    return {
      kind: 'productLine',
      // The contract fetches a product line by its id.
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
