import Box from '@mui/material/Box';
import { nanoid } from '@reduxjs/toolkit';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';

import { useAppDispatch } from '@/store/hooks';
import { StockOf } from '@/api/StockOf';
import { normaliseQuantity } from '@/engine/text/padText';
import { useShownLanguage } from '@/shared/i18n/useLanguage';
import { getQuantityRule } from '@/shared/lib/quantityRule';
import { listStockKeys } from '@/shared/stock/availability';
import { visuallyHidden } from '@/shared/ui/styles';

import { useIntake } from '../intake/useIntake';
import { checkRows, type PadLine } from '../padLines';
import { padMessages as messages } from '../padMessages';
import { padSlice } from '../state/padSlice';
import { Grid } from './Grid';
import { pressInGrid } from './gridKeys';
import { PadRowView, type RowActions } from './PadRowView';

const { rowWritten, itemChosen, rowsRemoved } = padSlice.actions;

const heads = ['line', 'code', 'quantity', 'item', 'unitPrice', 'lineTotal', 'state'] as const;
const classes: Partial<Record<(typeof heads)[number], string>> = {
  unitPrice: 'price',
  lineTotal: 'sum',
  quantity: 'sum',
};

/** The empty last row: typing in it creates a line and appends a new empty row. */
const useNextRow = (lines: readonly PadLine[]) => {
  const language = useShownLanguage();
  const [id, setId] = useState(() => nanoid());
  if (lines.some(({ row }) => row.id === id)) setId(nanoid());
  return useMemo(() => checkRows([{ id, code: '', quantity: '' }], {}, language, getQuantityRule), [id, language]);
};

const useRowActions = (): RowActions => {
  const dispatch = useAppDispatch();
  const language = useShownLanguage();
  const { enterText } = useIntake();
  return useMemo(
    () => ({
      write: (id, { code, quantity }) => {
        const cells = {
          ...(code !== undefined && { code }),
          ...(quantity !== undefined && { quantity: normaliseQuantity(quantity, language) }),
        };
        dispatch(rowWritten({ id, ...cells }));
      },
      choose: (id, key) => void dispatch(itemChosen({ id, key })),
      remove: (id) => void dispatch(rowsRemoved({ ids: [id] })),
      pasteLines: (text) => void enterText(text),
    }),
    [dispatch, language, enterText],
  );
};

type PadGridProps = {
  lines: readonly PadLine[];
  /** The ids of the lines to show; all if there are none. */
  only: readonly string[];
  isBusy: boolean;
};

export const PadGrid = ({ lines, only, isBusy }: PadGridProps) => {
  const { formatMessage } = useIntl();
  const next = useNextRow(lines);
  const actions = useRowActions();
  const isWhole = only.length === 0;
  const rows = lines.map((line, at) => ({ line, number: at + 1 }));
  const shown = isWhole ? rows : rows.filter(({ line }) => only.includes(line.row.id));
  const empty = isBusy || !isWhole ? [] : next.map((line) => ({ line, number: lines.length + 1 }));
  return (
    <StockOf keys={listStockKeys(lines.flatMap(({ item }) => item ?? []))}>
      <Grid
        role="table"
        aria-label={formatMessage(messages.table)}
        onKeyDown={(event) =>
          pressInGrid(event, { remove: isBusy ? () => undefined : actions.remove, startsLines: isWhole })
        }
      >
        <div role="row" className="head">
          {heads.map((head) => (
            <span key={head} role="columnheader" className={classes[head]}>
              {formatMessage(messages[head])}
            </span>
          ))}
          <span role="columnheader">
            <Box component="span" sx={visuallyHidden}>
              {formatMessage(messages.remove)}
            </Box>
          </span>
        </div>
        {[...shown, ...empty].map(({ line, number }) => (
          <PadRowView key={line.row.id} line={line} number={number} isBusy={isBusy} actions={actions} />
        ))}
      </Grid>
    </StockOf>
  );
};
