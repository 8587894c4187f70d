import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { ButtonLink } from '@/shared/ui/Button';
import { mainLinks } from './mainLinks';
import { shellMessages } from './shellMessages';

/** From the laptop width up; below it the drawer has the same links. */
export const MainMenu = () => {
  const lang = useLanguage();
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  return (
    <Box
      component="nav"
      aria-label={formatMessage(shellMessages.mainMenu)}
      sx={{ display: { xs: 'none', lg: 'flex' }, ml: 1 }}
    >
      {mainLinks(lang, pathname).map(({ to, label, current }) => (
        <ButtonLink
          key={to}
          tone="quiet"
          to={to}
          aria-current={current}
          sx={{
            px: 1.25,
            borderRadius: 0,
            whiteSpace: 'nowrap',
            fontSize: '0.9375rem',
            fontWeight: 500,
            '&[aria-current]': { fontWeight: 650, boxShadow: 'inset 0 -2px var(--mui-palette-secondary-main)' },
          }}
        >
          <FormattedMessage {...label} />
        </ButtonLink>
      ))}
    </Box>
  );
};
