import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Toolbar from '@mui/material/Toolbar';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';

import { useGetLayoutQuery } from '@/api/publicApi';
import { useConfig } from '@/shared/config/ConfigContext';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { lowWindow, screenOnly } from '@/shared/ui/styles';

import { icons } from '../icons';
import { lazyShellPart } from '../lazyShellPart';
import { AccountEntry } from '../menus/AccountEntry';
import { MenuEntry } from '../menus/MenuEntry';
import { usePopup } from '../menus/usePopup';
import { shellMessages } from '../shellMessages';
import { CartLink } from './CartLink';
import { LanguageSwitcher } from './LanguageSwitcher';
import { MainMenu } from './MainMenu';
import { SearchForm } from './SearchForm';

const PreferencesPanel = lazyShellPart(async () => {
  const { PreferencesPanel: part } = await import(/* webpackChunkName: "preferences" */ '../menus/PreferencesPanel');
  return part;
});

/** Shown from laptop width up; on narrower screens the drawer has the same choices. */
const PreferencesEntry = () => {
  const { formatMessage } = useIntl();
  const panel = usePopup();
  return (
    <>
      <Button
        tone="icon"
        aria-label={formatMessage(shellMessages.preferences)}
        aria-haspopup="dialog"
        aria-expanded={panel.anchor !== null}
        data-hint
        onClick={({ currentTarget }) => panel.open(currentTarget)}
        onPointerEnter={PreferencesPanel.preload}
        onFocus={PreferencesPanel.preload}
        sx={{ display: { xs: 'none', lg: 'inline-flex' } }}
      >
        <Icon d={icons.settings} />
      </Button>
      {panel.wasOpened && <PreferencesPanel panel={panel} />}
    </>
  );
};

const CategoryPanel = lazyShellPart(async () => {
  const { CategoryPanel: part } = await import(/* webpackChunkName: "category-panel" */ '../menus/CategoryPanel');
  return part;
});

/** Where the bar has one row; on narrower screens the drawer has the same categories. */
const CategoriesEntry = () => {
  const panel = usePopup();
  return (
    <Box sx={{ display: { xs: 'none', md: 'block' } }}>
      <Button
        tone="quiet"
        aria-expanded={panel.anchor !== null}
        onClick={({ currentTarget }) => (panel.anchor ? panel.close() : panel.open(currentTarget))}
        onPointerEnter={CategoryPanel.preload}
        onFocus={CategoryPanel.preload}
        sx={{ px: 1.25, gap: 0.5, whiteSpace: 'nowrap', fontSize: '0.9375rem', fontWeight: 500 }}
      >
        <FormattedMessage {...shellMessages.categories} />
        <Icon d={icons.down} size={16} />
      </Button>
      {panel.wasOpened && <CategoryPanel panel={panel} />}
    </Box>
  );
};

/** A corner of a ruler: two sides with ticks. It uses the page's colours; a deployment may replace it. */
const Mark = () => (
  <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={{ width: 30, height: 30, display: 'block', flex: 'none' }}>
    <path d="M2 2h9v19h19v9H2z" fill="currentColor" />
    <path
      d="M7 7h4M8.5 12h2.500M7 17h4M15 25v-4M20 23.500v-2.500M25 25v-4"
      stroke="var(--mui-palette-background-paper)"
      strokeWidth="1.6"
    />
    <circle cx="22.5" cy="9.5" r="4.5" fill="var(--mui-palette-secondary-main)" />
  </Box>
);

type LogoProps = Pick<RuntimeConfig, 'siteName'> & Pick<RuntimeConfig['theme'], 'logoUrl' | 'logoHasName'>;

const Logo = ({ siteName, logoUrl, logoHasName }: LogoProps) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.25,
      color: 'primary.main',
      '& img': { height: 30, maxWidth: '100%', objectFit: 'contain' },
    }}
  >
    {logoUrl ? <img src={logoUrl} alt={logoHasName ? siteName : ''} height={30} /> : <Mark />}
    {!logoHasName && (
      <Box
        component="span"
        sx={{
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          fontSize: '1.25rem',
          fontWeight: 650,
          letterSpacing: '-0.03em',
          color: 'text.primary',
        }}
      >
        {siteName}
      </Box>
    )}
  </Box>
);

// Spec §7: the navigation bar requests the layout data at start; the layout slice keeps it.
const ignoreResult = { selectFromResult: () => ({}) };

/** One row from 900 px up, two below; on a screen barely taller than the bar it scrolls away. */
export const NavBar = () => {
  const lang = useLanguage();
  const { siteName, theme } = useConfig();
  useGetLayoutQuery(undefined, ignoreResult);
  return (
    <AppBar
      color="inherit"
      variant="outlined"
      className={screenOnly}
      sx={{
        borderWidth: '0 0 1px',
        [lowWindow]: { position: 'absolute' },
      }}
    >
      <Container>
        <Toolbar
          disableGutters
          variant="dense"
          sx={{
            flexWrap: { xs: 'wrap', md: 'nowrap' },
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
            <Logo siteName={siteName} {...theme} />
          </Box>
          <MainMenu />
          <CategoriesEntry />
          <SearchForm />
          <LanguageSwitcher />
          <PreferencesEntry />
          <AccountEntry />
          <CartLink />
        </Toolbar>
      </Container>
    </AppBar>
  );
};
