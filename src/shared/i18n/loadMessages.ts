import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Language } from './languages';

export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

type Part = Record<Language, () => Promise<{ default: Messages }>>;

const firstParts: Part = {
  es: () => import(/* webpackChunkName: "locale-es" */ '../../../locales/es.json?first'),
  en: () => import(/* webpackChunkName: "locale-en" */ '../../../locales/en.json?first'),
  zh: () => import(/* webpackChunkName: "locale-zh" */ '../../../locales/zh.json?first'),
};

const rests: Part = {
  es: () => import(/* webpackChunkName: "locale-es-rest" */ '../../../locales/es.json?rest'),
  en: () => import(/* webpackChunkName: "locale-en-rest" */ '../../../locales/en.json?rest'),
  zh: () => import(/* webpackChunkName: "locale-zh-rest" */ '../../../locales/zh.json?rest'),
};

export type TextParts = Record<'first' | 'rest', (language: Language) => Promise<Messages>>;

/** What the home page needs (see firstTexts.ts), and what only other screens and late parts of the page do. */
export const textParts: TextParts = {
  first: async (language) => (await firstParts[language]()).default,
  rest: async (language) => (await rests[language]()).default,
};
