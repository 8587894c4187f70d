import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';

import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { getQuantityRule, toNearestAllowed } from '@/shared/lib/quantityRule';
import { useOffline } from '@/shared/lib/useConnection';
import { shownName } from '@/shared/routing/catalogueAddresses';
import { Button } from '@/shared/ui/Button';
import { NoticeFrame } from '@/shared/ui/Notice';
import { uiMessages } from '@/shared/ui/uiMessages';

import { cartMessages as messages } from '../cartMessages';
import { selectBlockedLines } from '../state/blockedLines';
import { cartLineId, lineRowId } from '../state/cartModel';
import { type LineItem, selectCartCopies, selectCartFailures } from '../state/cartSelectors';
import { linesFiltered } from '../state/cartViewSlice';
import { isUnreachable, openCarts } from '../state/edits/readCart';
import { setQuantities } from '../state/edits/setQuantity';
import { useRemoveLines } from './useRemoveLines';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 });

const Jumps = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  // A long list scrolls, so that the cart's lines below stay within reach.
  maxHeight: 140,
  overflowY: 'auto',
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
  '& button': {
    minHeight: 32,
    padding: 0,
    border: 0,
    font: 'inherit',
    textAlign: 'start',
    color: 'inherit',
    background: 'none',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
});

const jumpTo = (line: LineItem) => {
  const row = document.getElementById(lineRowId(line));
  row?.scrollIntoView({ block: 'center' });
  row?.querySelector<HTMLElement>('.blocked button, .remove button')?.focus({ preventScroll: true });
};

/** Lines that keep the cart from being ordered, with a jump to each and buttons that fix all of one kind. */
const BlockedLines = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const remove = useRemoveLines();
  const blocked = useAppSelector(selectBlockedLines);
  if (blocked.length === 0) return null;
  const repriced = blocked.filter(({ reason }) => reason === 'priceChanged').map(({ line }) => line);
  const unavailable = blocked
    .filter(({ reason }) => reason === 'deleted' || reason === 'unpriced')
    .map(({ line }) => line);
  const adjusted = blocked
    .filter(({ reason }) => reason === 'quantityNotAllowed')
    .map(({ line }) => ({ ...line, quantity: toNearestAllowed(getQuantityRule(line), line.quantity) }));
  const jump = (line: LineItem) => {
    dispatch(linesFiltered({ text: '' }));
    requestAnimationFrame(() => jumpTo(line));
  };
  return (
    <NoticeFrame tone="warning" sx={{ mb: 2 }}>
      <div role="status">{formatMessage(messages.blockedLines, { count: blocked.length })}</div>
      <Jumps aria-label={formatMessage(messages.jumps)}>
        {blocked.map(({ line }) => (
          <li key={cartLineId(line)}>
            <button type="button" onClick={() => jump(line)}>
              {shownName(line) || formatMessage(messages.nameless)}
            </button>
          </li>
        ))}
      </Jumps>
      <Actions>
        {repriced.length > 0 && (
          <Button tone="outlined" onClick={() => void dispatch(setQuantities(repriced))}>
            {formatMessage(messages.acceptAll, { count: repriced.length })}
          </Button>
        )}
        {adjusted.length > 1 && (
          <Button tone="outlined" onClick={() => void dispatch(setQuantities(adjusted))}>
            {formatMessage(messages.adjustAll, { count: adjusted.length })}
          </Button>
        )}
        {unavailable.length > 0 && (
          <Button tone="outlined" onClick={() => void remove(unavailable)}>
            {formatMessage(messages.removeUnavailable, { count: unavailable.length })}
          </Button>
        )}
      </Actions>
    </NoticeFrame>
  );
};

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
