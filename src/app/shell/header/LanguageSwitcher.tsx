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

const switcher = {
  display: 'flex',
  order: { xs: 2, md: 0 },
  mr: { xs: -0.75, md: 0 },
  ml: { xs: 0.75, md: 0 },
  '& a': {
    px: 1,
    minWidth: 36,
    minHeight: 40,
    display: 'grid',
    placeItems: 'center',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    fontSize: '0.875rem',
    color: 'text.secondary',
  },
  '& a:hover': { color: 'text.primary' },
  '& a[aria-current]': {
    fontWeight: 650,
    color: 'text.primary',
    boxShadow: 'inset 0 -2px var(--mui-palette-secondary-main)',
  },
  '& .name': { display: 'none' },
  '@media (min-width: 1360px)': { '& .name': { display: 'inline' }, '& .short': { display: 'none' } },
};

export const LanguageSwitcher = () => {
  const { locale, formatMessage } = useIntl();
  const location = useLocation();
  return (
    <Box component="nav" aria-label={formatMessage(shellMessages.language)} sx={switcher}>
      {languages.map((lang) => {
        const [name, short] = ownNames[lang];
        return (
          <Link
            key={lang}
            to={addressInLanguage(location, lang)}
            lang={lang}
            hrefLang={lang}
            aria-label={name}
            aria-current={lang === locale ? 'true' : undefined}
            preventScrollReset
          >
            <span className="name">{name}</span>
            <span className="short">{short}</span>
          </Link>
        );
      })}
    </Box>
  );
};
