import { defineMessage } from '@formatjs/intl';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';

import { useAppDispatch } from '@/store/hooks';
import { type NamedItems, useGetNamedItemsQuery } from '@/api/codesApi';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { unitPrice } from '@/shared/money/prices';
import { shownName } from '@/shared/routing/catalogueAddresses';
import { Button } from '@/shared/ui/Button';
import { LinesTable } from '@/shared/ui/LinesTable';
import { Panel } from '@/shared/ui/Panel';

import { type FavouriteLine, getLineCents, getListCents } from '../favouriteList';
import { favouriteNoticeShown } from '../favouriteNotices';
import { favouritesMessages } from '../favouritesMessages';
import { parseListHash } from '../listExchange';
import { AddAll } from '../page/AddAll';

const messages = {
  lead: defineMessage({
    id: 'sharing.list.lead',
    defaultMessage: 'Someone has shared these items with you, at today’s prices. Nothing is in your cart yet.',
  }),
  close: defineMessage({ id: 'sharing.list.close', defaultMessage: 'Close the list' }),
  total: defineMessage({ id: 'sharing.list.total', defaultMessage: 'Total before taxes' }),
  gone: defineMessage<{ count: number }>({
    id: 'sharing.list.gone',
    defaultMessage:
      '{count, plural, one {# item of the list is no longer sold.} other {# items of the list are no longer sold.}}',
  }),
  question: defineMessage<{ count: number }>({
    id: 'sharing.list.question',
    defaultMessage: '{count, plural, one {Add # item to your cart?} other {Add # items to your cart?}}',
  }),
};

const none: NamedItems = {};

const findItem = ({ catalogId, stockItemId }: FavouriteLine, items: NamedItems) => {
  const item = items[`${catalogId}:${stockItemId}`];
  return item && item.price !== null ? item : null;
};

const toTableLines = (lines: readonly FavouriteLine[], items: NamedItems) =>
  lines.flatMap((line) => {
    const item = findItem(line, items);
    if (!item) return [];
    const { quantity } = line;
    const total = (getLineCents(line, item) ?? 0) / 100;
    return [{ quantity, code: item.code ?? '', item: shownName(item), price: unitPrice(item, quantity) ?? 0, total }];
  });

type SharedLinesProps = { name: string; lines: FavouriteLine[]; onClose: () => void };

const SharedLines = ({ name, lines, onClose }: SharedLinesProps) => {
  const { formatMessage } = useIntl();
  const ids = useMemo(() => lines.map(({ catalogId, stockItemId }) => ({ catalogId, stockItemId })), [lines]);
  const { data, error, refetch } = useGetNamedItemsQuery(ids);
  const items = data ?? none;
  const shown = toTableLines(lines, items);
  const gone = data ? lines.length - shown.length : 0;
  const question = { message: { id: messages.question.id, values: { count: shown.length } } };
  return (
    <Box sx={{ mb: 3 }}>
      <Panel title={name}>
        <Box sx={{ color: 'text.secondary' }}>
          <FormattedMessage {...messages.lead} />
        </Box>
        {error && <RequestFailure title={favouritesMessages.failed} error={error} onRetry={() => void refetch()} />}
        {shown.length > 0 && (
          <LinesTable
            caption={name}
            hidesCaption
            lines={shown}
            sums={[{ label: formatMessage(messages.total), amount: getListCents(lines, items) / 100 }]}
          />
        )}
        {gone > 0 && (
          <Box role="note" sx={{ my: 1 }}>
            <FormattedMessage {...messages.gone} values={{ count: gone }} />
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
          <AddAll list={{ id: 'shared', lines }} items={items} question={question} onAdded={onClose} />
          <Button type="button" tone="outlined" onClick={onClose}>
            <FormattedMessage {...messages.close} />
          </Button>
        </Box>
      </Panel>
    </Box>
  );
};

/** A cart or an order shared through the URL: added to the cart only if the client confirms. */
export const SharedCart = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { hash, pathname, search } = useLocation();
  const shared = useMemo(() => parseListHash(hash), [hash]);
  const isBroken = hash.startsWith('#list=') && !shared;
  const reportBroken = useEffectEvent(() => dispatch(favouriteNoticeShown('brokenLink', 'error')));
  useEffect(() => {
    if (isBroken) reportBroken();
  }, [isBroken]);
  if (!shared) return null;
  return (
    <SharedLines
      key={hash}
      name={shared.name || formatMessage(favouritesMessages.sharedNameless)}
      lines={shared.lines}
      onClose={() => void navigate({ pathname, search }, { replace: true, preventScrollReset: true })}
    />
  );
};
