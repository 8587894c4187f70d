import { createIntl, createIntlCache } from '@formatjs/intl';

import { type Language, languages } from '@/shared/i18n/languages';

import applicationEn from '../../../../locales/en.json';
import applicationEs from '../../../../locales/es.json';
import en from '../../../../locales/services/en.json';
import es from '../../../../locales/services/es.json';
import zh from '../../../../locales/services/zh.json';
import applicationZh from '../../../../locales/zh.json';

/** The services' own messages to users. */
export type MessageId = keyof typeof en;

/** With those of the application, for what both say in the same words. */
const texts: Record<Language, Record<MessageId, string>> = {
  es: { ...applicationEs, ...es },
  en: { ...applicationEn, ...en },
  zh: { ...applicationZh, ...zh },
};

const cache = createIntlCache();

const createServerIntl = (language: Language) => createIntl({ locale: language, messages: texts[language] }, cache);

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
