import Box from '@mui/material/Box';
import { useGetLayoutQuery } from '@/api/publicApi';
import { paths } from '@/shared/routing/paths';
import { useConfig } from '@/shared/config/ConfigContext';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { Link } from '@/shared/ui/Link';
import { pageWidth } from '@/shared/ui/PageBody';
import { AccountEntry } from './AccountEntry';
import { CartLink } from './CartLink';
import { LanguageSwitcher } from './LanguageSwitcher';
import { Logo } from './Logo';
import { MainMenu } from './MainMenu';
import { MenuEntry } from './MenuEntry';
import { PreferencesEntry } from './PreferencesEntry';
import { SearchForm } from './SearchForm';

// Spec §7: the navigation bar requests the layout data at start; the layout slice keeps it.
const unread = { selectFromResult: () => ({}) };

/** One row from 900 px up, two below; on a screen hardly taller than the bar it scrolls away. */
export const NavBar = () => {
  const lang = useLanguage();
  const { siteName, theme } = useConfig();
  useGetLayoutQuery(undefined, unread);
  return (
    <Box
      component="header"
      className="mui-fixed"
      sx={{
        position: 'fixed',
        inset: '0 0 auto',
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        displayPrint: 'none',
        '@media (max-height: 480px)': { position: 'absolute' },
      }}
    >
      <Box
        sx={{
          ...pageWidth,
          display: 'flex',
          flexWrap: { xs: 'wrap', md: 'nowrap' },
          alignItems: 'center',
          alignContent: 'center',
          columnGap: { xs: 0, sm: 0.5, md: 1 },
          height: 'var(--bar-height)',
          // Separates the rows where there are two.
          '&::before': { content: '""', order: 1, width: '100%', height: 4, display: { md: 'none' } },
        }}
      >
        <MenuEntry />
        <Box
          component={Link}
          to={paths.language.href({ lang })}
          sx={{ textDecoration: 'none', minWidth: 0, mr: { xs: 'auto', md: 0 } }}
        >
          <Logo name={siteName} logoUrl={theme.logoUrl} />
        </Box>
        <MainMenu />
        <SearchForm />
        <LanguageSwitcher />
        <PreferencesEntry />
        <AccountEntry />
        <CartLink />
      </Box>
    </Box>
  );
};
