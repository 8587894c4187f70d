import type { Language } from './languages';

/** A copy of the stored language for the server, which redirects addresses without a language. */
export const languageCookie = 'language';

const oneYear = 31_536_000;

export const writeLanguageCookie = (page: Pick<Document, 'cookie'>, language: Language) => {
  try {
    page.cookie = `${languageCookie}=${language}; path=/; max-age=${oneYear}; SameSite=Lax`;
  } catch {
    // The browser blocks all cookies for this page: addresses without a language then lead to the default one.
  }
};
