import type { Language } from '@/shared/i18n/languages';

/** About who signs in, and with what. */
export const identityMessages = {
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
  passwordsOff: { es: 'Aquí no se usan contraseñas', en: 'Passwords are not used here', zh: '此处不使用密码' },
  passkeyUnknown: {
    es: 'Aquí no se conoce esta llave de acceso: inicie sesión con su contraseña',
    en: 'This passkey is not known here: sign in with your password',
    zh: '此通行密钥在这里未登记，请使用密码登录',
  },
  passkeyRefused: {
    es: 'No se pudo comprobar la llave de acceso: inténtelo de nuevo',
    en: 'The passkey could not be verified: please try again',
    zh: '无法验证该通行密钥，请重试',
  },
  passkeyExists: {
    es: 'Esta llave de acceso ya está registrada',
    en: 'This passkey has already been added',
    zh: '该通行密钥已添加',
  },
  tooManyPasskeys: {
    es: 'Ya hay demasiadas llaves de acceso: quite alguna antes de añadir otra',
    en: 'There are too many passkeys: remove one before you add another',
    zh: '通行密钥过多，请先移除一个再添加',
  },
} as const satisfies Record<string, Record<Language, string>>;
