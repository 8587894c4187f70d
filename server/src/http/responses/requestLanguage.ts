import type { FastifyRequest } from 'fastify';

import { isLanguage, type Language } from '@/shared/i18n/languages';

// Spec §9: `en` is the request header's default.
const fallback: Language = 'en';

export type ReadLanguage = (request: FastifyRequest) => Language;

export const createLanguageReader =
  (headerName: string): ReadLanguage =>
  (request) => {
    const value = request.headers[headerName.toLowerCase()];
    return isLanguage(value) ? value : fallback;
  };
