import Box from '@mui/material/Box';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useLocation } from 'react-router';

import type { Language } from '@/shared/i18n/languages';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';

import { shellMessages } from '../shellMessages';

type MainLink = { to: string; label: MessageDescriptor; current: 'page' | 'true' | undefined };

/** Spec §2: Home, About Us, Catalog, Brands, Contact; the current one is marked. */
export const getMainLinks = (lang: Language, pathname: string): MainLink[] => {
  const home = paths.language.href({ lang });
  const links = [
    { to: home, label: shellMessages.home, plainAddress: paths.plainHome.href() },
    { to: paths.about.href({ lang }), label: shellMessages.about },
    { to: paths.catalogue.href({ lang }), label: shellMessages.catalogue },
    { to: paths.brands.href({ lang }), label: shellMessages.brands },
    { to: paths.contact.href({ lang }), label: shellMessages.contact, plainAddress: paths.plainContact.href() },
  ];
  return links.map(({ to, label, plainAddress }) => {
    const isWithin = to !== home && pathname.startsWith(`${to}/`);
    return {
      to,
      label,
      current: pathname === to || pathname === plainAddress ? 'page' : isWithin ? 'true' : undefined,
    };
  });
};

/** Shown from laptop width up; on narrower screens the drawer has the same links. */
export const MainMenu = () => {
  const lang = useLanguage();
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  return (
    <Box
      component="nav"
      aria-label={formatMessage(shellMessages.mainMenu)}
      sx={{
        display: { xs: 'none', lg: 'flex' },
        ml: 1,
        '& a': { px: 1.25, borderRadius: 0, whiteSpace: 'nowrap', fontSize: '0.9375rem', fontWeight: 500 },
        '& [aria-current]': { fontWeight: 650, boxShadow: 'inset 0 -2px var(--mui-palette-secondary-main)' },
      }}
    >
      {getMainLinks(lang, pathname).map(({ to, label, current }) => (
        <ButtonLink key={to} tone="quiet" to={to} aria-current={current}>
          <FormattedMessage {...label} />
        </ButtonLink>
      ))}
    </Box>
  );
};
