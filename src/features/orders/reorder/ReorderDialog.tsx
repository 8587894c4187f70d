import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, useId } from 'react';
import { useIntl } from 'react-intl';

import { RequestFailure } from '@/api/errors/RequestFailure';
import { Button } from '@/shared/ui/Button';
import { moveAmongCells } from '@/shared/ui/cellKeys';
import { cross, Icon } from '@/shared/ui/Icon';
import { Notice } from '@/shared/ui/Notice';
import { QuantityKeys } from '@/shared/ui/QuantityKeys';
import { Skeleton } from '@/shared/ui/Skeleton';
import { uiMessages } from '@/shared/ui/uiMessages';

import type { Reordered } from '../state/reorderSlice';
import { LinesLeftOut } from './LinesLeftOut';
import { ReorderActions } from './ReorderActions';
import { reorderMessages as messages } from './reorderMessages';
import { ReorderTable } from './ReorderTable';
import { useComparedLines, useReordering } from './useReordering';

/** Reorders at today's prices, adding to what is in the cart. */
export const ReorderDialog = ({ reordered }: { reordered: Reordered }) => {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const comparison = useComparedLines(reordered);
  const reordering = useReordering(comparison.lines ?? []);
  const { close, isAdding, planned } = reordering;
  const left = (comparison.lines ?? []).filter(
    (line) => !planned.some(({ stockItemId }) => stockItemId === line.stockItemId),
  );
  return (
    <Dialog
      open
      onClose={close}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="md"
      scroll="paper"
      aria-labelledby={titleId}
      slotProps={{ paper: { onKeyDown: (event: KeyboardEvent<HTMLElement>) => moveAmongCells(event, reordering.add) } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, p: 2, pl: { xs: 2, sm: 3 }, pb: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, pt: 1 }}>
          <Typography id={titleId} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {formatMessage(messages.reorderOrder, { number: reordered.orderNumber })}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {formatMessage(messages.lead)}
          </Typography>
        </Box>
        <Button tone="icon" aria-label={formatMessage(uiMessages.close)} disabled={isAdding} onClick={close}>
          <Icon d={cross} size={20} />
        </Button>
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto', px: { xs: 2, sm: 3 }, pb: 2, borderTop: 1, borderColor: 'divider' }}>
        {comparison.orderFailure ? (
          <Box sx={{ pt: 2 }}>
            <RequestFailure title={messages.failed} error={comparison.orderFailure} onRetry={comparison.retryOrder} />
          </Box>
        ) : comparison.catalogFailed ? (
          <Box sx={{ pt: 2 }}>
            {comparison.catalogFailure ? (
              <RequestFailure
                title={messages.catalogFailed}
                error={comparison.catalogFailure}
                onRetry={comparison.retryCatalog}
              />
            ) : (
              <Notice kind="failure" title={formatMessage(messages.catalogFailed)} onRetry={comparison.retryCatalog} />
            )}
          </Box>
        ) : !comparison.lines ? (
          <Box role="status" aria-label={formatMessage(messages.loading)} sx={{ display: 'grid', gap: 1.5, pt: 2 }}>
            {[0, 1, 2].map((line) => (
              <Skeleton key={line} sx={{ height: 48 }} />
            ))}
          </Box>
        ) : (
          <>
            {planned.length > 0 ? (
              <>
                <ReorderTable reordering={reordering} />
                {planned.length > 1 && <QuantityKeys />}
              </>
            ) : (
              <Typography sx={{ py: 2, fontWeight: 600 }}>{formatMessage(messages.nothing)}</Typography>
            )}
            <LinesLeftOut lines={left} reordering={reordering} />
          </>
        )}
      </Box>
      <ReorderActions reordering={reordering} />
    </Dialog>
  );
};
