import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import { selectClient, selectIsLoggedIn } from '@/features/session/state/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import { paths } from '@/shared/routing/paths';
import { Button, ButtonLink } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';

import { icons } from '../icons';
import { lazyShellPart } from '../lazyShellPart';
import { shellMessages } from '../shellMessages';
import { usePopup } from './usePopup';

const AccountMenu = lazyShellPart(async () => {
  const { AccountMenu: part } = await import(/* webpackChunkName: "account-menu" */ './AccountMenu');
  return part;
});

/** Spec §2: the user icon. Links to the login, or opens the menu of the signed-in client. */
export const AccountEntry = () => {
  const { formatMessage } = useIntl();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const client = useAppSelector(selectClient);
  const name = [client?.personName, client?.name].filter(Boolean).join(' · ');
  const menu = usePopup();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Signing out removes the menu button that had the focus.
    if (!isLoggedIn && menu.wasOpened && document.activeElement === document.body) link.current?.focus();
  }, [isLoggedIn, menu.wasOpened]);
  if (!isLoggedIn) {
    return (
      <ButtonLink
        ref={link}
        tone="icon"
        to={paths.login.href()}
        aria-label={formatMessage(shellMessages.signIn)}
        data-hint
      >
        <Icon d={icons.account} />
      </ButtonLink>
    );
  }
  return (
    <>
      <Button
        tone="icon"
        aria-label={formatMessage(shellMessages.account, { name })}
        aria-haspopup="menu"
        aria-expanded={menu.anchor !== null}
        data-hint
        onClick={({ currentTarget }) => menu.open(currentTarget)}
        onPointerEnter={AccountMenu.preload}
        onFocus={AccountMenu.preload}
      >
        <Icon d={icons.account} />
      </Button>
      {menu.wasOpened && <AccountMenu name={name} menu={menu} />}
    </>
  );
};
