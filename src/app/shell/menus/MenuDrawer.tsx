import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import ListItemButton from '@mui/material/ListItemButton';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';

import { useLanguage } from '@/shared/i18n/useLanguage';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';

import { getMainLinks } from '../header/MainMenu';
import { icons } from '../icons';
import { shellMessages } from '../shellMessages';
import { menuMessages } from './menuMessages';
import { Preferences } from './Preferences';
import type { Popup } from './usePopup';

export const MenuDrawer = ({ drawer: { anchor, close } }: { drawer: Popup }) => {
  const lang = useLanguage();
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const name = formatMessage(shellMessages.mainMenu);
  return (
    <Drawer
      open={anchor !== null}
      onClose={close}
      disableRestoreFocus
      slotProps={{ paper: { 'aria-label': name, sx: { width: 'min(20rem, calc(100vw - 48px))' } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', minHeight: 64, px: 1 }}>
        <Button tone="icon" aria-label={formatMessage(menuMessages.close)} onClick={close}>
          <Icon d={icons.close} />
        </Button>
      </Box>
      <Box component="nav" aria-label={name}>
        {getMainLinks(lang, pathname).map(({ to, label, current }) => (
          <ListItemButton
            key={to}
            component={Link}
            to={to}
            onClick={close}
            aria-current={current}
            sx={{
              px: 3,
              minHeight: 52,
              typography: 'h3',
              borderLeft: 4,
              borderColor: 'transparent',
              '&[aria-current]': { borderColor: 'secondary.main', bgcolor: 'action.hover' },
            }}
          >
            <FormattedMessage {...label} />
          </ListItemButton>
        ))}
      </Box>
      <Divider sx={{ my: 3 }} />
      <Box sx={{ px: 3, pb: 4 }}>
        <Preferences />
      </Box>
    </Drawer>
  );
};
