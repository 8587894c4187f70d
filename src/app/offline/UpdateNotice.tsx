import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/shared/ui/Button';
import { takeOver, type NewVersion } from './keepOffline';
import { offlineMessages } from './offlineMessages';

const corner = {
  position: 'fixed',
  zIndex: 'snackbar',
  left: { xs: 16, sm: 24 },
  right: { xs: 16, sm: 'auto' },
  bottom: { xs: 16, sm: 24 },
  maxWidth: 400,
  p: 2.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: '0 8px 28px rgb(0 0 0 / 0.18)',
  displayPrint: 'none',
} as const;

/** Never reloads on its own: the user may be typing. */
export const UpdateNotice = ({ version, onLater }: { version: NewVersion; onLater: () => void }) => (
  <Box sx={corner}>
    <Box sx={{ fontWeight: 650 }}>
      <FormattedMessage {...offlineMessages.newVersion} />
    </Box>
    <Box sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
      <FormattedMessage {...offlineMessages.newVersionHint} />
    </Box>
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button onClick={() => takeOver(version)}>
        <FormattedMessage {...offlineMessages.reload} />
      </Button>
      <Button tone="quiet" onClick={onLater}>
        <FormattedMessage {...offlineMessages.later} />
      </Button>
    </Box>
  </Box>
);
