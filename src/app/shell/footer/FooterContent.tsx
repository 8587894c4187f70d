import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';

import { pageTitles } from '@/app/routes/pageMessages';
import { useConfig } from '@/shared/config/ConfigContext';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { PageBody } from '@/shared/ui/PageBody';

import { getMainLinks } from '../header/MainMenu';
import { shellMessages } from '../shellMessages';
import { SocialLinks } from './SocialLinks';
import { StepStrip } from './StepStrip';

// Spec §9: the footer's year.
const copyrightYear = '2020';

/** Below laptop width the menu needs JavaScript, so its links are repeated here for browsers without it. */
const LinksWithoutScripts = () => {
  const lang = useLanguage();
  const { formatMessage } = useIntl();
  return (
    <Box
      component="nav"
      aria-label={formatMessage(shellMessages.mainMenu)}
      sx={{
        display: 'none',
        '@media (scripting: none)': { display: { xs: 'flex', lg: 'none' }, flexWrap: 'wrap', columnGap: 3, mb: 3 },
        '& a': { py: 1.25, color: 'inherit' },
      }}
    >
      {getMainLinks(lang, '').map(({ to, label }) => (
        <Link key={to} to={to}>
          <FormattedMessage {...label} />
        </Link>
      ))}
    </Box>
  );
};

export const FooterContent = () => {
  const lang = useLanguage();
  const { siteName } = useConfig();
  const { formatMessage } = useIntl();
  const links = [
    { to: paths.offers.href({ lang }), label: pageTitles.offers },
    { to: paths.productLines.href({ lang }), label: pageTitles.productLines },
    { to: paths.videos.href({ lang }), label: pageTitles.videos },
    { to: paths.terms.href({ lang }), label: shellMessages.terms },
    { to: paths.about.href({ lang }), label: shellMessages.about },
  ];
  return (
    <PageBody>
      <LinksWithoutScripts />
      <StepStrip />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 3,
          rowGap: 1,
          mt: 5,
          pt: 2,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="body2" sx={{ flex: '1 1 auto', color: 'text.secondary' }}>
          <FormattedMessage {...shellMessages.copyright} values={{ year: copyrightYear, name: siteName }} />
        </Typography>
        <Box
          component="nav"
          aria-label={formatMessage(shellMessages.footerLinks)}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 3,
            '& a': { py: 1.25, color: 'inherit', textUnderlineOffset: '0.25em' },
          }}
        >
          {links.map(({ to, label }) => (
            <Link key={to} to={to}>
              <FormattedMessage {...label} />
            </Link>
          ))}
        </Box>
        <SocialLinks />
      </Box>
    </PageBody>
  );
};
