import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';

import { signOut } from '@/features/session/signOut';
import { useAppDispatch } from '@/store/hooks';
import { useMyApprovals, useMyData, useMyPeople } from '@/api/clientRecordsApi';
import { useConfig } from '@/shared/config/ConfigContext';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { pageTitles } from '@/shared/routing/pageTitles';
import { paths } from '@/shared/routing/paths';

import { menuMessages } from './menuMessages';
import type { Popup } from './usePopup';

type AccountMenuProps = { name: string; menu: Popup };

/** Spec §2 with design §4: the dashboard at its plain address, everything else below the language. */
export const AccountMenu = ({ name, menu: { anchor, close } }: AccountMenuProps) => {
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  const { signIn } = useConfig();
  const dispatch = useAppDispatch();
  const { data: own } = useMyData({ isSkipped: anchor === null });
  const { data: approvals } = useMyApprovals({ isSkipped: anchor === null });
  const { data: people } = useMyPeople({ isSkipped: anchor === null });
  const links = [
    { to: paths.dashboard.href(), label: pageTitles.dashboard },
    { to: paths.orders.href({ lang }), label: pageTitles.orders },
    { to: paths.quotes.href({ lang }), label: pageTitles.quotes },
    { to: paths.orderPad.href({ lang }), label: pageTitles.orderPad },
    { to: paths.favourites.href({ lang }), label: pageTitles.favourites },
    ...(own ? [{ to: paths.ownData.href({ lang }), label: pageTitles.ownData }] : []),
    ...(approvals && approvals.length > 0 ? [{ to: paths.approvals.href({ lang }), label: pageTitles.approvals }] : []),
    ...(people ? [{ to: paths.people.href({ lang }), label: pageTitles.people }] : []),
    ...(signIn.password ? [{ to: paths.changePassword.href({ lang }), label: pageTitles.changePassword }] : []),
    ...(signIn.passkeys ? [{ to: paths.passkeys.href({ lang }), label: pageTitles.passkeys }] : []),
  ];
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={close}
      disableScrollLock
      disableRestoreFocus
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { sx: { minWidth: 220, maxWidth: 'min(22rem, calc(100vw - 32px))' } } }}
    >
      <Typography component="li" role="presentation" variant="body2" sx={{ px: 2, py: 1, color: 'text.secondary' }}>
        {formatMessage(menuMessages.signedInAs, { name })}
      </Typography>
      <Divider component="li" role="separator" />
      {links.map(({ to, label }) => (
        <MenuItem key={to} component={Link} to={to} onClick={close}>
          {formatMessage(label)}
        </MenuItem>
      ))}
      <Divider component="li" role="separator" />
      <MenuItem
        onClick={() => {
          close();
          dispatch(signOut());
        }}
      >
        {formatMessage(menuMessages.signOut)}
      </MenuItem>
    </Menu>
  );
};
