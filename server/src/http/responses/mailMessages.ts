import type { Language } from '@/shared/i18n/languages';

/** What mails say, and the messages that the services write to the company. */
export const mailMessages = {
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
} as const satisfies Record<string, Record<Language, string>>;
