import type { Language } from './languages';

/**
 * A copy of the stored language for the server, which redirects addresses without a language. The server writes it, too,
 * when it sends a page in another language: a link may be followed before the page's scripts have run.
 */
export const languageCookie = 'language';

const oneYear = 31_536_000;

export const formatLanguageCookie = (language: Language) =>
  `${languageCookie}=${language}; path=/; max-age=${oneYear}; SameSite=Lax`;

export const writeLanguageCookie = (page: Pick<Document, 'cookie'>, language: Language) => {
  try {
    page.cookie = formatLanguageCookie(language);
  } catch {
    // The browser blocks all cookies for this page: addresses without a language then lead to the default one.
  }
};
