import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { Notice } from '@/shared/ui/Notice';
import { Skeleton } from '@/shared/ui/Skeleton';
import { GoneLines } from './GoneLines';
import { ReorderActions } from './ReorderActions';
import { reorderMessages as messages } from './reorderMessages';
import type { Reordered } from './reorderSlice';
import { ReorderTable } from './ReorderTable';
import { useReordering } from './useReordering';
import { useThenAndNow } from './useThenAndNow';

const cross = 'M6 6l12 12M18 6 6 18';

/** Reorders at today's prices, adding to what is in the cart. */
export const ReorderDialog = ({ reordered }: { reordered: Reordered }) => {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const found = useThenAndNow(reordered);
  const reordering = useReordering(found.lines ?? []);
  const { close, isAdding, planned } = reordering;
  const gone = (found.lines ?? []).filter(({ state }) => state !== 'sold');
  return (
    <Dialog open onClose={close} fullScreen={isNarrow} fullWidth maxWidth="md" scroll="paper" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, p: 2, pl: { xs: 2, sm: 3 }, pb: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, pt: 1 }}>
          <Typography id={titleId} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            <FormattedMessage {...messages.reorderOf} values={{ number: reordered.orderNumber }} />
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            <FormattedMessage {...messages.lead} />
          </Typography>
        </Box>
        <Button tone="icon" aria-label={formatMessage(messages.close)} disabled={isAdding} onClick={close}>
          <Icon d={cross} size={20} />
        </Button>
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto', px: { xs: 2, sm: 3 }, pb: 2, borderTop: 1, borderColor: 'divider' }}>
        {found.orderFailure ? (
          <Box sx={{ pt: 2 }}>
            <RequestFailure title={messages.failed} error={found.orderFailure} onRetry={found.retryOrder} />
          </Box>
        ) : found.catalogFailed ? (
          <Box sx={{ pt: 2 }}>
            {found.catalogFailure ? (
              <RequestFailure
                title={messages.catalogFailed}
                error={found.catalogFailure}
                onRetry={found.retryCatalog}
              />
            ) : (
              <Notice
                kind="failure"
                title={<FormattedMessage {...messages.catalogFailed} />}
                onRetry={found.retryCatalog}
              />
            )}
          </Box>
        ) : !found.lines ? (
          <Box role="status" aria-label={formatMessage(messages.loading)} sx={{ display: 'grid', gap: 1.5, pt: 2 }}>
            {[0, 1, 2].map((line) => (
              <Skeleton key={line} sx={{ height: 48 }} />
            ))}
          </Box>
        ) : (
          <>
            {planned.length > 0 ? (
              <ReorderTable reordering={reordering} />
            ) : (
              <Typography sx={{ py: 2, fontWeight: 600 }}>
                <FormattedMessage {...messages.nothing} />
              </Typography>
            )}
            <GoneLines lines={gone} />
          </>
        )}
      </Box>
      <ReorderActions reordering={reordering} />
    </Dialog>
  );
};
