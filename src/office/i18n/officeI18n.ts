import polyglotI18nProvider from 'ra-i18n-polyglot';
import reactAdminEnglish from 'ra-language-english';
import type { I18nProvider } from 'react-admin';

import { isLanguage, type Language, languageNames, languages } from '@/shared/i18n/languages';

import english from '../../../locales/office/en.json';
import spanish from '../../../locales/office/es.json';
import reactAdminSpanish from '../../../locales/office/reactAdmin.es.json';
import reactAdminChinese from '../../../locales/office/reactAdmin.zh.json';
import chinese from '../../../locales/office/zh.json';

const messages: Record<Language, object> = {
  es: { ...reactAdminSpanish, ...spanish },
  en: { ...reactAdminEnglish, ...english },
  zh: { ...reactAdminChinese, ...chinese },
};

/** The language of the browser, if the office is translated into it. */
export const findBrowserLanguage = (preferred: readonly string[], fallback: Language): Language =>
  preferred.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? fallback;

/** Requests are sent in the language of the document: see callOffice.ts. */
export const createI18nProvider = (initial: Language, onChange: (language: Language) => void): I18nProvider => {
  const provider = polyglotI18nProvider(
    (language) => messages[isLanguage(language) ? language : initial] as never,
    initial,
    languages.map((locale) => ({ locale, name: languageNames[locale] })),
  );
  document.documentElement.lang = initial;
  return {
    ...provider,
    changeLocale: async (language, options) => {
      await provider.changeLocale(language, options);
      if (!isLanguage(language)) return;
      document.documentElement.lang = language;
      onChange(language);
    },
  };
};
