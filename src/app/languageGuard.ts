import { isLanguage, type Language } from '@/shared/i18n/languages';
import { getRedirect } from '@/shared/routing/redirects';
import type { Address } from '@/shared/routing/switchLanguage';

export type LanguageMemory = {
  stored: () => Language | null;
  /** Used when no language is stored. */
  preset: () => Language;
  choose: (language: Language) => void;
};

/**
 * Spec §2: a valid language in the address becomes the stored one. Returns the redirect when the language is missing or
 * invalid.
 */
export const createLanguageGuard =
  ({ stored, preset, choose }: LanguageMemory) =>
  (lang: string | undefined, wanted: Address): string | undefined => {
    if (!isLanguage(lang)) return getRedirect(wanted, stored() ?? preset());
    if (lang !== stored()) choose(lang);
    return undefined;
  };
