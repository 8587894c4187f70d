import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

import { normalizeMissedSearch } from '@/shared/lib/missedSearch';
import type { Layout, PublicInputs } from '@/contracts/public';

import { layoutTexts } from '../content/contentKinds';
import type { OperationHandlers } from '../http/contracts/contractRoutes';
import { notFound } from '../http/responses/refusal';
import { toCountedAddress } from '../http/security/clientAddress';
import {
  type ContentBody,
  type ContentKind,
  createContentRepository,
  type SynonymsBody,
} from '../repositories/contentRepository';
import { createEnvironmentsRepository } from '../repositories/environmentsRepository';
import { createMissedSearchesRepository } from '../repositories/missedSearchesRepository';
import type { HandlerParts } from './handlerParts';

type EmptyScreen = NonNullable<Layout['emptyScreens']>[number];

const envelope = <Data>(data: Data) => ({ isSuccessful: true, message: null, data });

// A new shop has no texts of its own yet; the application then shows what it can without them.
const emptyAbout = { title: null, body: '', imageUrl: null };
const emptyContact = { title: null, body: '', address: null, phone: null, email: null, openingHours: null };
const emptyLayout = {
  ...Object.fromEntries(layoutTexts.map((name) => [name, ''])),
  aside_sub_title: null,
};

const screenKinds = {
  about: 'about',
  brands: 'brand',
  offers: 'offer',
  productLines: 'productLine',
  videos: 'video',
} as const satisfies Record<EmptyScreen, ContentKind>;

const maxAddresses = 2000;

/** So that no address alone reaches the number of texts that are stored for a day. */
const maxTextsPerAddress = 100;

export const createContentHandlers = ({ db, config, today, readLanguage, limitMissedSearches }: HandlerParts) => {
  const content = createContentRepository(db, config.runtime.accountId, today);
  const missedSearches = createMissedSearchesRepository(db, config.runtime.accountId);
  /** What each address has searched for today: only in memory, so that nothing stored says who searched. */
  const searched = new LRUCache<string, Set<string>>({ max: maxAddresses });
  const environments = createEnvironmentsRepository(db, config.runtime.accountId);
  const list =
    (kind: ContentKind, shown = (body: ContentBody) => body) =>
    async (request: FastifyRequest) => {
      const bodies = await content.list(kind, readLanguage(request));
      return envelope(bodies.map(shown));
    };
  const single = (kind: ContentKind, empty: ContentBody) => async (request: FastifyRequest) => {
    const [body = empty] = await content.list(kind, readLanguage(request));
    return envelope(body);
  };
  const readLayout = single('layout', emptyLayout);
  const getLayout = async (request: FastifyRequest) => {
    const [{ data }, kinds] = await Promise.all([readLayout(request), content.listKinds()]);
    const emptyScreens = Object.entries(screenKinds).flatMap(([screen, kind]) => (kinds.includes(kind) ? [] : screen));
    return envelope(emptyScreens.length > 0 ? { ...data, emptyScreens } : data);
  };
  const read = async (kind: ContentKind, slug: string, request: FastifyRequest) => {
    const body = await content.find(kind, slug, readLanguage(request));
    if (!body) throw notFound();
    return envelope([body]);
  };
  return {
    reportMissedSearch: async (request) => {
      if (!config.runtime.catalogue.reportsMissedSearches) return envelope([]);
      const refusal = await limitMissedSearches(request);
      if (refusal) throw refusal;
      const text = normalizeMissedSearch(request.body.text);
      if (text === undefined) return envelope([]);
      const search = { day: today(), language: readLanguage(request), text };
      const key = `${search.day} ${toCountedAddress(request.ip)}`;
      const own = searched.get(key) ?? new Set();
      const counted = `${search.language} ${text}`;
      if (own.has(counted) || own.size >= maxTextsPerAddress) return envelope([]);
      searched.set(key, own.add(counted));
      await missedSearches.count(search);
      return envelope([]);
    },
    getLayout,
    getContact: single('contact', emptyContact),
    getAbout: single('about', emptyAbout),
    getBanners: list('banner'),
    getBrands: list('brand'),
    getOffers: list('offer'),
    getVideos: list('video'),
    getTerms: list('term'),
    getProductLines: list('productLine', (body) => ({ ...body, body: null })),
    getSynonyms: async (request) => {
      const language = readLanguage(request);
      const [body] = await content.list(`synonyms-${language}`, language);
      const { groups } = (body as SynonymsBody | undefined) ?? { groups: [] };
      return envelope(groups.map((words) => ({ words })));
    },
    getOffer: (request) => read('offer', request.query.slug, request),
    getProductLine: (request) => read('productLine', String(request.query.id), request),
    getEnvironments: async (request) => envelope(await environments.read(request.query['names[]'])),
  } satisfies Partial<OperationHandlers<PublicInputs>>;
};
