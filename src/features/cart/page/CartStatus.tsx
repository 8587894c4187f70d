import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useOffline } from '@/shared/lib/useConnection';
import { Button } from '@/shared/ui/Button';
import { uiMessages } from '@/shared/ui/uiMessages';

import { selectBlockedLines } from '../blockedLines';
import { cartMessages as messages } from '../cartMessages';
import { selectCartCopies, selectCartFailures } from '../cartSelectors';
import { isUnreachable, openCarts } from '../edits/readCart';

const Strip = ({ children }: { children: ReactNode }) => (
  <Box
    role="status"
    sx={{
      px: 2,
      py: 1.25,
      mb: 2,
      border: 1,
      borderColor: 'divider',
      borderLeft: 4,
      borderLeftColor: 'warning.main',
      borderRadius: 1,
      bgcolor: 'background.paper',
    }}
  >
    {children}
  </Box>
);

/** Warnings about the cart: offline, lines that could not be read, and lines that need attention. */
export const CartStatus = () => {
  const { formatDate } = useIntl();
  const isOffline = useOffline();
  const dispatch = useAppDispatch();
  const copies = useAppSelector(selectCartCopies);
  const failures = useAppSelector(selectCartFailures);
  const leftOut = Object.values(copies).reduce((sum, copy) => sum + (copy.leftOut ?? 0), 0);
  const blocked = useAppSelector(selectBlockedLines).length;
  const oldest = Math.min(...Object.values(copies).map(({ readAt }) => readAt));
  const isServiceDown = Object.keys(copies).some((catalogId) => {
    const failure = failures[Number(catalogId)];
    return failure && isUnreachable(failure);
  });
  return (
    <>
      {(isOffline || isServiceDown) && (
        <Strip>
          <FormattedMessage {...(isOffline ? messages.offline : messages.unreachable)} />
          {Number.isFinite(oldest) && (
            <Box sx={{ color: 'text.secondary' }}>
              <FormattedMessage
                {...messages.asOf}
                values={{ date: formatDate(oldest, { dateStyle: 'medium', timeStyle: 'short' }) }}
              />
            </Box>
          )}
          {!isOffline && (
            <Button tone="outlined" style={{ marginTop: 8 }} onClick={() => void dispatch(openCarts())}>
              <FormattedMessage {...uiMessages.retry} />
            </Button>
          )}
        </Strip>
      )}
      {leftOut > 0 && (
        <Strip>
          <FormattedMessage {...messages.leftOut} values={{ count: leftOut }} />
        </Strip>
      )}
      {blocked > 0 && (
        <Strip>
          <FormattedMessage {...messages.blockedLines} values={{ count: blocked }} />
        </Strip>
      )}
    </>
  );
};
