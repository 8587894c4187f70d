import type { Language } from '@/shared/i18n/languages';

import type { ContentDocument } from './contentDocument';

const texts: Record<Language, Record<string, string>> = {
  es: {
    aside_button: 'Ver el catálogo',
    aside_sub_title: 'Más de mil artículos en existencia y fabricación a medida en cinco días',
    aside_title: 'Productos hechos a medida',
    card_action_button: 'Escríbanos',
    card_action_title: '¿Necesita otra medida? Se la hacemos',
    step_one: 'Llene su carrito',
    step_two: 'Identifíquese',
    step_three: 'Reciba su pedido',
    step_title: 'Comprar en tres pasos',
    title_highlighted: 'Destacados',
    title_offer: 'Ofertas',
    title_recent: 'Novedades',
  },
  en: {
    aside_button: 'See the catalogue',
    aside_sub_title: 'More than a thousand items in stock, made to measure in five days',
    aside_title: 'Products made to measure',
    card_action_button: 'Write to us',
    card_action_title: 'Do you need another measure? We make it',
    step_one: 'Fill your cart',
    step_two: 'Tell us who you are',
    step_three: 'Receive your order',
    step_title: 'Buying in three steps',
    title_highlighted: 'Highlighted',
    title_offer: 'Offers',
    title_recent: 'Recently added',
  },
  zh: {
    aside_button: '查看目录',
    aside_sub_title: '上千种现货，五天内按尺寸制作',
    aside_title: '量身定制的产品',
    card_action_button: '联系我们',
    card_action_title: '需要其他尺寸？我们为您制作',
    step_one: '加入购物车',
    step_two: '填写您的信息',
    step_three: '收货',
    step_title: '三步完成采购',
    title_highlighted: '精选',
    title_offer: '优惠',
    title_recent: '新品',
  },
};

export const layoutDocuments: ContentDocument[] = [
  { kind: 'layout', slug: 'layout', body: (language) => texts[language] },
];
