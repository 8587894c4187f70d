import type { Language } from '@/shared/i18n/languages';
import { addressInLanguage } from '@/shared/routing/switchLanguage';

export type LinkTarget = { kind: 'inside'; to: string } | { kind: 'outside'; href: string };

// Stands for whatever origin the application has: an address that resolves to it is one of the application.
const here = 'https://application.invalid';

/** Where an address of the content leads: a screen in the present language, another site, or nowhere that is safe. */
export const linkTarget = (address: string | null, lang: Language): LinkTarget | null => {
  const text = address?.trim();
  if (!text || !URL.canParse(text, here)) return null;
  const url = new URL(text, here);
  if (url.origin === here) return { kind: 'inside', to: addressInLanguage(url, lang) };
  return url.protocol === 'https:' || url.protocol === 'http:' ? { kind: 'outside', href: url.href } : null;
};
