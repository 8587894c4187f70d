import { defineMessage } from '@formatjs/intl';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';

import { useAppDispatch } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';
import { type CatalogItem, useGetItemVariantsQuery } from '@/api/catalogueApi';
import { type NamedItems, useGetNamedItemsQuery } from '@/api/codesApi';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { toAmount } from '@/shared/money/cents';
import { isOrderable, unitPrice } from '@/shared/money/prices';
import { shownName } from '@/shared/routing/catalogueAddresses';
import { Button } from '@/shared/ui/Button';
import { LinesTable } from '@/shared/ui/LinesTable';
import { Panel } from '@/shared/ui/Panel';
import { VariantMenu } from '@/shared/ui/VariantMenu';

import { type FavouriteLine, getLineCents, getListCents, replaceItem } from '../favouriteList';
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
  line: defineMessage<{ quantity: number; name: string }>({
    id: 'sharing.list.line',
    defaultMessage: '{quantity, number} × {name}',
  }),
  variants: defineMessage<{ count: number }>({
    id: 'sharing.list.variants',
    defaultMessage:
      '{count, plural, one {# item is sold as variants: choose one, or it is left out.} other {# items are sold as variants: choose one of each, or they are left out.}}',
  }),
  question: defineMessage<{ count: number }>({
    id: 'sharing.list.question',
    defaultMessage: '{count, plural, one {Add # item to your cart?} other {Add # items to your cart?}}',
  }),
};

const none: NamedItems = {};

const toTableLine = (line: FavouriteLine, item: CatalogItem) => {
  const { quantity } = line;
  const total = toAmount(getLineCents(line, item) ?? 0);
  return { quantity, code: item.code ?? '', item: shownName(item), price: unitPrice(item, quantity) ?? 0, total };
};

type ParentLineProps = { item: CatalogItem; quantity: number; onChoose: (variant: CatalogItem) => void };

const ParentLine = ({ item, quantity, onChoose }: ParentLineProps) => {
  const { currentData } = useGetItemVariantsQuery({ key: item.key });
  const name = shownName(item);
  return (
    <Box component="li" sx={{ mb: 1 }}>
      <div>
        <FormattedMessage {...messages.line} values={{ quantity, name }} />
      </div>
      <VariantMenu name={name} variants={currentData?.variants} onChoose={onChoose} />
    </Box>
  );
};

type ParentLinesProps = {
  parents: readonly { item: CatalogItem; quantity: number }[];
  onReplace: (parent: CatalogItem, variant: CatalogItem) => void;
};

/** Lines that cannot be added before a variant takes their place. */
const ParentLines = ({ parents, onReplace }: ParentLinesProps) => (
  <Box role="note" sx={{ my: 1 }}>
    <FormattedMessage {...messages.variants} values={{ count: parents.length }} />
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
      {parents.map(({ item, quantity }) => (
        <ParentLine key={item.key} item={item} quantity={quantity} onChoose={(variant) => onReplace(item, variant)} />
      ))}
    </Box>
  </Box>
);

type SharedLinesProps = { name: string; hash: string; shared: FavouriteLine[]; onClose: () => void };

const SharedLines = ({ name, hash, shared, onClose }: SharedLinesProps) => {
  const { formatMessage } = useIntl();
  const panel = useRef<HTMLDivElement>(null);
  const [lines, setLines] = useScreenState(`sharedCart/${hash}`, shared);
  const ids = useMemo(() => lines.map(({ catalogId, stockItemId }) => ({ catalogId, stockItemId })), [lines]);
  const { data, error, refetch } = useGetNamedItemsQuery(ids);
  const items = data ?? none;
  // Undefined while it loads, null if it is no longer sold.
  const found = lines.map((line) => ({ line, item: items[`${line.catalogId}:${line.stockItemId}`] }));
  const shown = found.flatMap(({ line, item }) => (item && isOrderable(item) ? [toTableLine(line, item)] : []));
  const parents = found.flatMap(({ line, item }) =>
    item?.isParent && item.price !== null ? [{ item, quantity: line.quantity }] : [],
  );
  // The price of a parent is the lowest of its variants'.
  const gone = found.filter(({ item }) => item === null || item?.price === null).length;
  const question = { message: { id: messages.question.id, values: { count: shown.length } } };
  const replace = (parent: CatalogItem, variant: CatalogItem) => {
    setLines(replaceItem(lines, parent, variant));
    // The menu disappears with its line.
    requestAnimationFrame(() => panel.current?.querySelector('button')?.focus());
  };
  return (
    <Box ref={panel} sx={{ mb: 3 }}>
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
            sums={[{ label: formatMessage(messages.total), amount: toAmount(getListCents(lines, items)) }]}
          />
        )}
        {parents.length > 0 && <ParentLines parents={parents} onReplace={replace} />}
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
      hash={hash}
      shared={shared.lines}
      onClose={() => void navigate({ pathname, search }, { replace: true, preventScrollReset: true })}
    />
  );
};
