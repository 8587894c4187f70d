import { isLanguage, type Language } from '@/shared/i18n/languages';
import { paths } from './paths';

export type Address = { pathname: string; search: string; hash: string };

/** Case-insensitive: `/EN/about` is read as `/en/about`. */
export const readLanguage = (pathname: string): Language | undefined => {
  const first = pathname.split('/')[1]?.toLowerCase();
  return isLanguage(first) ? first : undefined;
};

// Reading B's addresses have no language; these show the same screens with one.
const twins: Record<string, (place: { lang: Language }) => string> = {
  [paths.login.path]: paths.oauthLogin.href,
  [paths.dashboard.path]: paths.client.href,
  [paths.plainHome.path]: paths.language.href,
  [paths.plainContact.path]: paths.contact.href,
};

const pathInLanguage = (pathname: string, lang: Language): string => {
  const path = pathname.replace(/(?!^)\/+$/, '');
  const twin = twins[path];
  if (twin) return twin({ lang });
  const [first, ...rest] = path.split('/').filter(Boolean);
  const segments = first === undefined || isLanguage(first.toLowerCase()) ? rest : [first, ...rest];
  return `/${[lang, ...segments].join('/')}`;
};

/** The same page in another language: only the prefix changes. */
export const addressInLanguage = ({ pathname, search, hash }: Address, lang: Language) =>
  `${pathInLanguage(pathname, lang)}${search}${hash}`;

/** Whether both are the same page, regardless of language and query. */
export const isSamePage = (one: string, other: string) => pathInLanguage(one, 'en') === pathInLanguage(other, 'en');
