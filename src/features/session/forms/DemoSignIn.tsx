import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

import { demoSignIn } from '@/shared/config/demoSignIn';
import { Button } from '@/shared/ui/Button';

import { signInMessages } from './signInMessages';

// Neither breaks at its hyphen or its @.
const credential = (text: string) => (
  <Box component="strong" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
    {text}
  </Box>
);

/** The demo's public credentials, and a button that enters them. */
export const DemoSignIn = ({ onFill }: { onFill: () => void }) => (
  <Box
    role="note"
    sx={{
      display: 'grid',
      justifyItems: 'start',
      gap: 1,
      mb: 0.5,
      py: 1,
      pl: 2,
      borderLeft: 4,
      borderColor: 'primary.main',
    }}
  >
    <div>
      <FormattedMessage
        id={signInMessages.demo.id}
        values={{ username: credential(demoSignIn.username), password: credential(demoSignIn.password) }}
      />
    </div>
    <Button type="button" tone="outlined" onClick={onFill}>
      <FormattedMessage {...signInMessages.fillDemo} />
    </Button>
  </Box>
);
