import type { ContentDocument, Translated } from './contentDocument';

type ProductLine = {
  slug: string;
  colour: string;
  rootNames: string[];
  name: Translated;
  summary: Translated;
  body: Translated;
};

/** `rootNames` are the Spanish names of the top categories of the line. */
export const productLines: ProductLine[] = [
  {
    slug: 'workshop',
    colour: '#b3541e',
    rootNames: ['Tornillería y fijación', 'Herramientas manuales'],
    name: { es: 'Taller', en: 'Workshop', zh: '车间' },
    summary: { es: 'Todo para el banco de trabajo', en: 'All for the bench', zh: '工作台所需一应俱全' },
    body: {
      es: 'Del tornillo de banco al último tornillo: fijación, herramienta manual y medición, siempre en existencia.\n\nSe vende por unidad, por bolsa y por caja.',
      en: 'From the vice to the last screw: fastening, hand tools and measuring, always in stock.\n\nSold by the piece, the bag and the box.',
      zh: '从台虎钳到最后一颗螺丝：紧固件、手动工具和量具，常备现货。\n\n按件、按袋、按箱出售。',
    },
  },
  {
    slug: 'installations',
    colour: '#1d4e6b',
    rootNames: ['Material eléctrico', 'Fontanería'],
    name: { es: 'Instalaciones', en: 'Installations', zh: '安装工程' },
    summary: {
      es: 'Electricidad y agua, a la medida de la obra',
      en: 'Electricity and water, to the measure of the site',
      zh: '水电材料，按工程尺寸供应',
    },
    body: {
      es: 'Cable por metros, tubo cortado y accesorios para que la instalación cierre a la primera.',
      en: 'Cable by the metre, pipe cut to length and the fittings that make an installation close at the first attempt.',
      zh: '按米裁切的线缆、定长管材和各种配件，一次安装到位。',
    },
  },
  {
    slug: 'home',
    colour: '#2f6f4f',
    rootNames: ['Estanterías y almacenaje', 'Iluminación', 'Textil y cortinas'],
    name: { es: 'Hogar', en: 'Home', zh: '家居' },
    summary: {
      es: 'Estanterías, luz y tela para cada hueco',
      en: 'Shelves, light and fabric for every opening',
      zh: '适合每一处空间的层架、灯具和布艺',
    },
    body: {
      es: 'Lo que se ve en casa, cortado para que encaje: baldas, lámparas y cortinas en las medidas que usted dé.',
      en: 'What shows at home, cut so that it fits: shelves, lamps and curtains in the measures that you give.',
      zh: '家中所见，量身裁切：按您提供的尺寸制作层板、灯具和窗帘。',
    },
  },
];

export const productLineDocuments = (
  imageOf: (slug: string) => string,
  categoriesOf: (rootNames: string[]) => number[],
): ContentDocument[] =>
  productLines.map(({ slug, name, summary, body, rootNames }, index) => {
    const shared = { imageUrl: imageOf(slug), stockCategoryIds: categoriesOf(rootNames) };
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
