import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useIntl } from 'react-intl';

import { usePrice } from '@/shared/i18n/money';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { Button, ButtonLink } from '@/shared/ui/Button';
import { TotalBeforeTaxes } from '@/shared/ui/TotalBeforeTaxes';
import { uiMessages } from '@/shared/ui/uiMessages';

import { reorderMessages as messages } from './reorderMessages';
import { getPlanTotal } from './reorderPlan';
import type { Reordering } from './useReordering';

/** The total, the progress, the outcome and the next step. */
export const ReorderActions = ({ reordering }: { reordering: Reordering }) => {
  const lang = useLanguage();
  const { formatMessage } = useIntl();
  const money = usePrice();
  const { planned, toAdd, isAdding, total, settled, add, stop, close } = reordering;
  const added = planned.filter(({ status }) => status === 'added').length;
  const failed = planned.filter(({ status }) => status === 'failed').length;
  const isDone = !isAdding && added > 0 && toAdd.length === 0;
  const isRetry = failed > 0 && toAdd.length === failed;
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, py: 2, borderTop: 1, borderColor: 'divider' }}>
      {isAdding && (
        <LinearProgress
          variant="determinate"
          value={(settled / Math.max(1, total)) * 100}
          aria-label={formatMessage(messages.progress, { done: settled, count: total })}
          sx={{ mb: 1.5 }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 1.5 }}>
        <Box role="status" sx={{ flex: '1 1 200px', fontVariantNumeric: 'tabular-nums' }}>
          {isAdding && formatMessage(messages.progress, { done: settled, count: total })}
          {!isAdding && added > 0 && (
            <Box component="span" sx={{ display: 'block', color: 'success.main', fontWeight: 600 }}>
              {formatMessage(messages.addedAll, { count: added })}
            </Box>
          )}
          {!isAdding && failed > 0 && (
            <Box component="span" sx={{ display: 'block', color: 'error.main', fontWeight: 600 }}>
              {formatMessage(messages.notAdded, { count: failed })}
            </Box>
          )}
          {!isAdding && added + failed === 0 && planned.length > 0 && (
            <>
              <TotalBeforeTaxes /> <strong>{money(getPlanTotal(planned))}</strong>
            </>
          )}
        </Box>
        {isAdding ? (
          <Button tone="outlined" onClick={stop}>
            {formatMessage(messages.stop)}
          </Button>
        ) : (
          <>
            <Button tone="outlined" onClick={close}>
              {formatMessage(added > 0 ? uiMessages.close : messages.cancel)}
            </Button>
            {added > 0 && (
              <ButtonLink tone={isDone ? 'filled' : 'outlined'} to={paths.cart.href({ lang })}>
                {formatMessage(messages.toCart)}
              </ButtonLink>
            )}
            {!isDone && planned.length > 0 && (
              <Button
                data-cell="add"
                onClick={add}
                disabled={toAdd.length === 0 && planned.every(({ isChosen }) => !isChosen)}
              >
                {formatMessage(isRetry ? messages.again : messages.add, { count: toAdd.length })}
              </Button>
            )}
          </>
        )}
      </Box>
    </Box>
  );
};
