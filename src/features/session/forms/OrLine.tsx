import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

import { signInMessages } from './signInMessages';

const line = { content: '""', flex: 1, borderTop: 1, borderColor: 'divider' };

/** Between two ways to sign in. */
export const OrLine = () => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      my: 2.5,
      color: 'text.secondary',
      '&::before, &::after': line,
    }}
  >
    <FormattedMessage {...signInMessages.or} />
  </Box>
);
