import { createIntl } from '@formatjs/intl';

import type { AppStore } from '@/store/createAppStore';
import { loadedEngine } from '@/api/catalogue/loadCatalogues';
import type { CatalogEngine } from '@/engine/host/catalogEngine';
import { type Language, languages } from '@/shared/i18n/languages';
import { loadTexts, type Messages } from '@/shared/i18n/loadMessages';
import { createSecretVault } from '@/shared/lib/secretVault';
import { describePage, getTitle } from '@/shared/metadata/describePage';
import { getPageAddresses } from '@/shared/metadata/pageAddresses';
import type { Addresses, PageSubject } from '@/shared/metadata/pageSubject';
import { itemHref, placeHref, toCategoryPlace } from '@/shared/routing/catalogueAddresses';
import type { ScreenName } from '@/shared/routing/screens';

import type { PageVisit, RenderServices } from './pageVisit';

type GetText = (id: string) => string | undefined;

const loadText = async (language: Language): Promise<GetText> => {
  const messages: Messages = await loadTexts(language);
  const intl = createIntl({ locale: language, messages });
  return (id) => {
    const descriptor = { id };
    return id in messages ? intl.formatMessage(descriptor) : undefined;
  };
};

const getTexts = new Map<Language, Promise<GetText>>();

/** For titles and tags. */
const loadGetText = (language: Language): Promise<GetText> => {
  const getText = getTexts.get(language) ?? loadText(language);
  getTexts.set(language, getText);
  return getText;
};

type LoadedEngine = (language: Language) => Promise<CatalogEngine>;

const translateAddress = async (
  record: NonNullable<PageSubject['record']>,
  language: Language,
  { engine, firstCatalog }: { engine: LoadedEngine; firstCatalog: number | undefined },
): Promise<string | undefined> => {
  const loaded = await engine(language);
  if ('itemKey' in record) {
    const found = await loaded.request('item', { key: record.itemKey });
    return found.state === 'found' ? itemHref(language, found.item, firstCatalog) : undefined;
  }
  const category = (await loaded.request('categories', undefined)).find(
    ({ categoryId }) => categoryId === record.categoryId,
  );
  return category && placeHref(language, toCategoryPlace(category), record.page);
};

/** Addresses of items and categories contain their names, which differ by language. Others stay as they are. */
const translateAddresses = async (
  own: Addresses,
  { record }: PageSubject,
  catalogue: { engine: LoadedEngine; firstCatalog: number | undefined },
): Promise<Addresses> => {
  if (!record) return own;
  const translated = await Promise.all(
    languages.map(async (language) => [
      language,
      (await translateAddress(record, language, catalogue)) ?? own[language],
    ]),
  );
  return Object.fromEntries(translated) as Addresses;
};

type Described = Pick<PageVisit, 'origin' | 'address' | 'language'> & {
  services: RenderServices;
  store: AppStore;
  screen: ScreenName;
  subject: PageSubject;
};

/** The title and the tags of a rendered screen. */
export const describeRendered = async ({ services, store, screen, subject, origin, address, language }: Described) => {
  const { config } = services;
  const engine = (other: Language) =>
    loadedEngine({
      dispatch: store.dispatch,
      getState: () => ({ ...store.getState(), language: { language: other } }),
      extra: { config, vault: createSecretVault(), engine: () => services.engine(other) },
    });
  const described = {
    config,
    origin,
    language,
    screen,
    subject,
    addresses: await translateAddresses(getPageAddresses(address, subject), subject, {
      engine,
      firstCatalog: config.catalogs[0],
    }),
    getText: await loadGetText(language),
  };
  return { title: getTitle(described).title, head: describePage(described) };
};
