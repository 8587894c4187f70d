import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';

import { type Language, languageNames, languages } from '@/shared/i18n/languages';
import { addressInLanguage } from '@/shared/routing/addressLanguage';

import { shellMessages } from '../shellMessages';

// Where space is tight.
const shortNames: Record<Language, string> = { es: 'ES', en: 'EN', zh: '中文' };

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
      {languages.map((lang) => (
        <Link
          key={lang}
          to={addressInLanguage(location, lang)}
          lang={lang}
          hrefLang={lang}
          aria-label={languageNames[lang]}
          aria-current={lang === locale ? 'true' : undefined}
          preventScrollReset
        >
          <span className="name">{languageNames[lang]}</span>
          <span className="short">{shortNames[lang]}</span>
        </Link>
      ))}
    </Box>
  );
};
