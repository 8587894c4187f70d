import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Language } from './languages';

export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

const catalogs: Record<Language, () => Promise<{ default: Messages }>> = {
  es: () => import(/* webpackChunkName: "locale-es" */ '../../../locales/es.json'),
  en: () => import(/* webpackChunkName: "locale-en" */ '../../../locales/en.json'),
  zh: () => import(/* webpackChunkName: "locale-zh" */ '../../../locales/zh.json'),
};

export const loadMessages = async (language: Language): Promise<Messages> => (await catalogs[language]()).default;
