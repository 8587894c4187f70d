import Box from '@mui/material/Box';
import { type MessageDescriptor, useIntl } from 'react-intl';

import { selectLinesWithDraft } from '@/features/cart/state/quantityDraftsSlice';
import { useAppSelector } from '@/store/hooks';
import { shownName } from '@/shared/routing/catalogueAddresses';
import { NoticeFrame } from '@/shared/ui/Notice';

import { pushMessages as messages } from '../pushMessages';
import { type PushProblem, selectProblem } from '../state/pushSlice';

const texts: Record<Exclude<PushProblem, 'unreadQuantities'>, MessageDescriptor> = {
  offline: messages.problemOffline,
  empty: messages.problemEmpty,
  cartNotSaved: messages.problemCartNotSaved,
  blockedLines: messages.problemBlockedLines,
  unreadableLines: messages.problemUnreadableLines,
  notStored: messages.problemNotStored,
  pushedElsewhere: messages.problemPushedElsewhere,
  failed: messages.problemFailed,
};

const useProblemText = (): string | null => {
  const { formatMessage, formatList } = useIntl();
  const problem = useAppSelector(selectProblem);
  const lines = useAppSelector(selectLinesWithDraft);
  if (problem === null) return null;
  if (problem !== 'unreadQuantities') return formatMessage(texts[problem]);
  if (lines.length === 0) return null;
  return formatMessage(messages.problemUnreadQuantities, { names: formatList(lines.map(shownName)) });
};

/** Why nothing was sent. Always mounted: screen readers announce only what is added to an existing region. */
export const PushProblemNote = () => {
  const text = useProblemText();
  return (
    <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
      {text !== null && (
        <NoticeFrame tone="warning" sx={{ my: 1 }}>
          {text}
        </NoticeFrame>
      )}
    </Box>
  );
};
