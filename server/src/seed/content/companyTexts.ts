import type { Language } from '@/shared/i18n/languages';

import type { ContentDocument } from './contentDocument';

type Page = { title: string; body: string };

const contact: Record<Language, Page & { address: string; openingHours: string }> = {
  es: {
    title: 'Contacto',
    body: 'Escríbanos, llámenos o venga a vernos. Respondemos el mismo día hábil.\n\nSi pregunta por una medida especial, díganos el artículo, la cantidad y para cuándo la necesita.',
    address: 'Calle del Taller 12, polígono La Vega',
    openingHours: 'De lunes a viernes, de 8:00 a 17:00',
  },
  en: {
    title: 'Contact',
    body: 'Write to us, call us or come and see us. We answer within the working day.\n\nIf you ask for a special measure, tell us the item, the quantity and when you need it.',
    address: '12 Workshop Street, La Vega estate',
    openingHours: 'Monday to Friday, 8:00 to 17:00',
  },
  zh: {
    title: '联系我们',
    body: '欢迎来信、来电或到访，我们会在当个工作日内回复。\n\n如需特殊尺寸，请告知商品、数量和需要的日期。',
    address: '拉维加工业区车间街 12 号',
    openingHours: '周一至周五，8:00 至 17:00',
  },
};

const about: Record<Language, Page> = {
  es: {
    title: 'Quiénes somos',
    body: 'Medida nació en 1998 como un taller que cortaba telas y estantes para los comercios del barrio. Hoy abastece a tiendas, hoteles, talleres y oficinas desde dos almacenes: uno para el hogar y la mesa, otro para el taller y la oficina.\n\nTenemos en existencia lo que un negocio gasta cada día, y hacemos a medida lo que no viene de serie.\n\nCada pedido lo prepara una persona que conoce los artículos. Si algo no cuadra, le llamamos antes de enviarlo.',
  },
  en: {
    title: 'About us',
    body: 'Medida began in 1998 as a workshop that cut fabrics and shelves for the shops of the neighbourhood. Today it supplies shops, hotels, workshops and offices from two warehouses: one for the home and the table, one for the workshop and the office.\n\nWe stock what a business uses every day, and make to measure what does not come ready-made.\n\nEvery order is prepared by a person who knows the items. If something does not add up, we call you before we send it.',
  },
  zh: {
    title: '关于我们',
    body: 'Medida 创立于 1998 年，最初是一家为本地商铺裁切布料和层板的作坊。如今，我们从两个仓库向商店、酒店、车间和办公室供货：一个供应家居与餐桌用品，一个供应车间与办公用品。\n\n企业日常所需我们都有现货；没有成品的，我们按尺寸制作。\n\n每一份订单都由熟悉商品的人员配货。若有疑问，我们会在发货前致电确认。',
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
