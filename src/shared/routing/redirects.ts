import { matchPath } from 'react-router';

import type { Language } from '@/shared/i18n/languages';

import { type Address, addressInLanguage, readLanguage } from './addressLanguage';
import { isRoutePath } from './knownAddress';
import { paths } from './paths';

// Spec §2: without a language these lead to the catalogue, whose page numbers differ from those of a category.
const leadToCatalogue = [paths.category, paths.subcategory, paths.subcategory2].map(({ path }) =>
  path.replace('/:lang', '').replace('?', ''),
);

const languageShape = /^\/[a-z]{2}(-[a-z]+)*\/?$/i;

const getTarget = (pathname: string, lang: Language) => {
  if (leadToCatalogue.some((pattern) => matchPath(pattern, pathname))) return paths.catalogue.href({ lang });
  // The language is missing: keep the rest.
  const prefixed = paths.language.href({ lang }) + pathname;
  if (isRoutePath(prefixed)) return prefixed.replace(/\/+$/, '');
  // Something other than a language is in its place.
  const oneSegment = matchPath(paths.language.path, pathname);
  if (oneSegment ? languageShape.test(pathname) : isRoutePath(pathname)) return paths.language.href({ lang });
  return paths.notFound.href({ lang });
};

/** The redirect of an address without a valid language (spec §2); see the decision on addresses and languages. */
export const getRedirect = (address: Address, lang: Language) => {
  const { pathname, search, hash } = address;
  const miswritten = readLanguage(pathname);
  return miswritten ? addressInLanguage(address, miswritten) : getTarget(pathname, lang) + search + hash;
};
