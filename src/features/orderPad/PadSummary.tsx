import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';

import { addingLeft, type AddingRun, isUnderWay } from '@/features/cart/state/adding/addingSlice';
import { stopAdding } from '@/features/cart/state/adding/runAdding';
import { getConsent } from '@/features/confirm/state/askConfirmation';
import { useAppDispatch } from '@/store/hooks';
import { usePrice } from '@/shared/i18n/money';
import { useCsvDownload } from '@/shared/i18n/useCsvDownload';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { Button, ButtonLink } from '@/shared/ui/Button';
import { dimmed, framed } from '@/shared/ui/styles';
import { TotalBeforeTaxes } from '@/shared/ui/TotalBeforeTaxes';

import { addPadToCart, settleInterrupted } from './addPadToCart';
import { getTotal, isInvalid, type PadLine } from './padLines';
import { describeLineState, padMessages as messages, padMessages } from './padMessages';
import { padNotice } from './padNotices';
import { padRun, padSlice } from './state/padSlice';

/** Exports the rejected lines as the client typed them, with reasons; corrected, the file can be imported again. */
const useDownload = () => {
  const { formatMessage } = useIntl();
  const download = useCsvDownload();
  const describe = ({ state, fault, row: { failure }, near }: PadLine) => {
    if (state === 'empty') return '';
    const { descriptor, values } = describeLineState(state, fault);
    const parts = [formatMessage(descriptor, values)];
    if (failure) parts.push(formatMessage(failure, failure.values));
    if (near.length > 0) parts.push(near.map(({ code }) => code).join(' / '));
    return parts.join(': ');
  };
  return (lines: readonly PadLine[]) =>
    download(
      'order-pad.csv',
      [
        [padMessages.code, ({ row }) => row.code],
        [padMessages.quantity, ({ row }) => row.quantity],
        [padMessages.state, describe],
      ],
      lines,
    );
};

/** Adds lines to the cart, pauses and resumes, and settles what a closed page left pending. */
const usePadRun = (lines: readonly PadLine[], run: AddingRun | undefined) => {
  const dispatch = useAppDispatch();
  const isBusy = isUnderWay(run);
  const interrupted = isBusy ? [] : lines.filter(({ state }) => state === 'unsettled');

  const addToCart = async (some: readonly PadLine[], isMore: boolean) => {
    const ended = await dispatch(addPadToCart(some, { isMore }));
    if (ended === 'otherTab') dispatch(padNotice('otherTab', 'info'));
    else if (ended?.state === 'ended') {
      const { added, failed } = ended;
      dispatch(padNotice('finished', failed > 0 ? 'warning' : 'success', { added, failed }));
    }
  };
  const settle = useEffectEvent(() => void dispatch(settleInterrupted(interrupted)));
  const hasInterrupted = interrupted.length > 0;
  useEffect(() => {
    if (hasInterrupted) settle();
  }, [hasInterrupted]);

  return { isBusy, addToCart, pause: () => dispatch(stopAdding(padRun)) };
};

type PadSummaryProps = {
  lines: readonly PadLine[];
  run: AddingRun | undefined;
  isChecked: boolean;
  /** Only lines that had to be fixed are shown. */
  isFixing: boolean;
  /** Shows only these lines, and leads to the first. */
  onFix: (ids: string[]) => void;
  onShowAll: () => void;
};

const Progress = ({ run }: { run: AddingRun }) => {
  const { formatMessage } = useIntl();
  const { added, failed, total } = run;
  return (
    <Box sx={{ width: '100%' }}>
      <Box role="status" sx={{ display: 'flex', gap: 2, mb: 0.75, fontSize: '0.9375rem' }}>
        {formatMessage(messages.done, { added, total })}
        {failed > 0 && (
          <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
            {formatMessage(messages.failed, { count: failed })}
          </Box>
        )}
      </Box>
      {run.state !== 'ended' && (
        <LinearProgress
          variant="determinate"
          aria-label={formatMessage(messages.progress)}
          value={total === 0 ? 0 : ((added + failed) / total) * 100}
          sx={{ height: 6, borderRadius: 3 }}
        />
      )}
    </Box>
  );
};

export const PadSummary = ({ lines, run, isChecked, isFixing, onFix, onShowAll }: PadSummaryProps) => {
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  const download = useDownload();
  const dispatch = useAppDispatch();
  const price = usePrice();
  const clear = async () => {
    const question = { message: { id: messages.confirmClear.id }, acceptLabel: { id: messages.clear.id } };
    if (!(await dispatch(getConsent(question)))) return;
    dispatch(padSlice.actions.padCleared());
    dispatch(addingLeft({ run: padRun }));
  };
  const { isBusy, addToCart, pause } = usePadRun(lines, run);
  const ready = lines.filter(({ state }) => state === 'ready' || state === 'unsettled');
  const failed = lines.filter(({ state }) => state === 'failed');
  const invalid = lines.filter(isInvalid);
  const rejected = [...invalid, ...failed];
  const isPaused = run?.state === 'stopped' && ready.length > 0;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        p: { xs: 2, sm: 3 },
        ...framed,
      }}
    >
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontSize: '0.9375rem' }}>
        <strong>{formatMessage(messages.lineCount, { count: lines.length })}</strong>
        {isChecked && ready.length > 0 && (
          <Box component="span" sx={{ color: 'success.main' }}>
            {formatMessage(messages.ready, { count: ready.length })}
          </Box>
        )}
      </Box>
      {isChecked && invalid.length > 0 && (
        <Button
          type="button"
          tone="outlined"
          aria-pressed={isFixing}
          onClick={() => onFix(invalid.map(({ row }) => row.id))}
          sx={{ color: 'error.main' }}
        >
          {formatMessage(messages.invalid, { count: invalid.length })}
        </Button>
      )}
      {isFixing && (
        <Button type="button" tone="quiet" onClick={onShowAll}>
          {formatMessage(messages.showAll)}
        </Button>
      )}
      <Box sx={{ ml: { sm: 'auto' }, width: { xs: '100%', sm: 'auto' }, textAlign: { sm: 'right' } }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <TotalBeforeTaxes />
        </Typography>
        <Typography component="output" variant="h3" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {price(getTotal(lines))}
        </Typography>
      </Box>
      {run && <Progress run={run} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, width: '100%' }}>
        {isBusy ? (
          <Button type="button" tone="outlined" aria-disabled={run?.state === 'stopping'} onClick={pause} sx={dimmed}>
            {formatMessage(run?.state === 'stopping' ? messages.pausing : messages.pause)}
          </Button>
        ) : (
          ready.length > 0 && (
            <Button type="button" onClick={() => void addToCart(ready, isPaused)}>
              {formatMessage(isPaused ? messages.resume : messages.add, { count: ready.length })}
            </Button>
          )
        )}
        {!isBusy && failed.length > 0 && (
          <Button
            type="button"
            tone={ready.length > 0 ? 'outlined' : 'filled'}
            onClick={() => void addToCart(failed, true)}
          >
            {formatMessage(messages.retry, { count: failed.length })}
          </Button>
        )}
        {!isBusy && run && run.added > 0 && (
          <ButtonLink tone="outlined" to={paths.cart.href({ lang })}>
            {formatMessage(messages.toCart)}
          </ButtonLink>
        )}
        {rejected.length > 0 && (
          <Button type="button" tone="outlined" onClick={() => download(rejected)}>
            {formatMessage(messages.download, { count: rejected.length })}
          </Button>
        )}
        {!isBusy && lines.length > 0 && (
          <Button type="button" tone="quiet" onClick={() => void clear()}>
            {formatMessage(messages.clear)}
          </Button>
        )}
      </Box>
    </Box>
  );
};
