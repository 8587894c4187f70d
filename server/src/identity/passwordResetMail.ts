import type { Language } from '@/shared/i18n/languages';

type MailValues = { name: string; siteName: string; link: string };

const mails: Record<Language, (values: MailValues) => { subject: string; text: string }> = {
  es: ({ name, siteName, link }) => ({
    subject: `${siteName}: nueva contraseña`,
    text: `${name}:\n\nAlguien ha pedido una nueva contraseña para su cuenta. Si ha sido usted, elíjala en esta dirección durante la próxima hora:\n\n${link}\n\nLa dirección sirve una sola vez. Si no ha sido usted, no haga nada: su contraseña sigue siendo la misma.\n`,
  }),
  en: ({ name, siteName, link }) => ({
    subject: `${siteName}: new password`,
    text: `${name},\n\nSomebody has asked for a new password for your account. If it was you, choose it at this address within an hour:\n\n${link}\n\nThe address serves once. If it was not you, do nothing: your password stays as it is.\n`,
  }),
  zh: ({ name, siteName, link }) => ({
    subject: `${siteName}：设置新密码`,
    text: `${name}：\n\n有人为您的账户申请了新密码。如果是您本人，请在一小时内通过以下地址设置：\n\n${link}\n\n该地址仅可使用一次。如非本人操作，请忽略此邮件，您的密码不会改变。\n`,
  }),
};

export const passwordResetMail = ({ language, ...values }: MailValues & { language: Language }) =>
  mails[language](values);
