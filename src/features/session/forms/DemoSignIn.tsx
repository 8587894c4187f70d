import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

import { demoSignIn } from '@/shared/config/demoSignIn';
import { Button } from '@/shared/ui/Button';

import { signInMessages } from './signInMessages';

/** The demo's public credentials, and a button that enters them. */
export const DemoSignIn = ({ onFill }: { onFill: () => void }) => (
  <Box
    role="note"
    sx={{ display: 'grid', justifyItems: 'start', gap: 1, py: 1, pl: 2, borderLeft: 4, borderColor: 'primary.main' }}
  >
    <FormattedMessage {...signInMessages.demo} />
    <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
      <div>{demoSignIn.username}</div>
      <div>{demoSignIn.password}</div>
    </Box>
    <Button type="button" tone="outlined" onClick={onFill}>
      <FormattedMessage {...signInMessages.fillDemo} />
    </Button>
  </Box>
);
