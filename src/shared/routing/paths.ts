import { generatePath } from 'react-router';
import type { Language } from '@/shared/i18n/languages';

const inLanguage = (pattern: string) => ({
  path: pattern,
  href: ({ lang }: { lang: Language }) => generatePath(`/:lang/${pattern}`, { lang }),
});

/** Every address of the application: `path` for the route table, `href` for links. No address is written anywhere else. */
export const paths = {
  root: { path: '/', href: () => '/' },
  language: { path: '/:lang', href: ({ lang }: { lang: Language }) => `/${lang}` },
  notFound: inLanguage('not-page-found'),
};
