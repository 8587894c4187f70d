import { defineMessage } from '@formatjs/intl';
import Box from '@mui/material/Box';
import { type ReactNode, useMemo, useRef } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';

import { useScreenState } from '@/store/useScreenState';
import { type CatalogItem, useGetItemVariantsQuery } from '@/api/catalogueApi';
import type { NamedItems } from '@/api/codesApi';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { useNamedItems } from '@/api/useCatalogFailure';
import { toAmount } from '@/shared/money/cents';
import { unitPrice } from '@/shared/money/prices';
import { shownName } from '@/shared/routing/catalogueAddresses';
import { Button } from '@/shared/ui/Button';
import { LinesTable } from '@/shared/ui/LinesTable';
import { Panel } from '@/shared/ui/Panel';
import { QuantityChoices } from '@/shared/ui/QuantityChoices';
import { uiMessages } from '@/shared/ui/uiMessages';
import { VariantMenu } from '@/shared/ui/VariantMenu';

import { favouritesMessages } from '../favouritesMessages';
import { AddAll } from '../page/AddAll';
import { type FavouriteLine, getLineCents, getListCents, isSameItem, replaceItem } from '../state/favouriteList';
import { splitLines } from './splitLines';

const messages = {
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
  quantities: defineMessage<{ count: number }>({
    id: 'sharing.list.quantities',
    defaultMessage:
      '{count, plural, one {# item is not sold in its quantity: choose another, or it is left out.} other {# items are not sold in their quantities: choose others, or they are left out.}}',
  }),
  question: defineMessage<{ count: number }>({
    id: 'sharing.list.question',
    defaultMessage: '{count, plural, one {Add # item to your cart?} other {Add # items to your cart?}}',
  }),
};

const none: NamedItems = {};

const toLines = (found: readonly { line: FavouriteLine }[]) => found.map(({ line }) => line);

const toTableLine = (line: FavouriteLine, item: CatalogItem) => {
  const { quantity } = line;
  const { unit, packSize } = item;
  const total = toAmount(getLineCents(line, item) ?? 0);
  const price = unitPrice(item, quantity) ?? 0;
  return { quantity, unit, packSize, code: item.code ?? '', item: shownName(item), price, total };
};

type VariantsProps = { item: CatalogItem; onChoose: (variant: CatalogItem) => void };

const Variants = ({ item, onChoose }: VariantsProps) => {
  const { currentData } = useGetItemVariantsQuery({ key: item.key });
  return <VariantMenu name={shownName(item)} variants={currentData?.variants} onChoose={onChoose} />;
};

type OpenLine = { item: CatalogItem; quantity: number };

type OpenLinesProps<Line> = {
  text: MessageDescriptor;
  lines: readonly Line[];
  renderChoice: (line: Line) => ReactNode;
};

/** Lines that cannot be added before something is chosen for them. */
const OpenLines = <Line extends OpenLine>({ text, lines, renderChoice }: OpenLinesProps<Line>) =>
  lines.length > 0 && (
    <Box role="note" sx={{ my: 1 }}>
      <FormattedMessage {...text} values={{ count: lines.length }} />
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {lines.map((line) => (
          <Box component="li" key={line.item.key} sx={{ mb: 1 }}>
            <div>
              <FormattedMessage {...messages.line} values={{ quantity: line.quantity, name: shownName(line.item) }} />
            </div>
            {renderChoice(line)}
          </Box>
        ))}
      </Box>
    </Box>
  );

/** With the name of the item, where it is known even if it is no longer sold. */
type OfferedLine = FavouriteLine & { name?: string | undefined };

type OfferedLinesProps = {
  id: string;
  name: string;
  lead: MessageDescriptor;
  offered: OfferedLine[];
  /** Called once all lines are in the cart. */
  onAdded?: () => void;
  onClose: () => void;
};

/** Lines from elsewhere at today's prices: added to the cart only if the client confirms. */
export const OfferedLines = ({ id, name, lead, offered, onAdded, onClose }: OfferedLinesProps) => {
  const { formatMessage } = useIntl();
  const panel = useRef<HTMLDivElement>(null);
  const [lines, setLines] = useScreenState(`offered/${id}`, offered);
  const ids = useMemo(() => lines.map(({ catalogId, stockItemId }) => ({ catalogId, stockItemId })), [lines]);
  const { data, error, retry } = useNamedItems(ids);
  const items = data ?? none;
  const { accepted, refused, parents, gone } = splitLines(lines, items);
  const question = { message: { id: messages.question.id, values: { count: accepted.length } } };
  // What was pressed disappears with its line.
  const focusNext = () => requestAnimationFrame(() => panel.current?.querySelector('button')?.focus());
  const replace = (parent: CatalogItem, variant: CatalogItem) => {
    setLines(replaceItem(lines, parent, variant));
    focusNext();
  };
  const setQuantity = (item: CatalogItem, quantity: number) => {
    setLines(lines.map((line) => (isSameItem(line, item) ? { ...line, quantity } : line)));
    focusNext();
  };
  return (
    <Box ref={panel} sx={{ mb: 3 }}>
      <Panel title={name}>
        <Box sx={{ color: 'text.secondary' }}>{formatMessage(lead)}</Box>
        {error && <RequestFailure title={favouritesMessages.failed} error={error} onRetry={retry} />}
        {accepted.length > 0 && (
          <LinesTable
            caption={name}
            hidesCaption
            lines={accepted.map(({ line, item }) => toTableLine(line, item))}
            sums={[{ label: formatMessage(messages.total), amount: toAmount(getListCents(toLines(accepted), items)) }]}
          />
        )}
        <OpenLines
          text={messages.variants}
          lines={parents}
          renderChoice={({ item }) => <Variants item={item} onChoose={(variant) => replace(item, variant)} />}
        />
        <OpenLines
          text={messages.quantities}
          lines={refused}
          renderChoice={({ item, allowed }) => (
            <QuantityChoices allowed={allowed ?? []} onChoose={(quantity) => setQuantity(item, quantity)} />
          )}
        />
        {gone.length > 0 && (
          <Box role="note" sx={{ my: 1 }}>
            {formatMessage(messages.gone, { count: gone.length })}
            <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, '&:empty': { display: 'none' } }}>
              {gone.map(({ catalogId, stockItemId, quantity, item, name = item ? shownName(item) : undefined }) =>
                name ? (
                  <li key={`${catalogId}:${stockItemId}`}>
                    <FormattedMessage {...messages.line} values={{ quantity, name }} />
                  </li>
                ) : null,
              )}
            </Box>
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
          <AddAll
            list={{ id, lines: toLines(accepted) }}
            items={items}
            question={question}
            onAdded={() => {
              onAdded?.();
              onClose();
            }}
          />
          <Button type="button" tone="outlined" onClick={onClose}>
            {formatMessage(uiMessages.close)}
          </Button>
        </Box>
      </Panel>
    </Box>
  );
};
