import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';

import { type Language, languages } from '@/shared/i18n/languages';
import { addressInLanguage } from '@/shared/routing/addressLanguage';

import { shellMessages } from '../shellMessages';

// Each language is shown under its own name, in every language (spec §2), abbreviated where space is tight.
const ownNames: Record<Language, [name: string, short: string]> = {
  es: ['Español', 'ES'],
  en: ['English', 'EN'],
  zh: ['中文', '中文'],
};

const roomy = '@media (min-width: 1360px)';
const withRoom = { display: 'none', [roomy]: { display: 'inline' } };
const withoutRoom = { [roomy]: { display: 'none' } };

export const LanguageSwitcher = () => {
  const { locale, formatMessage } = useIntl();
  const location = useLocation();
  return (
    <Box
      component="nav"
      aria-label={formatMessage(shellMessages.language)}
      sx={{ display: 'flex', order: { xs: 2, md: 0 }, mr: { xs: -0.75, md: 0 }, ml: { xs: 0.75, md: 0 } }}
    >
      {languages.map((lang) => {
        const current = lang === locale;
        const [name, short] = ownNames[lang];
        return (
          <Box
            key={lang}
            component={Link}
            to={addressInLanguage(location, lang)}
            lang={lang}
            hrefLang={lang}
            aria-label={name}
            aria-current={current ? 'true' : undefined}
            preventScrollReset
            sx={{
              px: 1,
              minWidth: 36,
              minHeight: 40,
              display: 'grid',
              placeItems: 'center',
              textDecoration: 'none',
              whiteSpace: 'nowrap',
              fontSize: '0.875rem',
              fontWeight: current ? 650 : 400,
              color: current ? 'text.primary' : 'text.secondary',
              boxShadow: current ? 'inset 0 -2px var(--mui-palette-secondary-main)' : undefined,
              '&:hover': { color: 'text.primary' },
            }}
          >
            <Box component="span" sx={withRoom}>
              {name}
            </Box>
            <Box component="span" sx={withoutRoom}>
              {short}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};
