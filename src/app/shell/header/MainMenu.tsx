import Box from '@mui/material/Box';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useLocation } from 'react-router';

import { selectEmptyScreens } from '@/features/settings/state/layoutSlice';
import { useAppSelector } from '@/store/hooks';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';

import { shellMessages } from '../shellMessages';

type MainLink = { to: string; label: MessageDescriptor; current: 'page' | 'true' | undefined };

/** Spec §2: Home, About Us, Catalog, Brands, Contact; the current one is marked. Empty screens are left out. */
export const useMainLinks = (): MainLink[] => {
  const lang = useLanguage();
  const { pathname } = useLocation();
  const emptyScreens = useAppSelector(selectEmptyScreens);
  const home = paths.language.href({ lang });
  const links = [
    { to: home, label: shellMessages.home, plainAddress: paths.plainHome.href() },
    !emptyScreens.includes('about') && { to: paths.about.href({ lang }), label: shellMessages.about },
    { to: paths.catalogue.href({ lang }), label: shellMessages.catalogue },
    !emptyScreens.includes('brands') && { to: paths.brands.href({ lang }), label: shellMessages.brands },
    { to: paths.contact.href({ lang }), label: shellMessages.contact, plainAddress: paths.plainContact.href() },
  ].filter((link) => link !== false);
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
  const { formatMessage } = useIntl();
  const links = useMainLinks();
  return (
    <Box
      component="nav"
      aria-label={formatMessage(shellMessages.mainMenu)}
      sx={{
        display: { xs: 'none', lg: 'flex' },
        ml: 1,
        '& a': { px: 1, borderRadius: 0, whiteSpace: 'nowrap', fontSize: '0.9375rem', fontWeight: 500 },
        '& [aria-current]': { fontWeight: 650, boxShadow: 'inset 0 -2px var(--mui-palette-secondary-main)' },
      }}
    >
      {links.map(({ to, label, current }) => (
        <ButtonLink key={to} tone="quiet" to={to} aria-current={current}>
          {formatMessage(label)}
        </ButtonLink>
      ))}
    </Box>
  );
};
