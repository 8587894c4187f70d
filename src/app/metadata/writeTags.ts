import type { IntlShape } from 'react-intl';

import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { type Language, languages } from '@/shared/i18n/languages';
import { createTrustedPolicy } from '@/shared/lib/trustedTypes';
import { describePage } from '@/shared/metadata/describePage';
import { type HeadElement, servedAttribute } from '@/shared/metadata/headElement';
import type { Addresses, PageSubject } from '@/shared/metadata/pageSubject';
import { addressInLanguage } from '@/shared/routing/addressLanguage';
import type { ScreenName } from '@/shared/routing/screens';

type Page = {
  config: RuntimeConfig;
  intl: IntlShape;
  lang: Language;
  pathname: string;
  search: string;
  screen: ScreenName | undefined;
  subject: PageSubject | null;
};

/** The only query parameter in the canonical address is `catalog`: it alone identifies a different page of an item. */
const getCanonicalAddress = (pathname: string, search: string) => {
  const catalog = new URLSearchParams(search).get('catalog');
  return { pathname, search: catalog ? `?${new URLSearchParams({ catalog })}` : '', hash: '' };
};

// Names in other languages are unknown here: those addresses redirect to the right ones.
const getAddresses = ({ pathname, search, subject }: Page): Addresses => {
  const [path = '', query] = subject?.address?.split('?') ?? [];
  const own = subject?.address
    ? { pathname: path, search: query ? `?${query}` : '', hash: '' }
    : getCanonicalAddress(pathname, search);
  const inLanguages = languages.map((language) => [language, addressInLanguage(own, language)]);
  return Object.fromEntries(inLanguages) as Addresses;
};

// Data only: the strict policy requires trusted text even for scripts that never run.
const dataPolicy = createTrustedPolicy('medida#data', {
  createScript: (text) => {
    JSON.parse(text);
    return text;
  },
});

const create = ({ element, attributes, text }: HeadElement) => {
  const created = document.createElement(element);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  if (text !== undefined) created.textContent = dataPolicy.createScript(text);
  return created;
};

/** Replaces the server-rendered tags in the head with those of this page; returns a function that removes them. */
export const writeTags = (page: Page) => {
  const { config, intl, lang, screen, subject } = page;
  for (const served of document.querySelectorAll(`[${servedAttribute}]`)) served.remove();
  const elements = describePage({
    config,
    origin: window.location.origin,
    language: lang,
    screen,
    subject: subject ?? {},
    addresses: getAddresses(page),
    getText: (id) => {
      const descriptor = { id };
      return id in intl.messages ? intl.formatMessage(descriptor) : undefined;
    },
  }).map(create);
  document.head.append(...elements);
  return () => elements.forEach((element) => element.remove());
};
