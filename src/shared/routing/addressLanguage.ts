import { isLanguage, type Language } from '@/shared/i18n/languages';

import { screenHref } from './paths';
import { type ScreenName, screenNames, screens } from './screens';

export type Address = { pathname: string; search: string; hash: string };

/** Case-insensitive: `/EN/about` is read as `/en/about`. */
export const readLanguage = (pathname: string): Language | undefined => {
  const first = pathname.split('/')[1]?.toLowerCase();
  return isLanguage(first) ? first : undefined;
};

// Reading B's addresses have no language; these screens have one with it too.
const plainScreens = new Map<string, ScreenName>(
  screenNames.flatMap((name) =>
    Object.values<string>(screens[name].addresses)
      .filter((pattern) => !pattern.startsWith('/:lang'))
      .map((pattern) => [pattern, name]),
  ),
);

const pathInLanguage = (pathname: string, lang: Language): string => {
  const path = pathname.replace(/(?!^)\/+$/, '');
  const plain = plainScreens.get(path);
  if (plain) return screenHref(plain, lang);
  const [first, ...rest] = path.split('/').filter(Boolean);
  const segments = first === undefined || isLanguage(first.toLowerCase()) ? rest : [first, ...rest];
  return `/${[lang, ...segments].join('/')}`;
};

/** The same page in another language: only the prefix changes. */
export const addressInLanguage = ({ pathname, search, hash }: Address, lang: Language) =>
  `${pathInLanguage(pathname, lang)}${search}${hash}`;

/** Whether both are the same page, regardless of language and query. */
export const isSamePage = (one: string, other: string) => pathInLanguage(one, 'en') === pathInLanguage(other, 'en');
