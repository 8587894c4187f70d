import type { Language } from '@/shared/i18n/languages';

import type { ContentBody, ContentKind } from '../../src/repositories/contentRepository';

export type Translated = Record<Language, string>;

export type ContentDocument = {
  kind: ContentKind;
  slug: string;
  body: (language: Language) => ContentBody;
};
