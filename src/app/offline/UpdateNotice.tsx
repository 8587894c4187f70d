import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { defineMessages, useIntl } from 'react-intl';

import { useScreenState } from '@/store/useScreenState';
import { Button } from '@/shared/ui/Button';
import { framed } from '@/shared/ui/styles';

import { activateVersion, type NewVersion } from './serviceWorker';

const messages = defineMessages({
  newVersion: { id: 'offline.newVersion', defaultMessage: 'A new version is available' },
  newVersionHint: {
    id: 'offline.newVersion.hint',
    defaultMessage: 'Reload when it suits you. What you have typed stays until then.',
  },
  reload: { id: 'offline.newVersion.reload', defaultMessage: 'Reload' },
  later: { id: 'offline.newVersion.later', defaultMessage: 'Later' },
});

const corner = {
  position: 'fixed',
  zIndex: 'snackbar',
  left: { xs: 16, sm: 24 },
  right: { xs: 16, sm: 'auto' },
  bottom: { xs: 16, sm: 24 },
  maxWidth: 400,
  p: 2.5,
  ...framed,
  boxShadow: '0 8px 28px rgb(0 0 0 / 0.18)',
  displayPrint: 'none',
} as const;

/** Never reloads on its own: the user may be typing. */
export const UpdateNotice = ({ version, onLater }: { version: NewVersion | null; onLater: () => void }) => {
  const { formatMessage } = useIntl();
  const [, setNoticed] = useScreenState<boolean>('newVersion', false);
  useEffect(() => setNoticed(true));
  const close = () => {
    setNoticed(false);
    onLater();
  };
  return (
    <Box sx={corner}>
      <Box sx={{ fontWeight: 650 }}>{formatMessage(messages.newVersion)}</Box>
      <Box sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>{formatMessage(messages.newVersionHint)}</Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button onClick={() => version && activateVersion(version)}>{formatMessage(messages.reload)}</Button>
        <Button tone="quiet" onClick={close}>
          {formatMessage(messages.later)}
        </Button>
      </Box>
    </Box>
  );
};
