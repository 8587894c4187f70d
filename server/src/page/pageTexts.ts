import type { Language } from '@/shared/i18n/languages';

import en from '../../../locales/en.json';
import es from '../../../locales/es.json';
import zh from '../../../locales/zh.json';

const all: Record<Language, Record<string, string>> = { es, en, zh };

/** The application's own texts. Those used in a page's head have no placeholders. */
export const textIn = (language: Language) => (id: string) => all[language][id];
