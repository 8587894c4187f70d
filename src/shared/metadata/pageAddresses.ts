import { type Language, languages } from '@/shared/i18n/languages';
import { addressInLanguage } from '@/shared/routing/addressLanguage';

import type { Addresses, PageSubject } from './pageSubject';

type Place = { pathname: string; search: string };

export const inEachLanguage = (getAddress: (language: Language) => string): Addresses =>
  Object.fromEntries(languages.map((language) => [language, getAddress(language)])) as Addresses;

/** The only query parameter in the canonical address is `catalog`: it alone identifies a different page of an item. */
const getCanonicalAddress = ({ pathname, search }: Place) => {
  const catalog = new URLSearchParams(search).get('catalog');
  return { pathname, search: catalog ? `?${new URLSearchParams({ catalog })}` : '', hash: '' };
};

/** The page's address in each language. Names in the path stay in the language being shown. */
export const getPageAddresses = (place: Place, { address }: PageSubject): Addresses => {
  const [pathname = '', query] = address?.split('?') ?? [];
  const own = address ? { pathname, search: query ? `?${query}` : '', hash: '' } : getCanonicalAddress(place);
  return inEachLanguage((language) => addressInLanguage(own, language));
};
