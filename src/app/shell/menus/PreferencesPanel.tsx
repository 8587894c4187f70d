import Popover from '@mui/material/Popover';
import { useIntl } from 'react-intl';

import { shellMessages } from '../shellMessages';
import { Preferences } from './Preferences';
import type { Popup } from './usePopup';

export const PreferencesPanel = ({ panel: { anchor, close } }: { panel: Popup }) => {
  const { formatMessage } = useIntl();
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={close}
      disableScrollLock
      disableRestoreFocus
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': formatMessage(shellMessages.preferences),
          sx: { p: 2.5, width: 'min(20rem, calc(100vw - 32px))' },
        },
      }}
    >
      <Preferences />
    </Popover>
  );
};
