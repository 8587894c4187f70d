import { useCallback, useRef } from 'react';
import { useIntl } from 'react-intl';

import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { useFirstInteraction } from '@/shared/ui/useFirstInteraction';

import { icons } from '../icons';
import { lazyShellPart } from '../lazyShellPart';
import { shellMessages } from '../shellMessages';
import { usePopup } from './usePopup';

const MenuDrawer = lazyShellPart(async () => {
  const { MenuDrawer: part } = await import(/* webpackChunkName: "menu-drawer" */ './MenuDrawer');
  return part;
});

/** Spec §2: below the laptop width the menu collapses, and closes on every navigation. */
export const MenuEntry = () => {
  const { formatMessage } = useIntl();
  const drawer = usePopup();
  const button = useRef<HTMLButtonElement>(null);
  // Preload the drawer where its button is visible.
  const preloadIfVisible = useCallback(() => {
    if (button.current?.offsetParent) MenuDrawer.preload();
  }, []);
  useFirstInteraction(preloadIfVisible);
  return (
    <>
      <Button
        ref={button}
        tone="icon"
        aria-label={formatMessage(shellMessages.mainMenu)}
        aria-haspopup="dialog"
        aria-expanded={drawer.anchor !== null}
        onClick={({ currentTarget }) => drawer.open(currentTarget)}
        onPointerEnter={MenuDrawer.preload}
        onFocus={MenuDrawer.preload}
        sx={{ display: { lg: 'none' }, ml: -1.25 }}
      >
        <Icon d={icons.menu} />
      </Button>
      {drawer.wasOpened && <MenuDrawer drawer={drawer} />}
    </>
  );
};
