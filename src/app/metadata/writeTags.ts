import type { IntlShape } from 'react-intl';

import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import type { Language } from '@/shared/i18n/languages';
import { createTrustedPolicy } from '@/shared/lib/trustedTypes';
import { describePage } from '@/shared/metadata/describePage';
import { type HeadElement, servedAttribute } from '@/shared/metadata/headElement';
import { getPageAddresses } from '@/shared/metadata/pageAddresses';
import type { PageSubject } from '@/shared/metadata/pageSubject';
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
    // Names in other languages are unknown here: those addresses redirect to the right ones.
    addresses: getPageAddresses(page, subject ?? {}),
    getText: (id) => {
      const descriptor = { id };
      return id in intl.messages ? intl.formatMessage(descriptor) : undefined;
    },
  }).map(create);
  document.head.append(...elements);
  return () => elements.forEach((element) => element.remove());
};
