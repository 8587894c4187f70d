import type { Language } from '@/shared/i18n/languages';

import type { ContentDocument } from './contentDocument';

/** Spec §3, layout data. */
const texts: Record<Language, Record<string, string>> = {
  es: {
    aside_button: 'Ver el catálogo',
    aside_sub_title: 'Todo para su cocina, su taller y su oficina: cortado, grabado y embalado por encargo.',
    aside_title: 'Productos hechos a medida',
    card_action_button: 'Cuéntenos qué necesita',
    card_action_title: '¿No encuentra su medida? Se la hacemos.',
    step_one: 'Llene su carrito',
    step_two: 'Inicie sesión',
    step_three: 'Reciba su pedido',
    step_title: 'Comprar en tres pasos',
    title_highlighted: 'Destacados',
    title_offer: 'Ofertas',
    title_recent: 'Novedades',
  },
  en: {
    aside_button: 'Browse the catalogue',
    aside_sub_title: 'Everything for your kitchen, workshop and office: cut, engraved and packed to order.',
    aside_title: 'Products made to measure',
    card_action_button: 'Tell us what you need',
    card_action_title: 'Can’t find your size? We’ll make it.',
    step_one: 'Fill your cart',
    step_two: 'Sign in',
    step_three: 'Receive your order',
    step_title: 'Order in three steps',
    title_highlighted: 'Highlights',
    title_offer: 'Offers',
    title_recent: 'New arrivals',
  },
  zh: {
    aside_button: '浏览目录',
    aside_sub_title: '厨房、车间与办公用品一应俱全，裁切、刻印、包装皆可定制。',
    aside_title: '好物，量身定制',
    card_action_button: '告诉我们您的需求',
    card_action_title: '没有合适的尺寸？我们为您定做。',
    step_one: '加入购物车',
    step_two: '登录账户',
    step_three: '收到货物',
    step_title: '三步完成订购',
    title_highlighted: '精选商品',
    title_offer: '优惠专区',
    title_recent: '新品上架',
  },
};

export const layoutDocuments: ContentDocument[] = [
  { kind: 'layout', slug: 'layout', body: (language) => texts[language] },
];
