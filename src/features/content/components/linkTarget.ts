import type { Language } from '@/shared/i18n/languages';
import { addressInLanguage } from '@/shared/routing/addressLanguage';

export type LinkTarget = { kind: 'internal'; to: string } | { kind: 'external'; href: string };

// A placeholder origin: a URL that resolves to it is internal to the application.
const here = 'https://application.invalid';

/** Resolves a URL in the content: a screen in the current language, another site, or null if unsafe. */
export const resolveLink = (address: string | null, lang: Language): LinkTarget | null => {
  const text = address?.trim();
  if (!text || !URL.canParse(text, here)) return null;
  const url = new URL(text, here);
  if (url.origin === here) return { kind: 'internal', to: addressInLanguage(url, lang) };
  return url.protocol === 'https:' || url.protocol === 'http:' ? { kind: 'external', href: url.href } : null;
};
