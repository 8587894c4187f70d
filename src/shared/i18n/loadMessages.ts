import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

import type { Language } from './languages';

export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

type Load = () => Promise<{ default: Messages }>;

const loaders: Record<Language, Load> = {
  es: () => import(/* webpackChunkName: "locale-es" */ '../../../locales/es.json'),
  en: () => import(/* webpackChunkName: "locale-en" */ '../../../locales/en.json'),
  zh: () => import(/* webpackChunkName: "locale-zh" */ '../../../locales/zh.json'),
};

/** Named as in the loaders. */
export const getTextChunk = (language: Language) => `locale-${language}`;

export const loadTexts = async (language: Language): Promise<Messages> => (await loaders[language]()).default;
