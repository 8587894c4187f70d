import { createIntl } from '@formatjs/intl';

import { type Language, languages } from '@/shared/i18n/languages';

import en from '../../../locales/en.json';
import es from '../../../locales/es.json';
import zh from '../../../locales/zh.json';

const locales: Record<Language, Record<string, string>> = { es, en, zh };
const intls = new Map(languages.map((locale) => [locale, createIntl({ locale, messages: locales[locale] })]));

/** The application's own texts. Those used in a page's head have no placeholders. */
export const formatPageText = (language: Language, id: string): string | undefined =>
  id in locales[language] ? intls.get(language)?.formatMessage({ id }) : undefined;
