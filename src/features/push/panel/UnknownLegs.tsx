import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

import { Button } from '@/shared/ui/Button';
import { useAppDispatch } from '@/store/hooks';

import type { Batch } from '../batch/batch';
import { pushMessages as messages } from '../pushMessages';
import { askAgain } from '../sending/askAgain';
import { stopAsking } from '../sending/stopAsking';

/** Lets the client retry or give up while the service has not responded. */
export const UnknownLegs = ({ batch }: { batch: Batch }) => {
  const dispatch = useAppDispatch();
  const question = {
    title: { id: messages.stopTitle.id },
    message: { id: messages.stopText.id },
    acceptLabel: { id: messages.stopAsking.id },
    declineLabel: { id: messages.stopDecline.id },
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      <FormattedMessage {...messages.unknown} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button onClick={() => void dispatch(askAgain()).catch(reportError)}>
          <FormattedMessage {...messages.askNow} />
        </Button>
        <Button tone="outlined" onClick={() => void dispatch(stopAsking(batch.id, question)).catch(reportError)}>
          <FormattedMessage {...messages.stopAsking} />
        </Button>
      </Box>
    </Box>
  );
};
