import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';

import { useLanguage } from '@/shared/i18n/useLanguage';
import { Button, ButtonLink } from '@/shared/ui/Button';

import { getClientLinks } from '../menus/clientLinks';
import { menuMessages } from '../menus/menuMessages';
import { type Popup, usePopup } from '../menus/usePopup';
import { useTopCategories } from '../menus/useTopCategories';

/** Mounted when it is first opened, because the categories come from the catalogue's lists. */
const CategoryMenu = ({ menu: { anchor, close } }: { menu: Popup }) => {
  const categories = useTopCategories();
  return (
    <Menu open={anchor !== null && categories.length > 0} anchorEl={anchor} onClose={close} disableScrollLock>
      {categories.map(({ to, name }) => (
        <MenuItem key={to} component={Link} to={to} onClick={close}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
};

const entry = { fontSize: '0.9375rem', fontWeight: 500, minHeight: 40, px: 1.25, whiteSpace: 'nowrap' } as const;

/** Marks the document for styles while a client is signed in, as index.html does before the application starts. */
const useClientMark = () =>
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.client = '';
    return () => void delete dataset.client;
  }, []);

/** Below the bar, for a client on a wide screen; the drawer has the same links. */
export const ClientBar = () => {
  const lang = useLanguage();
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const menu = usePopup();
  useClientMark();
  return (
    <Container component="nav" aria-label={formatMessage(menuMessages.client)}>
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 0.5, mx: -1.25, height: 44 }}>
        <Button
          tone="quiet"
          aria-haspopup="menu"
          aria-expanded={menu.anchor !== null}
          onClick={({ currentTarget }) => menu.open(currentTarget)}
          sx={entry}
        >
          <FormattedMessage {...menuMessages.categories} />
        </Button>
        {getClientLinks(lang).map(({ to, label }) => (
          <ButtonLink
            key={to}
            tone="quiet"
            to={to}
            aria-current={pathname === to ? 'page' : undefined}
            sx={{ ...entry, '&[aria-current]': { fontWeight: 650 } }}
          >
            <FormattedMessage {...label} />
          </ButtonLink>
        ))}
      </Box>
      {menu.wasOpened && <CategoryMenu menu={menu} />}
    </Container>
  );
};
