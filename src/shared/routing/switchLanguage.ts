import { isLanguage, type Language } from '@/shared/i18n/languages';

export type Address = { pathname: string; search: string; hash: string };

export const languageOf = (pathname: string): Language | undefined => {
  const [, first] = pathname.split('/');
  return isLanguage(first) ? first : undefined;
};

/** The same page in another language: the prefix changes, the rest of the address stays. */
export const addressInLanguage = ({ pathname, search, hash }: Address, lang: Language) => {
  const segments = pathname
    .split('/')
    .slice(languageOf(pathname) ? 2 : 1)
    .filter(Boolean);
  return `/${[lang, ...segments].join('/')}${search}${hash}`;
};
