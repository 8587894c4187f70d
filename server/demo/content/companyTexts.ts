import type { Language } from '@/shared/i18n/languages';

import type { ContentDocument } from './contentDocument';

type Page = { title: string; body: string };

const contact: Record<Language, Page & { address: string; openingHours: string }> = {
  es: {
    title: 'Contacto',
    body: 'Escríbanos, llámenos o venga a ver las muestras: respondemos el mismo día hábil.\n\nSi necesita un corte, un grabado o un embalaje especial, indíquenos el artículo, la cantidad y la fecha, y le enviaremos un boceto con su precio.',
    address: 'Calle del Taller 12, parque industrial La Vega',
    openingHours: 'De lunes a viernes, de 8:00 a 17:00',
  },
  en: {
    title: 'Contact',
    body: 'Write, call, or come and see the samples: we reply within the working day.\n\nIf you need a special cut, engraving or packing, tell us the item, the quantity and the date, and we will send you a sketch with its price.',
    address: '12 Calle del Taller, La Vega business park',
    openingHours: 'Monday to Friday, 8:00 to 17:00',
  },
  zh: {
    title: '联系我们',
    body: '欢迎来信、来电，或到访查看样品，我们会在当个工作日内回复。\n\n如需特殊裁切、刻印或包装，请告知商品、数量和日期，我们将为您提供设计草图和报价。',
    address: '拉维加商务园塔列尔街 12 号',
    openingHours: '周一至周五 8:00–17:00',
  },
};

const about: Record<Language, Page> = {
  es: {
    title: 'Sobre nosotros',
    body: 'Medida nació en 1998 en un taller de grabado que marcaba copas para los restaurantes del barrio. Un cliente pidió también los platos, otro los manteles, un tercero las cajas para enviarlos, y así fue creciendo el catálogo.\n\nHoy somos dos casas bajo un mismo techo. La primera equipa cocinas, mesas y habitaciones; la segunda, talleres, oficinas y almacenes. Un solo carrito reúne las dos.\n\nSeguimos siendo un taller: cortamos telas y espuma, grabamos vidrio, acero y madera, imprimimos cajas y bolsas, y preparamos cada pedido como usted lo necesita, por mesas, por cuadrillas o por tiendas. Nada sale por la puerta sin que alguien lo haya mirado dos veces.',
  },
  en: {
    title: 'About us',
    body: 'Medida began in 1998 as an engraving workshop that marked glasses for the restaurants of the neighbourhood. One client asked for the plates too, another for the tablecloths, a third for the boxes to send them in, and so the catalogue grew.\n\nToday we are two houses under one roof. The first equips kitchens, tables and rooms; the second, workshops, offices and warehouses. A single cart serves both.\n\nWe are still a workshop: we cut textiles and foam, engrave glass, steel and wood, print boxes and bags, and pack every order the way you need it, by table, by crew or by shop. Nothing goes out of the door until someone has looked at it twice.',
  },
  zh: {
    title: '关于我们',
    body: 'Medida 始于 1998 年，最初是一间为街坊餐厅刻印酒杯的小作坊。后来有客户要配盘子，有客户要桌布，还有客户要发货用的纸箱，目录就这样一步步丰富起来。\n\n如今，我们是同一屋檐下的两家公司：一家服务厨房、餐桌与居室，另一家服务车间、办公室与仓库。一个购物车即可同时选购。\n\n我们仍是一间作坊：裁剪布料与泡棉，刻印玻璃、钢材和木材，印制纸箱与纸袋，并按您的需要分桌、分组或分店配货。每一件货出门之前，都有人仔细看过两遍。',
  },
};

export const companyDocuments = (aboutImage: string): ContentDocument[] => [
  {
    kind: 'contact',
    slug: 'contact',
    body: (language) => ({ ...contact[language], phone: '+1 555 0100', email: 'hola@medida.example' }),
  },
  { kind: 'about', slug: 'about', body: (language) => ({ ...about[language], imageUrl: aboutImage }) },
];
