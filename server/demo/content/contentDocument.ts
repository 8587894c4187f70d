import type { Language } from '@/shared/i18n/languages';

import type { ContentBody, ContentKind } from '../../src/repositories/contentRepository';

export type ContentDocument = {
  kind: ContentKind;
  slug: string;
  body: (language: Language) => ContentBody;
};
