import type { Language } from '@/shared/i18n/languages';
import { textParts, type TextPart } from '@/shared/i18n/textParts';

import type { RowName } from './pageRows';

type Needed = { chunks: readonly string[]; texts: readonly TextPart[] };

const home: Needed = { chunks: ['home'], texts: ['shell', 'home'] };
const catalogue: Needed = { chunks: ['catalogue-page', 'catalogue-engine'], texts: ['shell', 'catalogue'] };
const plain = (chunk: string): Needed => ({ chunks: [chunk], texts: textParts });

/** What the screens for search engines and first visits need at once. Private screens check the session first. */
const needs: Partial<Record<RowName, Needed>> = {
  root: home,
  language: home,
  plainHome: home,
  catalogue,
  category: catalogue,
  subcategory: catalogue,
  subcategory2: catalogue,
  stockItem: { chunks: ['stock-item-page', 'catalogue-engine'], texts: ['shell', 'item'] },
  contact: plain('contact'),
  plainContact: plain('contact'),
  terms: plain('terms'),
  brands: plain('brands'),
  about: plain('about'),
  offers: plain('offers'),
  offer: plain('offer'),
  videos: plain('videos'),
  productLines: plain('product-lines'),
  productLine: plain('product-line'),
  oauthLogin: plain('login'),
};

const textsChunk = (part: TextPart, language: Language) =>
  part === 'shell' ? `locale-${language}` : `locale-${language}-${part}`;

/** The chunks that the screen's code will request. Without a language, only the browser knows which texts to load. */
export const screenChunks = (row: RowName, language: Language | undefined): string[] => {
  const needed = needs[row];
  if (!needed) return [];
  return [...needed.chunks, ...(language ? needed.texts.map((part) => textsChunk(part, language)) : [])];
};
