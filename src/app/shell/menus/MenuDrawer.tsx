import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';

import { selectIsLoggedIn } from '@/features/session/state/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';

import { useMainLinks } from '../header/MainMenu';
import { icons } from '../icons';
import { shellMessages } from '../shellMessages';
import { CategoryEntries } from './CategoryEntries';
import { getClientLinks } from './clientLinks';
import { menuMessages } from './menuMessages';
import { Preferences } from './Preferences';
import type { Popup } from './usePopup';

const entry = {
  px: 3,
  minHeight: 52,
  typography: 'h3',
  borderLeft: 4,
  borderColor: 'transparent',
  '&[aria-current]': { borderColor: 'secondary.main', bgcolor: 'action.hover' },
} as const;

type EntriesProps = { links: readonly { to: string; name: ReactNode }[]; label: string; onChoose: () => void };

const Entries = ({ links, label, onChoose }: EntriesProps) => {
  const { pathname } = useLocation();
  return (
    <Box component="nav" aria-label={label} sx={{ mt: 3 }}>
      <Typography variant="body2" sx={{ px: 3.5, pb: 0.5, color: 'text.secondary' }}>
        {label}
      </Typography>
      {links.map(({ to, name }) => (
        <ListItemButton
          key={to}
          component={Link}
          to={to}
          onClick={onChoose}
          aria-current={pathname === to ? 'page' : undefined}
          sx={{ ...entry, minHeight: 44, typography: 'body1' }}
        >
          {name}
        </ListItemButton>
      ))}
    </Box>
  );
};

/** What a client uses every day. */
const ClientEntries = ({ onChoose }: { onChoose: () => void }) => {
  const lang = useLanguage();
  const { formatMessage } = useIntl();
  const links = getClientLinks(lang).map(({ to, label }) => ({ to, name: formatMessage(label) }));
  return <Entries links={links} label={formatMessage(menuMessages.client)} onChoose={onChoose} />;
};

export const MenuDrawer = ({ drawer: { anchor, close } }: { drawer: Popup }) => {
  const { formatMessage } = useIntl();
  const links = useMainLinks();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
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
        {links.map(({ to, label, current }) => (
          <ListItemButton key={to} component={Link} to={to} onClick={close} aria-current={current} sx={entry}>
            {formatMessage(label)}
          </ListItemButton>
        ))}
      </Box>
      {isLoggedIn && <ClientEntries onChoose={close} />}
      <CategoryEntries onChoose={close} />
      <Divider sx={{ my: 3 }} />
      <Box sx={{ px: 3, pb: 4 }}>
        <Preferences />
      </Box>
    </Drawer>
  );
};
