import type { Language } from './languages';

/** The parts that pages need; the texts of QA mode load only with QA mode. */
export const pageTextParts = ['shell', 'home', 'item', 'catalogue', 'content', 'rest'] as const;
export const textParts = [...pageTextParts, 'qa'] as const;
export type TextPart = (typeof textParts)[number];

/** A name that ends with a dot matches every id that starts with it. */
const names: Record<Exclude<TextPart, 'rest'>, readonly string[]> = {
  /** The frame around every screen, failures, and the items shown by both the home page and the catalogue. */
  shell: [
    'app.',
    'cart.',
    'catalogue.breadcrumbs',
    'catalogue.breadcrumbs.',
    'catalogue.title',
    'catalogue.whole',
    'confirm.',
    'error.',
    'item.additionalCode',
    'item.bought',
    'item.code',
    'item.compare',
    'item.compare.',
    'item.favourite.',
    'item.name',
    'item.nameless',
    'item.new',
    'item.offer',
    'item.price',
    'item.price.',
    'item.priceBreak',
    'item.priceBreak.',
    'item.variants',
    'item.variants.',
    'notification.',
    'page.home.',
    'page.offers',
    'page.productLines',
    'page.videos',
    'request.',
    'session.closed',
    'settings.',
    'shell.',
    'ui.',
  ],
  home: [
    'content.about',
    'content.about.',
    'content.banners',
    'content.banners.',
    'content.brand.',
    'content.brands',
    'content.brands.',
    'content.catalogue',
    'content.empty.',
    'content.line.',
    'content.lines',
    'content.lines.',
    'content.offer.',
    'content.offers',
    'content.offers.',
    'content.term.',
    'content.terms',
    'content.terms.all',
    'content.terms.failed',
    'content.terms.lead',
    'content.terms.next',
    'content.terms.previous',
    'content.terms.sections',
    'content.videos',
    'content.videos.',
    'content.write',
    'rail.',
  ],
  item: ['item.', 'notFound.search', 'notFound.search.', 'page.stockItem'],
  catalogue: ['catalogue.', 'page.catalogue', 'page.catalogue.', 'pagination.'],
  /** Offers, brands, product lines, videos, about, contact and terms, except what the home page shows of them. */
  content: [
    'content.',
    'page.about',
    'page.about.',
    'page.brands',
    'page.brands.',
    'page.contact',
    'page.contact.',
    'page.offer',
    'page.offers',
    'page.offers.',
    'page.productLine',
    'page.productLines',
    'page.productLines.',
    'page.terms',
    'page.terms.',
    'page.videos',
    'page.videos.',
  ],
  qa: ['qa.'],
};

const isNamed = (id: string, name: string) => (name.endsWith('.') ? id.startsWith(name) : id === name);

/** If several parts list a text, the first one contains it. */
export const getTextPart = (id: string): TextPart =>
  textParts.find((part) => part !== 'rest' && names[part].some((name) => isNamed(id, name))) ?? 'rest';

/** As named in loadMessages.ts. */
export const getTextChunk = (part: TextPart, language: Language) =>
  part === 'shell' ? `locale-${language}` : `locale-${language}-${part}`;
