import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';

import { isUnderWay } from '@/features/cart/state/adding/addingSlice';
import { selectGetQuantityRule } from '@/features/cart/state/quantityRules';
import { useAppSelector } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';
import { useCheckCodesQuery } from '@/api/codesApi';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { useCatalogFailure } from '@/api/useCatalogFailure';
import { useShownLanguage } from '@/shared/i18n/useLanguage';
import { PageBody } from '@/shared/ui/PageBody';

import { focusFault } from './grid/gridKeys';
import { PadGrid } from './grid/PadGrid';
import { PadIntake } from './intake/PadIntake';
import { checkRows, type CodeChecks } from './padLines';
import { padMessages as messages } from './padMessages';
import { PadSummary } from './PadSummary';
import type { PadRow } from './state/padRow';
import { usePadGuard, usePadState } from './usePadState';

const noChecks: CodeChecks = {};

/** Checks all lines in one request; known results stay while a new code is being looked up. */
const usePadLines = (rows: readonly PadRow[]) => {
  const language = useShownLanguage();
  const codes = useMemo(() => [...new Set(rows.map(({ code }) => code).filter((code) => code !== ''))].sort(), [rows]);
  const { data = noChecks, error, refetch } = useCheckCodesQuery(codes);
  const getRule = useAppSelector(selectGetQuantityRule);
  const lines = useMemo(() => checkRows(rows, data, language, getRule), [rows, data, language, getRule]);
  const { failure, reload } = useCatalogFailure(lines.some(({ state }) => state === 'checking'));
  const isChecked = error === undefined;
  return { lines, isChecked, error: error ?? failure, retry: isChecked ? reload : () => void refetch() };
};

/** Bulk entry: codes pasted, typed or read from a file are checked, corrected in place and added to the cart. */
export const OrderPadPage = () => {
  const { formatMessage } = useIntl();
  const { rows, run, text } = usePadState();
  const { lines, isChecked, error, retry } = usePadLines(rows);
  const [fixing, setFixing] = useScreenState<string[] | null>('pad/fixing', null);
  // A line stays in view after it is fixed, so that the next one keeps its place.
  const fixed = rows.filter(({ id }) => fixing?.includes(id)).map(({ id }) => id);
  const fix = (ids: string[]) => {
    flushSync(() => setFixing(ids));
    focusFault(ids[0]);
  };
  usePadGuard();
  return (
    <PageBody>
      <Typography variant="h1">{formatMessage(messages.title)}</Typography>
      <Typography sx={{ mt: 1, mb: 3, maxWidth: '65ch', color: 'text.secondary' }}>
        {formatMessage(messages.lead)}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <PadIntake text={text} isUsed={rows.length > 0} />
        {error && rows.length > 0 && <RequestFailure title={messages.checkFailed} error={error} onRetry={retry} />}
        {(rows.length > 0 || run) && (
          <PadSummary
            lines={lines}
            run={run}
            isChecked={isChecked}
            isFixing={fixed.length > 0}
            onFix={fix}
            onShowAll={() => setFixing(null)}
          />
        )}
        <div>
          <PadGrid lines={lines} only={fixed} isBusy={isUnderWay(run)} />
          <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary', display: { xs: 'none', md: 'block' } }}>
            {formatMessage(messages.keys)}
          </Typography>
        </div>
      </Box>
    </PageBody>
  );
};
