import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { languages, type Language } from '@/shared/i18n/languages';
import { addressInLanguage } from '@/shared/routing/switchLanguage';
import { shellMessages } from './shellMessages';

// Each language names itself, in every language (spec §2).
const ownNames: Record<Language, string> = { es: 'Español', en: 'English', zh: '中文' };

export const LanguageSwitcher = () => {
  const { locale, formatMessage } = useIntl();
  const location = useLocation();
  return (
    <Box component="nav" aria-label={formatMessage(shellMessages.language)} sx={{ display: 'flex', gap: 0.5 }}>
      {languages.map((lang) => {
        const current = lang === locale;
        return (
          <Box
            key={lang}
            component={Link}
            to={addressInLanguage(location, lang)}
            lang={lang}
            hrefLang={lang}
            aria-current={current ? 'true' : undefined}
            preventScrollReset
            sx={{
              px: { xs: 0.75, sm: 1.25 },
              minHeight: 40,
              display: 'inline-flex',
              alignItems: 'center',
              textDecoration: 'none',
              fontSize: '0.875rem',
              fontWeight: current ? 650 : 450,
              color: current ? 'text.primary' : 'text.secondary',
              borderBottom: 2,
              borderColor: current ? 'secondary.main' : 'transparent',
              '&:hover': { color: 'text.primary' },
            }}
          >
            {ownNames[lang]}
          </Box>
        );
      })}
    </Box>
  );
};
