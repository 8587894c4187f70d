import { createIntl, createIntlCache } from '@formatjs/intl';

import { type Language, languages } from '@/shared/i18n/languages';

import en from '../../../../locales/en.json';
import es from '../../../../locales/es.json';
import zh from '../../../../locales/zh.json';
import { identityMessages } from './identityMessages';
import { mailMessages } from './mailMessages';

/** For what services and application say in the same words. */
const applicationTexts = { es, en, zh };

/** The services' own messages to users. The application's texts are in locales/. */
const messages = {
  ...mailMessages,
  ...identityMessages,
  badRequest: {
    es: 'La solicitud no es válida: {detail}',
    en: 'The request is not valid: {detail}',
    zh: '请求无效：{detail}',
  },
  forbidden: {
    es: 'La solicitud no procede de esta página: vuelva a cargarla e inténtelo de nuevo',
    en: 'The request does not come from this page: reload it and try again',
    zh: '该请求并非来自本页面，请刷新后重试',
  },
  notFound: { es: 'No se encontró', en: 'Not found', zh: '未找到' },
  tooLarge: { es: 'La solicitud es demasiado grande', en: 'The request is too large', zh: '请求内容过大' },
  unsupportedType: {
    es: 'La solicitud debe enviarse como application/json',
    en: 'The request must be sent as application/json',
    zh: '请求必须以 application/json 发送',
  },
  tooManyRequests: {
    es: 'Demasiados intentos: espere {seconds} segundos',
    en: 'Too many attempts: wait {seconds} seconds',
    zh: '尝试次数过多，请等待 {seconds} 秒',
  },
  serverError: {
    es: 'El servicio falló; no se cambió nada',
    en: 'The service failed; nothing was changed',
    zh: '服务出错，未作任何更改',
  },
  unavailable: {
    es: 'El servicio no está disponible en este momento; no se cambió nada',
    en: 'The service is unavailable at the moment; nothing was changed',
    zh: '服务暂时不可用，未作任何更改',
  },
  outcomeUnknown: {
    es: 'El servicio no pudo confirmar a tiempo si el cambio se guardó; verifíquelo antes de intentarlo de nuevo',
    en: 'The service could not confirm in time whether the change was saved; check before you try again',
    zh: '服务未能及时确认更改是否已保存，请核实后再重试',
  },
  wrongPresentPassword: {
    es: 'La contraseña actual no es correcta',
    en: 'The current password is wrong',
    zh: '当前密码不正确',
  },
  passwordUnchanged: {
    es: 'Elija una contraseña distinta de la actual',
    en: 'Choose a password that differs from the current one',
    zh: '请选择与当前密码不同的密码',
  },
  passwordOwnName: {
    es: 'Elija otra contraseña: apenas contiene más que su nombre, su correo o el nombre de la tienda',
    en: 'Choose another password: this one is little more than your name, your e-mail or the name of the shop',
    zh: '请选择其他密码：该密码主要由您的姓名、邮箱或商店名称组成',
  },
  passwordRepeated: {
    es: 'Elija otra contraseña: esta repite los mismos caracteres',
    en: 'Choose another password: this one repeats the same characters',
    zh: '请选择其他密码：该密码只是重复相同的字符',
  },
  passwordSequence: {
    es: 'Elija otra contraseña: esta es una secuencia, como 12345 o qwerty',
    en: 'Choose another password: this one is a sequence, such as 12345 or qwerty',
    zh: '请选择其他密码：该密码是连续字符，例如 12345 或 qwerty',
  },
  passwordCommon: {
    es: 'Elija otra contraseña: esta es de las que se adivinan primero',
    en: 'Choose another password: this one is among the first that are guessed',
    zh: '请选择其他密码：该密码过于常见，极易被猜中',
  },
  notPermitted: {
    es: 'No tiene permiso para hacerlo: pídalo a alguien que apruebe los pedidos de su empresa',
    en: 'You may not do this: ask someone who approves orders in your company',
    zh: '您无权进行此操作，请联系贵公司的审批人',
  },
  overLimit: {
    es: 'El total supera su límite de {limit}: alguien que apruebe los pedidos de su empresa puede enviarlo',
    en: 'The total is above your limit of {limit}: someone who approves orders in your company can send it',
    zh: '总额超出您的限额 {limit}，可由贵公司的审批人提交',
  },
  approvalRequested: {
    es: 'El pedido espera a que alguien de su empresa lo apruebe',
    en: 'The order waits for someone of your company to approve it',
    zh: '订单正等待贵公司的审批',
  },
  approvalDecided: {
    es: 'Otra persona ya ha decidido sobre este pedido',
    en: 'Somebody else has already decided on this order',
    zh: '已有其他人处理了该订单',
  },
  approvalChanged: {
    es: 'El total ha cambiado: revise los precios y confírmelo de nuevo',
    en: 'The total has changed: check the prices and confirm again',
    zh: '总额已变更，请核对价格后重新确认',
  },
  personExists: {
    es: 'Ya hay una cuenta con ese correo: use otro',
    en: 'There is already an account with this e-mail: use another',
    zh: '该邮箱已有账户，请使用其他邮箱',
  },
  resetTokenSpent: {
    es: 'El enlace ya se usó o venció: solicite otro',
    en: 'The link has already been used or has expired: request a new one',
    zh: '该链接已被使用或已过期，请重新申请',
  },
  passwordChanged: {
    es: 'La contraseña se cambió',
    en: 'The password was changed',
    zh: '密码已更改',
  },
  passwordMailSent: {
    es: 'Si la cuenta existe, recibirá un mensaje con instrucciones',
    en: 'If the account exists, a message with instructions is on its way',
    zh: '如果该账户存在，您将收到一封说明邮件',
  },
  linesRefused: {
    es: 'No se escribió nada: {count, plural, one {hay # línea que no se puede importar} other {hay # líneas que no se pueden importar}}',
    en: 'Nothing was written: {count, plural, one {# line} other {# lines}} cannot be imported',
    zh: '未写入任何内容：有 {count, number} 行无法导入',
  },
  itemNotForSale: {
    es: 'El artículo {code} ya no está a la venta',
    en: 'The item {code} is no longer for sale',
    zh: '商品 {code} 已停售',
  },
  itemHasVariants: {
    es: 'El artículo {code} se vende por variantes: elija una de ellas ({variants})',
    en: 'The item {code} is sold as variants: choose one of them ({variants})',
    zh: '商品 {code} 按规格销售，请选择其中一种规格（{variants}）',
  },
  stockShort: {
    es: 'No hay existencias suficientes; no se pidió nada. Quedan: {left}',
    en: 'There is not enough in stock; nothing was ordered. What is left: {left}',
    zh: '库存不足，未下单。剩余数量：{left}',
  },
  quantityNotAllowed: {
    es: 'El artículo {code} no se vende en la cantidad {quantity, number}: elija {second, plural, =0 {{first, number}} other {{first, number} o {second, number}}}',
    en: 'The item {code} is not sold in the quantity {quantity, number}: choose {second, plural, =0 {{first, number}} other {{first, number} or {second, number}}}',
    zh: '商品 {code} 不能订购 {quantity, number}，请选择 {second, plural, =0 {{first, number}} other {{first, number} 或 {second, number}}}',
  },
  cartEmpty: {
    es: 'El carrito está vacío; no se pidió nada',
    en: 'The cart is empty; nothing was ordered',
    zh: '购物车为空，未下单',
  },
  cartChanged: {
    es: 'El carrito o sus precios cambiaron; no se pidió nada',
    en: 'The cart or its prices have changed; nothing was ordered',
    zh: '购物车或其价格已变更，未下单',
  },
  listChanged: {
    es: 'La lista cambió en otro dispositivo; no se guardó nada',
    en: 'The list was changed on another device; nothing was saved',
    zh: '该清单已在其他设备上更改，未保存',
  },
  tooManyLists: {
    es: 'No se pueden guardar más listas de favoritos',
    en: 'No more lists of favourites can be saved',
    zh: '无法保存更多收藏清单',
  },
  nothingToSetAside: {
    es: 'El carrito está vacío; no se apartó nada',
    en: 'The cart is empty; nothing was set aside',
    zh: '购物车为空，未存放任何商品',
  },
  tooManyCarts: {
    es: 'No se pueden apartar más carritos: elimine o recupere uno',
    en: 'No more carts can be set aside: delete one, or take one back',
    zh: '无法再存放购物车，请先删除或取回一个',
  },
  taxChanged: {
    es: 'La tasa de impuestos cambió del {before} % al {now} %; no se pidió nada',
    en: 'The tax rate changed from {before}% to {now}%; nothing was ordered',
    zh: '税率已从 {before}% 变为 {now}%，未下单',
  },
  taxInvalid: {
    es: 'No se pueden recibir pedidos porque la tasa de impuestos configurada, «{value}», no es válida; no se pidió nada',
    en: 'No order can be taken because the configured tax rate, “{value}”, is not valid; nothing was ordered',
    zh: '配置的税率“{value}”无效，暂时无法接受订单，未下单',
  },
  taxMissing: {
    es: 'No se pueden recibir pedidos porque no hay una tasa de impuestos configurada; no se pidió nada',
    en: 'No order can be taken because no tax rate is configured; nothing was ordered',
    zh: '尚未配置税率，暂时无法接受订单，未下单',
  },
  pushReused: {
    es: 'Este envío ya se usó con otro contenido; no se pidió nada',
    en: 'This push was already used with different content; nothing was ordered',
    zh: '该提交已用于其他内容，未下单',
  },
  currencyNotSold: {
    es: 'No se vende en {currency}; no se pidió nada',
    en: 'Orders in {currency} are not accepted; nothing was ordered',
    zh: '不支持以 {currency} 结算，未下单',
  },
  priceZeroRefused: {
    es: 'No se aceptan pedidos sin precio; no se pidió nada',
    en: 'Orders without prices are not accepted; nothing was ordered',
    zh: '不接受无价格的订单，未下单',
  },
  wishedDatePast: {
    es: 'La fecha deseada ({date}) ya pasó; no se pidió nada',
    en: 'The wished date ({date}) has passed; nothing was ordered',
    zh: '期望交货日期（{date}）已过，未下单',
  },
  orderPlaced: {
    es: 'Pedido procesado correctamente',
    en: 'Order processed successfully',
    zh: '订单处理成功',
  },
  cancelExceeds: {
    es: '{left, plural, =0 {Ya no se puede cancelar nada} one {Solo se puede cancelar # unidad} other {Solo se pueden cancelar # unidades}} de {code}; no se solicitó nada',
    en: '{left, plural, =0 {Nothing of {code} can be cancelled any more} other {Only # of {code} can still be cancelled}}; nothing was requested',
    zh: '{left, plural, =0 {{code} 已无法取消} other {{code} 最多还可取消 #}}，未提交申请',
  },
  returnExceeds: {
    es: '{left, plural, =0 {No se puede devolver nada} one {Solo se puede devolver # unidad} other {Solo se pueden devolver # unidades}} de {code}; no se solicitó nada',
    en: '{left, plural, =0 {Nothing of {code} can be returned} other {Only # of {code} can be returned}}; nothing was requested',
    zh: '{left, plural, =0 {{code} 无法退货} other {{code} 最多可退 #}}，未提交申请',
  },
  requestReused: {
    es: 'Esta solicitud ya se envió con otro contenido; no se solicitó nada más',
    en: 'This request was already sent with different content; nothing else was requested',
    zh: '该申请已以其他内容提交，未提交新的申请',
  },
  quoteExpired: {
    es: 'La oferta venció el {date}; no se pidió nada. Solicite otra cotización',
    en: 'The offer expired on {date}; nothing was ordered. Ask for another quote',
    zh: '报价已于 {date} 失效，未下单。请重新询价',
  },
  quoteClosed: {
    es: '{state, select, accepted {La cotización ya se aceptó} declined {La cotización ya se rechazó} other {Todavía no hay una oferta}}; no se cambió nada',
    en: '{state, select, accepted {The quote has already been accepted} declined {The quote has already been declined} other {There is no offer yet}}; nothing was changed',
    zh: '{state, select, accepted {该报价单已被接受} declined {该报价单已被拒绝} other {尚未报价}}，未作任何更改',
  },
  quoteChanged: {
    es: 'La oferta o los impuestos cambiaron; no se pidió nada. Revise la oferta actual',
    en: 'The offer or the taxes have changed; nothing was ordered. Please check the present offer',
    zh: '报价或税费已变更，未下单。请查看当前报价',
  },
  contactReceived: {
    es: 'Gracias por su mensaje: le responderemos pronto',
    en: 'Thank you for your message: we will reply soon',
    zh: '感谢您的留言，我们会尽快回复',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type MessageId = keyof typeof messages;

const messageIds = Object.keys(messages) as MessageId[];
const cache = createIntlCache();

const createServerIntl = (language: Language) =>
  createIntl(
    {
      locale: language,
      messages: {
        ...applicationTexts[language],
        ...Object.fromEntries(messageIds.map((id) => [id, messages[id][language]])),
      },
    },
    cache,
  );

const intls = Object.fromEntries(languages.map((language) => [language, createServerIntl(language)])) as Record<
  Language,
  ReturnType<typeof createServerIntl>
>;

export const getServerIntl = (language: Language) => intls[language];

export const formatServerMessage = (
  id: MessageId,
  language: Language,
  values: Record<string, string | number> = {},
): string => intls[language].formatMessage({ id }, values);
