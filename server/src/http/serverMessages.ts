import type { Language } from '@/shared/i18n/languages';

/** What the services themselves say to a person. The application's own texts are in locales/. */
const messages = {
  badRequest: {
    es: 'La solicitud no es válida: {detail}',
    en: 'The request is not valid: {detail}',
    zh: '请求无效：{detail}',
  },
  notSignedIn: {
    es: 'Inicie sesión para continuar',
    en: 'Sign in to continue',
    zh: '请先登录',
  },
  wrongCredentials: {
    es: 'El usuario o la contraseña no son correctos',
    en: 'The user name or the password is wrong',
    zh: '用户名或密码不正确',
  },
  forbidden: {
    es: 'La solicitud no procede de esta página: vuelva a cargarla e inténtelo de nuevo',
    en: 'The request does not come from this page: reload it and try again',
    zh: '该请求并非来自本页面，请刷新后重试',
  },
  notFound: { es: 'No se ha encontrado', en: 'Not found', zh: '未找到' },
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
    es: 'El servicio ha fallado; no se ha cambiado nada',
    en: 'The service failed; nothing was changed',
    zh: '服务出错，未作任何更改',
  },
  unavailable: {
    es: 'El servicio no está disponible en este momento; no se ha cambiado nada',
    en: 'The service cannot answer for the moment; nothing was changed',
    zh: '服务暂时不可用，未作任何更改',
  },
  contactReceived: {
    es: 'Gracias por su mensaje: le responderemos pronto',
    en: 'Thank you for your message: we will answer soon',
    zh: '感谢您的留言，我们会尽快回复',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type MessageId = keyof typeof messages;

export const serverMessage = (id: MessageId, language: Language, values: Record<string, string | number> = {}) =>
  messages[id][language].replace(/\{(\w+)\}/g, (_placeholder, name: string) => String(values[name] ?? ''));
