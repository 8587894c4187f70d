import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';

import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useOffline } from '@/shared/lib/useConnection';
import { Button } from '@/shared/ui/Button';
import { NoticeFrame } from '@/shared/ui/Notice';
import { uiMessages } from '@/shared/ui/uiMessages';

import { cartMessages as messages } from '../cartMessages';
import { selectCartCopies, selectCartFailures } from '../state/cartSelectors';
import { isUnreachable, openCarts } from '../state/edits/readCart';
import { BlockedLines } from './BlockedLines';

/** Warnings about the cart: offline, lines that could not be read, and lines that need attention. */
export const CartStatus = () => {
  const { formatMessage, formatDate } = useIntl();
  const isOffline = useOffline();
  const dispatch = useAppDispatch();
  const copies = useAppSelector(selectCartCopies);
  const failures = useAppSelector(selectCartFailures);
  const leftOut = Object.values(copies).reduce((sum, copy) => sum + (copy.leftOut ?? 0), 0);
  const oldest = Math.min(...Object.values(copies).map(({ readAt }) => readAt));
  const isServiceDown = Object.keys(copies).some((catalogId) => {
    const failure = failures[Number(catalogId)];
    return failure && isUnreachable(failure);
  });
  return (
    <>
      {(isOffline || isServiceDown) && (
        <NoticeFrame tone="warning" role="status" sx={{ mb: 2 }}>
          {formatMessage(isOffline ? messages.offline : messages.unreachable)}
          {Number.isFinite(oldest) && (
            <Box sx={{ color: 'text.secondary' }}>
              {formatMessage(messages.asOf, { date: formatDate(oldest, { dateStyle: 'medium', timeStyle: 'short' }) })}
            </Box>
          )}
          {!isOffline && (
            <Button tone="outlined" style={{ marginTop: 8 }} onClick={() => void dispatch(openCarts())}>
              {formatMessage(uiMessages.retry)}
            </Button>
          )}
        </NoticeFrame>
      )}
      {leftOut > 0 && (
        <NoticeFrame tone="warning" role="status" sx={{ mb: 2 }}>
          {formatMessage(messages.leftOut, { count: leftOut })}
        </NoticeFrame>
      )}
      <BlockedLines />
    </>
  );
};
