import { useIntl } from 'react-intl';

import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';

import { icons } from '../icons';
import { lazyShellPart } from '../lazyShellPart';
import { shellMessages } from '../shellMessages';
import { usePopup } from './usePopup';

const PreferencesPanel = lazyShellPart(async () => {
  const { PreferencesPanel: part } = await import(/* webpackChunkName: "preferences" */ './PreferencesPanel');
  return part;
});

/** Shown from laptop width up; on narrower screens the drawer has the same choices. */
export const PreferencesEntry = () => {
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
