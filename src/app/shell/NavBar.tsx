import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useGetLayoutQuery } from '@/api/publicApi';
import { paths } from '@/shared/routing/paths';
import { useConfig } from '@/shared/config/ConfigContext';
import { useLanguage } from '@/shared/i18n/useLanguage';

import { ButtonLink } from '@/shared/ui/Button';
import { pageWidth } from '@/shared/ui/PageBody';
import { LanguageSwitcher } from './LanguageSwitcher';
import { Logo } from './Logo';
import { shellMessages } from './shellMessages';

export const navBarHeight = 64;

export const NavBar = () => {
  const lang = useLanguage();
  const { siteName, theme } = useConfig();
  const { formatMessage } = useIntl();
  useGetLayoutQuery(); // Spec §7: the navigation bar asks for the layout data at start; the layout slice keeps it.
  return (
    <Box
      component="header"
      sx={{
        position: 'fixed',
        inset: '0 0 auto',
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ ...pageWidth, display: 'flex', alignItems: 'center', height: navBarHeight, gap: { xs: 1, md: 4 } }}>
        <Box component={Link} to={paths.language.href({ lang })} sx={{ textDecoration: 'none' }}>
          <Logo name={siteName} logoUrl={theme.logoUrl} />
        </Box>
        <Box component="nav" aria-label={formatMessage(shellMessages.mainMenu)} sx={{ flex: 1, display: 'flex' }}>
          <ButtonLink
            tone="quiet"
            to={paths.language.href({ lang })}
            sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
          >
            <FormattedMessage {...shellMessages.home} />
          </ButtonLink>
        </Box>
        <LanguageSwitcher />
      </Box>
    </Box>
  );
};
