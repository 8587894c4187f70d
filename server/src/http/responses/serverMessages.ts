import { createIntl, createIntlCache } from '@formatjs/intl';

import { type Language, languages } from '@/shared/i18n/languages';

import en from '../../../../locales/en.json';
import es from '../../../../locales/es.json';
import zh from '../../../../locales/zh.json';

/** For what services and application say in the same words. */
const applicationTexts = { es, en, zh };

/** The services' own messages to users, mails included. The application's texts are in locales/. */
const messages = {
  badRequest: {
    es: 'La solicitud no es válida: {detail}',
    en: 'The request is not valid: {detail}',
    zh: '请求无效：{detail}',
  },
  notSignedIn: { es: 'Inicie sesión para continuar', en: 'Sign in to continue', zh: '请先登录' },
  wrongCredentials: {
    es: 'El usuario o la contraseña no son correctos',
    en: 'The username or the password is wrong',
    zh: '用户名或密码不正确',
  },
  accountDisabled: {
    es: 'La cuenta está desactivada',
    en: 'The account is disabled',
    zh: '该账户已停用',
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
  passwordResetSubject: {
    es: '{siteName}: nueva contraseña',
    en: '{siteName}: new password',
    zh: '{siteName}：设置新密码',
  },
  passwordResetText: {
    es: '{name}:\n\nAlguien pidió una nueva contraseña para su cuenta. Si fue usted, elíjala en este enlace durante la próxima hora:\n\n{link}\n\nEl enlace sirve una sola vez. Si no fue usted, no haga nada: su contraseña sigue siendo la misma.\n',
    en: '{name},\n\nSomebody has asked for a new password for your account. If it was you, choose one here within an hour:\n\n{link}\n\nThe link works only once. If it was not you, do nothing: your password stays as it is.\n',
    zh: '{name}：\n\n有人为您的账户申请了新密码。如果是您本人，请在一小时内通过以下链接设置：\n\n{link}\n\n该链接仅可使用一次。如非本人操作，请忽略此邮件，您的密码不会改变。\n',
  },
  invitationSubject: {
    es: '{siteName}: su cuenta',
    en: '{siteName}: your account',
    zh: '{siteName}：您的账户',
  },
  invitationText: {
    es: '{name}:\n\nYa tiene una cuenta en {siteName}. Su usuario es {username}. Elija su contraseña en este enlace durante los próximos siete días:\n\n{link}\n\nEl enlace sirve una sola vez. Si vence, solicite otro en la página de inicio de sesión.\n',
    en: '{name},\n\nYou now have an account at {siteName}. Your username is {username}. Choose your password here within seven days:\n\n{link}\n\nThe link works only once. If it expires, ask for another on the sign-in page.\n',
    zh: '{name}：\n\n您已拥有{siteName}的账户，用户名为 {username}。请在七天内通过以下链接设置密码：\n\n{link}\n\n该链接仅可使用一次。如已过期，请在登录页面重新申请。\n',
  },
  orderMailSubject: {
    es: '{siteName}: pedido {number}',
    en: '{siteName}: order {number}',
    zh: '{siteName}：订单 {number}',
  },
  orderMailLead: {
    es: '{name}: hemos recibido su pedido {number}.',
    en: '{name}, we have received your order {number}.',
    zh: '{name}：我们已收到您的订单 {number}。',
  },
  orderMailCompanyLead: {
    es: '{name} ({username}) hizo el pedido {number}.',
    en: '{name} ({username}) has placed order {number}.',
    zh: '{name}（{username}）已提交订单 {number}。',
  },
  orderMailDate: { es: 'Fecha', en: 'Date', zh: '日期' },
  orderMailCatalog: { es: 'Catálogo', en: 'Catalogue', zh: '目录' },
  orderMailClient: { es: 'Cliente', en: 'Client', zh: '客户' },
  orderMailQuantity: { es: 'Cantidad', en: 'Quantity', zh: '数量' },
  orderMailItem: { es: 'Artículo', en: 'Item', zh: '商品' },
  orderMailPrice: { es: 'Precio', en: 'Price', zh: '单价' },
  orderMailAmount: { es: 'Importe', en: 'Amount', zh: '金额' },
  orderMailSubtotal: { es: 'Subtotal', en: 'Subtotal', zh: '小计' },
  orderMailTax: { es: 'Impuestos ({rate})', en: 'Taxes ({rate})', zh: '税费（{rate}）' },
  orderMailTotal: { es: 'Total', en: 'Total', zh: '合计' },
  orderMailComment: { es: 'Comentario', en: 'Comment', zh: '备注' },
  orderMailReference: { es: 'Referencia', en: 'Reference', zh: '采购单号' },
  orderMailDelivery: { es: 'Entregar en', en: 'Deliver to', zh: '收货地址' },
  orderMailWishedDate: { es: 'Fecha deseada', en: 'Wished date', zh: '期望交货日期' },
  orderMailNote: { es: 'Nota', en: 'Note', zh: '说明' },
  orderMailParcel: { es: 'Paquete', en: 'Parcel', zh: '包裹' },
  orderMailLink: { es: 'Ver el pedido', en: 'View the order', zh: '查看订单' },
  statusMailSubject: {
    es: '{siteName}: pedido {number}: {status}',
    en: '{siteName}: order {number}: {status}',
    zh: '{siteName}：订单 {number}：{status}',
  },
  statusMailLead: {
    es: '{name}: el estado de su pedido {number} es ahora «{status}».',
    en: '{name}, the status of your order {number} is now “{status}”.',
    zh: '{name}：您的订单 {number} 状态已更新为“{status}”。',
  },
  parcelMailSubject: {
    es: '{siteName}: un paquete del pedido {number}',
    en: '{siteName}: a parcel of order {number}',
    zh: '{siteName}：订单 {number} 的包裹',
  },
  parcelMailLead: {
    es: '{name}: un paquete de su pedido {number} está en camino: {parcel}.',
    en: '{name}, a parcel of your order {number} is on its way: {parcel}.',
    zh: '{name}：您的订单 {number} 的一个包裹已发出：{parcel}。',
  },
  statusReceived: { es: 'Recibido', en: 'Received', zh: '已接单' },
  statusPreparing: { es: 'En preparación', en: 'Preparing', zh: '备货中' },
  statusShipped: { es: 'Enviado', en: 'Shipped', zh: '已发货' },
  statusDelivered: { es: 'Entregado', en: 'Delivered', zh: '已送达' },
  statusCancelled: { es: 'Cancelado', en: 'Cancelled', zh: '已取消' },
  contactMailSubject: {
    es: '{siteName}: mensaje de {name}',
    en: '{siteName}: message from {name}',
    zh: '{siteName}：{name} 的留言',
  },
  erasureText: { es: 'Borrar mis datos: {command}', en: 'Erase my data: {command}', zh: '删除我的数据：{command}' },
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
