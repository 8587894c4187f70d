import type { Translated } from '../catalogue/translated';
import type { ContentDocument } from './contentDocument';

const terms: { title: Translated; body: Translated }[] = [
  {
    title: { es: 'Condiciones de venta', en: 'Terms of sale', zh: '销售条款' },
    body: {
      es: 'Vendemos a empresas y profesionales registrados. Los precios se expresan en dólares de los Estados Unidos y no incluyen impuestos, que se agregan al pedido.\n\nUn pedido queda aceptado cuando recibe su número. El precio de cada línea es el vigente en ese momento, con el mejor precio cuando la cantidad lo alcanza.\n\nCada catálogo pertenece a una empresa del grupo: un carrito con artículos de las dos da lugar a dos pedidos, y cada empresa factura y entrega el suyo.',
      en: 'We sell to registered businesses and professionals. Prices are in United States dollars and exclude tax, which is added to the order.\n\nAn order is accepted once it has its number. The price of each line is the one in force at that moment, with the best price where the quantity reaches it.\n\nEach catalogue belongs to one company of the group: a cart with items from both becomes two orders, and each company invoices and delivers its own.',
      zh: '我们面向注册企业和专业人士销售。价格以美元计，不含税，税款在订单中另计。\n\n订单取得编号即视为接受。每行价格以当时有效价格为准；数量达到要求时适用最优价格。\n\n两个目录分属集团内的两家公司：购物车中同时含有两家商品时，将生成两份订单，由各公司分别开票和发货。',
    },
  },
  {
    title: { es: 'Entregas y devoluciones', en: 'Deliveries and returns', zh: '配送与退货' },
    body: {
      es: 'Los artículos en existencia salen el mismo día si el pedido entra antes de las 15:00, y llegan en un plazo de uno a cinco días hábiles según el destino.\n\nRevise el envío al recibirlo: atendemos reclamos por daños o faltantes durante siete días.\n\nLos artículos estándar se pueden devolver sin usar y en su embalaje durante treinta días.',
      en: 'Items in stock leave the same day when ordered before 15:00, and arrive within one to five working days, depending on the destination.\n\nCheck the delivery when it arrives: we settle claims for damaged or missing items for seven days.\n\nStandard items may be returned unused and in their packaging within thirty days.',
      zh: '15:00 前下单的现货当日发出，视目的地不同，一至五个工作日送达。\n\n请在收货时验货：货损或缺件可在七天内提出。\n\n标准商品在未使用且包装完好的情况下，三十天内可以退货。',
    },
  },
  {
    title: { es: 'Trabajos a medida', en: 'Work made to measure', zh: '定制服务' },
    body: {
      es: 'Cortes, grabados, bordados e impresiones se hacen sobre un boceto que usted aprueba por escrito. A partir de esa aprobación, el plazo habitual es de cinco a diez días hábiles.\n\nEn las medidas textiles admitimos una tolerancia de un centímetro; en grabado, de medio milímetro.\n\nLo hecho por encargo no admite devolución, salvo defecto o diferencia con el boceto aprobado.',
      en: 'Cutting, engraving, embroidery and printing follow a sketch that you approve in writing. From that approval it usually takes five to ten working days.\n\nTextile measurements have a tolerance of one centimetre; engraving, of half a millimetre.\n\nWhat is made to order cannot be returned, unless it is faulty or differs from the approved sketch.',
      zh: '裁切、刻印、刺绣和印刷均以您书面确认的草图为准。确认后通常需要五至十个工作日。\n\n布料尺寸允许一厘米误差，刻印位置允许半毫米误差。\n\n定制商品除有缺陷或与确认的草图不符外，不予退货。',
    },
  },
  {
    title: { es: 'Privacidad', en: 'Privacy', zh: '隐私' },
    body: {
      es: 'Guardamos los datos de su empresa, sus pedidos y los mensajes que nos envía, y los usamos solo para atenderle.\n\nNo los cedemos a nadie, salvo al transportista lo necesario para la entrega.\n\nSu contraseña se guarda de forma que ni nosotros podemos leerla. Puede pedirnos en cualquier momento una copia de sus datos o que los borremos. Al borrarlos conservamos sus pedidos como documentos mercantiles, sin su nombre, sus datos de contacto ni sus comentarios.',
      en: 'We keep your company’s details, your orders and the messages that you send us, and use them only to serve you.\n\nWe share them with nobody, except for what the carrier needs to deliver.\n\nYour password is kept in a way that not even we can read. You may ask us at any time for a copy of your data, or to erase it. After erasing it we keep your orders as business records, without your name, contact details or comments.',
      zh: '我们保存贵公司的资料、订单以及您发来的信息，仅用于为您服务。\n\n除配送所需信息提供给承运商外，我们不会向任何第三方提供。\n\n您的密码以连我们也无法读取的方式保存。您可随时索取数据副本或要求删除。删除后，我们仅将订单作为商业记录保留，其中不含您的名称、联系方式和备注。',
    },
  },
];

export const termDocuments: ContentDocument[] = terms.map(({ title, body }, index) => ({
  kind: 'term',
  slug: String(index + 1),
  body: (language) => ({ termId: index + 1, title: title[language], body: body[language] }),
}));
