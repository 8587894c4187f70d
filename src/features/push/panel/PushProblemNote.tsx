import Box from '@mui/material/Box';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import { useAppSelector } from '@/store/hooks';

import { pushMessages as messages } from '../pushMessages';
import { selectProblem, type PushProblem } from '../pushSlice';

const texts: Record<PushProblem, MessageDescriptor> = {
  offline: messages.problemOffline,
  empty: messages.problemEmpty,
  unsettled: messages.problemUnsettled,
  linesToSettle: messages.problemLinesToSettle,
  notKept: messages.problemNotKept,
  pushedElsewhere: messages.problemPushedElsewhere,
  failed: messages.problemFailed,
};

/** Why nothing was sent. The region is there from the start: screen readers announce only what enters a known one. */
export const PushProblemNote = () => {
  const problem = useAppSelector(selectProblem);
  return (
    <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
      {problem && (
        <Box
          sx={{
            p: 2,
            border: 1,
            borderColor: 'divider',
            borderLeft: 4,
            borderLeftColor: 'warning.main',
            borderRadius: 1,
          }}
        >
          <FormattedMessage {...texts[problem]} />
        </Box>
      )}
    </Box>
  );
};
