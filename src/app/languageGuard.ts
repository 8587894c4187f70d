import { isLanguage, type Language } from '@/shared/i18n/languages';
import { getRedirect } from '@/shared/routing/redirects';
import type { Address } from '@/shared/routing/switchLanguage';

export type LanguageMemory = {
  stored: () => Language | null;
  /** Where none is stored. */
  preset: () => Language;
  choose: (language: Language) => void;
};

/**
 * Spec §2: a valid language in the address becomes the stored one. Answers where to go instead when there is none, or
 * an invalid one.
 */
export const createLanguageGuard =
  ({ stored, preset, choose }: LanguageMemory) =>
  (lang: string | undefined, wanted: Address): string | undefined => {
    if (!isLanguage(lang)) return getRedirect(wanted, stored() ?? preset());
    if (lang !== stored()) choose(lang);
    return undefined;
  };
