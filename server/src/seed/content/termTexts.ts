import type { ContentDocument, Translated } from './contentDocument';

const terms: { title: Translated; body: Translated }[] = [
  {
    title: { es: 'Condiciones de venta', en: 'Terms of sale', zh: '销售条款' },
    body: {
      es: 'Vendemos a empresas y profesionales registrados. Los precios se expresan en dólares de los Estados Unidos y no incluyen impuestos, que se añaden en el pedido.\n\nUn pedido queda aceptado cuando le damos su número. El precio de cada línea es el vigente en ese momento, con el mejor precio cuando la cantidad lo alcanza.\n\nLos artículos hechos a medida se fabrican para usted y no admiten devolución, salvo defecto.',
      en: 'We sell to registered businesses and professionals. Prices are in United States dollars and without taxes, which are added to the order.\n\nAn order is accepted when we give you its number. The price of each line is the one in force at that moment, with the best price where the quantity reaches it.\n\nItems made to measure are made for you and cannot be returned, unless they are faulty.',
      zh: '我们面向注册企业和专业人士销售。价格以美元计，不含税，税款在订单中另计。\n\n我们提供订单号后，订单即被接受。每行价格以当时有效价格为准；数量达到要求时适用最优价格。\n\n按尺寸制作的商品为您专门制作，除有缺陷外不予退货。',
    },
  },
  {
    title: { es: 'Entregas y devoluciones', en: 'Deliveries and returns', zh: '配送与退货' },
    body: {
      es: 'Repartimos a diario en la ciudad los pedidos hechos antes de las 15:00. Al resto del país llegamos en un plazo de dos a cinco días hábiles.\n\nRevise el envío al recibirlo: admitimos reclamaciones por daños durante siete días.\n\nLos artículos de serie se pueden devolver sin usar, en su embalaje, durante treinta días.',
      en: 'We deliver daily in town what was ordered before 15:00. The rest of the country takes two to five working days.\n\nCheck the delivery when it arrives: claims for damage are accepted for seven days.\n\nReady-made items may be returned unused, in their packaging, for thirty days.',
      zh: '15:00 前的订单在市内每日配送，其他地区需两至五个工作日。\n\n请在收货时验货：货损可在七天内提出索赔。\n\n标准商品在未使用且包装完好的情况下，三十天内可以退货。',
    },
  },
  {
    title: { es: 'Privacidad', en: 'Privacy', zh: '隐私' },
    body: {
      es: 'Guardamos los datos de su empresa, sus pedidos y los mensajes que nos envía, y los usamos solo para atenderle.\n\nNo los cedemos a nadie, salvo al transportista lo necesario para la entrega.\n\nSu contraseña se guarda de forma que ni nosotros podemos leerla. Puede pedirnos en cualquier momento una copia de sus datos o que los borremos.',
      en: 'We keep the data of your business, your orders and the messages that you send us, and use them only to serve you.\n\nNobody else receives them, except for what the carrier needs to deliver.\n\nYour password is kept in a way that not even we can read it. You may ask us at any time for a copy of your data, or to erase it.',
      zh: '我们保存贵公司的资料、订单以及您发给我们的信息，仅用于为您服务。\n\n除配送所需信息提供给承运商外，我们不会向任何第三方提供。\n\n您的密码以连我们也无法读取的方式保存。您可随时索取数据副本或要求删除。',
    },
  },
];

export const termDocuments: ContentDocument[] = terms.map(({ title, body }, index) => ({
  kind: 'term',
  slug: String(index + 1),
  body: (language) => ({ termId: index + 1, title: title[language], body: body[language] }),
}));
