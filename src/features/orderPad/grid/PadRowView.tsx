import { memo } from 'react';
import { useIntl } from 'react-intl';

import { usePrice } from '@/shared/i18n/money';
import { multiplyAmount } from '@/shared/money/cents';
import { priceBreak } from '@/shared/money/prices';
import { Stock } from '@/shared/stock/Stock';
import { Icon } from '@/shared/ui/Icon';
import { PackWords } from '@/shared/ui/PackWords';
import { PublicPrice } from '@/shared/ui/PublicPrice';

import type { PadLine } from '../padLines';
import { padMessages as messages } from '../padMessages';
import { isLocked } from '../state/padRow';
import { LineNote, PadLineItem } from './LineNote';
import { PadCell } from './PadCell';

export type RowActions = {
  write: (id: string, cells: { code?: string; quantity?: string }) => void;
  choose: (id: string, key: string) => void;
  remove: (id: string) => void;
  pasteLines: (text: string) => void;
};

type PadRowViewProps = { line: PadLine; number: number; isBusy: boolean; actions: RowActions };

const cross = 'M7 7l10 10M17 7 7 17';

/** A hint that the best price applies, or the quantity needed to reach it. */
const useBreakHint = ({ item, price }: PadLine): string | null => {
  const { formatMessage } = useIntl();
  const money = usePrice();
  const best = item && priceBreak(item);
  const saving = best?.saving ?? null;
  if (!best || saving === null) return null;
  if (price === best.price) return formatMessage(messages.bestPrice);
  return formatMessage(messages.breakAt, { quantity: best.quantity, price: money(best.price) });
};

const Prices = ({ line }: { line: PadLine }) => {
  const money = usePrice();
  const { item, price, quantity } = line;
  const hint = useBreakHint(line);
  return (
    <>
      <span role="cell" className="price">
        {price !== null && money(price)}
        {price !== null && hint && <small>{hint}</small>}
        {item && price === item.price && <PublicPrice price={item.publicPrice} />}
      </span>
      <span role="cell" className="sum">
        {price !== null && quantity !== null && money(multiplyAmount(price, quantity))}
      </span>
    </>
  );
};

const isSame = (one: PadRowViewProps, other: PadRowViewProps) =>
  one.number === other.number &&
  one.isBusy === other.isBusy &&
  one.actions === other.actions &&
  one.line.row === other.line.row &&
  one.line.state === other.line.state &&
  one.line.item === other.line.item &&
  one.line.options === other.line.options &&
  one.line.parent === other.line.parent &&
  one.line.near === other.line.near &&
  one.line.quantity === other.line.quantity &&
  one.line.rule.least === other.line.rule.least &&
  one.line.rule.step === other.line.rule.step &&
  one.line.price === other.line.price;

/** Memoised because there can be hundreds of rows. */
export const PadRowView = memo(({ line, number, isBusy, actions }: PadRowViewProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const { row, state, quantity, item, fault, rule } = line;
  const locked = isLocked(row) || isBusy;
  // The pressed button disappears; without this, the focus would be lost.
  const focusQuantity = () =>
    document.querySelector<HTMLElement>(`[data-row="${row.id}"] [data-cell="quantity"]`)?.focus();
  const renderCell = (column: 'code' | 'quantity', isInvalid: boolean) => (
    <span role="cell">
      <PadCell
        line={number}
        column={column}
        // Formatted for the language once it parses as a number.
        value={
          column === 'quantity' && quantity !== null ? formatNumber(quantity, { useGrouping: false }) : row[column]
        }
        label={formatMessage(column === 'code' ? messages.codeLabel : messages.quantityLabel, { line: number })}
        isInvalid={isInvalid}
        noteId={`note-${row.id}`}
        isLocked={locked}
        rule={rule}
        onWrite={(value) => actions.write(row.id, { [column]: value })}
        onPasteLines={actions.pasteLines}
      />
      {column === 'quantity' && item && <PackWords item={item} quantity={quantity} />}
    </span>
  );
  return (
    <div role="row" className="row" data-row={row.id}>
      <span role="cell" className="number">
        {number}
      </span>
      {renderCell('code', ['unknown', 'deleted', 'noCode', 'notForSale'].includes(state))}
      {renderCell('quantity', fault !== null && state !== 'empty')}
      <span role="cell" className="item">
        <PadLineItem
          line={line}
          number={number}
          onChoose={(key) => actions.choose(row.id, key)}
          onPick={(key) => {
            actions.choose(row.id, key);
            focusQuantity();
          }}
          onUseCode={(code) => {
            actions.write(row.id, { code });
            focusQuantity();
          }}
        />
      </span>
      <Prices line={line} />
      <span role="cell" className="state" id={`note-${row.id}`}>
        <LineNote
          line={line}
          isBusy={isBusy}
          onChoose={(chosen) => {
            actions.write(row.id, { quantity: String(chosen) });
            focusQuantity();
          }}
        />
        {item && (
          <small>
            <Stock keys={[item.key]} />
          </small>
        )}
      </span>
      <span role="cell" className="remove">
        {state !== 'empty' && (
          <button
            type="button"
            tabIndex={-1}
            data-cell="remove"
            disabled={isBusy}
            aria-label={formatMessage(messages.removeLabel, { line: number })}
            onClick={() => actions.remove(row.id)}
          >
            <Icon d={cross} size={18} />
          </button>
        )}
      </span>
    </div>
  );
}, isSame);
PadRowView.displayName = 'PadRowView';
