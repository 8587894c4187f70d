import type { Language } from '@/shared/i18n/languages';

/** What came of signing in at a provider, as the services tell the page. */
export const providerResults = [
  'done',
  'cancelled',
  'unavailable',
  'refused',
  'unknownAccount',
  'accountDisabled',
] as const;

export type ProviderResult = (typeof providerResults)[number];

/** The query parameter that has the result. */
export const resultParam = 'result';

/** The address that leads to the provider; `from` is where to go afterwards. */
export const getProviderAddress = (publicService: string, lang: Language, from: string | null) =>
  `${publicService}/oauth/login?${new URLSearchParams({ lang, ...(from !== null && { from }) })}`;
