import type { MessageDescriptor } from 'react-intl';
import type { Language } from '@/shared/i18n/languages';
import { paths } from '@/shared/routing/paths';
import { shellMessages } from './shellMessages';

type MainLink = { to: string; label: MessageDescriptor; current: 'page' | 'true' | undefined };

/** Spec §2: Home, About Us, Catalog, Brands, Contact; the current one is marked. */
export const mainLinks = (lang: Language, pathname: string): MainLink[] => {
  const home = paths.language.href({ lang });
  const links = [
    { to: home, label: shellMessages.home, twin: paths.plainHome.href() },
    { to: paths.about.href({ lang }), label: shellMessages.about },
    { to: paths.catalogue.href({ lang }), label: shellMessages.catalogue },
    { to: paths.brands.href({ lang }), label: shellMessages.brands },
    { to: paths.contact.href({ lang }), label: shellMessages.contact, twin: paths.plainContact.href() },
  ];
  return links.map(({ to, label, twin }) => {
    const within = to !== home && pathname.startsWith(`${to}/`);
    return { to, label, current: pathname === to || pathname === twin ? 'page' : within ? 'true' : undefined };
  });
};
