import { redirect, type LoaderFunctionArgs } from 'react-router';
import { isLanguage, type Language } from '@/shared/i18n/languages';

type LanguageMemory = {
  stored: () => Language | null;
  /** Where none is stored. */
  preset: () => Language;
  choose: (language: Language) => void;
};

/**
 * Spec §2: a valid language in the address becomes the stored one; an invalid one, or none, leads to the stored one,
 * and the rest of the address is kept when the language was missing.
 */
export const createLanguageGuard =
  ({ stored, preset, choose }: LanguageMemory) =>
  ({ request, params }: LoaderFunctionArgs) => {
    const { lang } = params;
    if (isLanguage(lang)) {
      if (lang !== stored()) choose(lang);
      return null;
    }
    const { search, hash } = new URL(request.url);
    throw redirect(`/${stored() ?? preset()}${search}${hash}`);
  };
