import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

import { demoSignIn } from '@/shared/config/demoSignIn';
import { Button } from '@/shared/ui/Button';
import { NoticeFrame } from '@/shared/ui/Notice';

import { signInMessages } from './signInMessages';

/** The demo's public credentials, and a button that enters them. */
export const DemoSignIn = ({ onFill }: { onFill: () => void }) => (
  <NoticeFrame tone="note" role="note" sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
    <FormattedMessage {...signInMessages.demo} />
    <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
      <div>{demoSignIn.username}</div>
      <div>{demoSignIn.password}</div>
    </Box>
    <Button type="button" tone="outlined" onClick={onFill}>
      <FormattedMessage {...signInMessages.fillDemo} />
    </Button>
  </NoticeFrame>
);
