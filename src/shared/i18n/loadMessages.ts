import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

import type { Language } from './languages';
import type { TextPart } from './textParts';

export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

type Loaders = Record<Language, () => Promise<{ default: Messages }>>;

const loaders: Record<TextPart, Loaders> = {
  shell: {
    es: () => import(/* webpackChunkName: "locale-es" */ '../../../locales/es.json?shell'),
    en: () => import(/* webpackChunkName: "locale-en" */ '../../../locales/en.json?shell'),
    zh: () => import(/* webpackChunkName: "locale-zh" */ '../../../locales/zh.json?shell'),
  },
  home: {
    es: () => import(/* webpackChunkName: "locale-es-home" */ '../../../locales/es.json?home'),
    en: () => import(/* webpackChunkName: "locale-en-home" */ '../../../locales/en.json?home'),
    zh: () => import(/* webpackChunkName: "locale-zh-home" */ '../../../locales/zh.json?home'),
  },
  item: {
    es: () => import(/* webpackChunkName: "locale-es-item" */ '../../../locales/es.json?item'),
    en: () => import(/* webpackChunkName: "locale-en-item" */ '../../../locales/en.json?item'),
    zh: () => import(/* webpackChunkName: "locale-zh-item" */ '../../../locales/zh.json?item'),
  },
  catalogue: {
    es: () => import(/* webpackChunkName: "locale-es-catalogue" */ '../../../locales/es.json?catalogue'),
    en: () => import(/* webpackChunkName: "locale-en-catalogue" */ '../../../locales/en.json?catalogue'),
    zh: () => import(/* webpackChunkName: "locale-zh-catalogue" */ '../../../locales/zh.json?catalogue'),
  },
  content: {
    es: () => import(/* webpackChunkName: "locale-es-content" */ '../../../locales/es.json?content'),
    en: () => import(/* webpackChunkName: "locale-en-content" */ '../../../locales/en.json?content'),
    zh: () => import(/* webpackChunkName: "locale-zh-content" */ '../../../locales/zh.json?content'),
  },
  rest: {
    es: () => import(/* webpackChunkName: "locale-es-rest" */ '../../../locales/es.json?rest'),
    en: () => import(/* webpackChunkName: "locale-en-rest" */ '../../../locales/en.json?rest'),
    zh: () => import(/* webpackChunkName: "locale-zh-rest" */ '../../../locales/zh.json?rest'),
  },
  qa: {
    es: () => import(/* webpackChunkName: "locale-es-qa" */ '../../../locales/es.json?qa'),
    en: () => import(/* webpackChunkName: "locale-en-qa" */ '../../../locales/en.json?qa'),
    zh: () => import(/* webpackChunkName: "locale-zh-qa" */ '../../../locales/zh.json?qa'),
  },
};

export type LoadTexts = (part: TextPart, language: Language) => Promise<Messages>;

/** Texts are split into parts (see textParts.ts), so that a first visit fetches only those of its screen. */
export const loadTexts: LoadTexts = async (part, language) => (await loaders[part][language]()).default;
