import { type Language, languages } from '@/shared/i18n/languages';

import type { ContentKind, SynonymsKind } from '../repositories/contentRepository';

export type MediaType = 'picture' | 'film';

type FieldType = MediaType | 'text' | 'html' | 'day' | 'youtube' | 'link' | 'items' | 'categories' | 'catalog';

/** A field of a file; `property` is its name in the contract, if different. */
export type Field = { type: FieldType; isRequired?: true; property?: string };

export type KindRules = {
  kind: ContentKind;
  file: string;
  /** The contract's property with the id of a list entry; undefined for a single document. */
  id?: string;
  /** Whether the slug is the id itself. */
  hasNumericSlug?: true;
  /** The contract's limit on entries; 500 unless set. */
  maxEntries?: number;
  /** Whether the slug is part of the contract. */
  showsSlug?: true;
  shared: Record<string, Field>;
  /** Fields that are given once per language. */
  translated: Record<string, Field>;
};

const text: Field = { type: 'text' };
const requiredText: Field = { type: 'text', isRequired: true };
const html: Field = { type: 'html' };
const picture: Field = { type: 'picture' };
const link: Field = { type: 'link' };
/** When the shop shows an entry, in its time zone: both days included, and without either, no limit. */
const days: Record<string, Field> = { from: { type: 'day' }, until: { type: 'day' } };

export const layoutTexts = [
  'aside_title',
  'aside_sub_title',
  'aside_button',
  'title_highlighted',
  'title_offer',
  'title_recent',
  'card_action_title',
  'card_action_button',
  'step_title',
  'step_one',
  'step_two',
  'step_three',
];

/** What each file of a content folder contains, in the order of the files. */
export const kindRules: KindRules[] = [
  {
    kind: 'layout',
    file: 'layout.yaml',
    shared: {},
    translated: Object.fromEntries(layoutTexts.map((name) => [name, name === 'aside_sub_title' ? text : requiredText])),
  },
  { kind: 'about', file: 'about.yaml', shared: { imageUrl: picture }, translated: { title: text, body: html } },
  {
    kind: 'contact',
    file: 'contact.yaml',
    shared: { phone: text, email: text },
    translated: { title: text, body: html, address: text, openingHours: text },
  },
  {
    kind: 'banner',
    file: 'banners.yaml',
    id: 'bannerId',
    maxEntries: 20,
    shared: { imageUrl: picture, ...days },
    translated: { title: requiredText, subtitle: text, linkUrl: link },
  },
  {
    kind: 'brand',
    file: 'brands.yaml',
    id: 'brandId',
    shared: { logoUrl: picture, url: link },
    translated: { name: requiredText },
  },
  {
    kind: 'offer',
    file: 'offers.yaml',
    id: 'offerId',
    showsSlug: true,
    shared: {
      imageUrl: picture,
      catalogId: { type: 'catalog' },
      items: { type: 'items', property: 'stockItemIds' },
      ...days,
    },
    translated: { title: requiredText, body: html },
  },
  {
    kind: 'video',
    file: 'videos.yaml',
    id: 'videoId',
    shared: { youtubeId: { type: 'youtube' }, url: { type: 'film' }, posterUrl: picture },
    translated: { title: requiredText, description: text },
  },
  {
    kind: 'productLine',
    file: 'product-lines.yaml',
    id: 'productLineId',
    hasNumericSlug: true,
    shared: { imageUrl: picture, categories: { type: 'categories', property: 'stockCategoryIds' } },
    translated: { name: requiredText, summary: text, body: html },
  },
  {
    kind: 'term',
    file: 'terms.yaml',
    id: 'termId',
    hasNumericSlug: true,
    shared: {},
    translated: { title: requiredText, body: html },
  },
];

export const environmentsFile = 'environments.yaml';

export type SynonymFile = { kind: SynonymsKind; language: Language; file: string };

export const synonymFiles = languages.map((language): SynonymFile => ({
  kind: `synonyms-${language}`,
  language,
  file: `synonyms-${language}.txt`,
}));

export const contentFileNames = [...[...kindRules, ...synonymFiles].map(({ file }) => file), environmentsFile];

/** Spec §3, social links, and what orders depend on. */
export const environmentNames = [
  'tax',
  'putAllPriceZero',
  'facebook',
  'instagram',
  'whatsapp',
  'twitter',
  'pinterest',
] as const;
