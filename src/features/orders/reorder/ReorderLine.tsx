import Box from '@mui/material/Box';
import { useId } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';

import { describeRequestError } from '@/api/errors/describeRequestError';
import { noAmount, usePrice } from '@/shared/i18n/money';
import { multiplyAmount, toAmount, toCents } from '@/shared/money/cents';
import { findOwnBreak } from '@/shared/money/priceSteps';
import { shownName } from '@/shared/routing/catalogueAddresses';
import { QuantityInput } from '@/shared/ui/fields';
import { MeasuredText } from '@/shared/ui/MeasuredText';
import { PackWords } from '@/shared/ui/PackWords';
import { QuantityFaultText } from '@/shared/ui/QuantityFaultText';
import { clamped } from '@/shared/ui/styles';

import { ordersMessages } from '../ordersMessages';
import { reorderMessages as messages } from './reorderMessages';
import { getPriceChange, type PlannedLine } from './reorderPlan';
import type { Reordering } from './useReordering';

type ReorderLineProps = { line: PlannedLine; reordering: Reordering };

const colors = { same: 'text.secondary', higher: 'warning.main', lower: 'success.main' } as const;

const PriceChangeNote = ({ line: { item, orderedPrice, price } }: Pick<ReorderLineProps, 'line'>) => {
  const { formatMessage } = useIntl();
  const money = usePrice();
  const best = price === null || orderedPrice === null ? null : findOwnBreak(item, orderedPrice, price);
  if (best)
    return (
      <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
        {formatMessage(messages.priceBreak, { quantity: best.quantity, price: money(best.price) })}
      </Box>
    );
  if (price === null || orderedPrice === null) return null;
  const change = getPriceChange(orderedPrice, price);
  if (change === 'same') return null;
  const by = money(toAmount(Math.abs(toCents(price) - toCents(orderedPrice))));
  return (
    <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', fontWeight: 600, color: colors[change] }}>
      {formatMessage(messages[change], { by })}
    </Box>
  );
};

const LineStatus = ({ line: { rowId, status }, reordering: { outcomes } }: ReorderLineProps) => {
  const { formatMessage } = useIntl();
  if (status === 'added')
    return (
      <Box component="span" sx={{ color: 'success.main', fontSize: '0.875rem', fontWeight: 600 }}>
        {formatMessage(messages.added)}
      </Box>
    );
  const outcome = outcomes[rowId];
  if (outcome?.state !== 'failed') return null;
  const { descriptor, values } = describeRequestError(outcome.error);
  return (
    <Box component="span" sx={{ display: 'block', color: 'error.main', fontSize: '0.875rem' }}>
      {formatMessage(descriptor, values)}
    </Box>
  );
};

export const ReorderLine = ({ line, reordering }: ReorderLineProps) => {
  const { formatMessage } = useIntl();
  const money = usePrice();
  const { stockItemId, item, orderedPrice, price, newQuantity, text, isChosen, status, rule } = line;
  const { isAdding, getFault, write, choose } = reordering;
  const fault = getFault(stockItemId);
  const faultId = useId();
  const name =
    shownName({ name: item.name ?? line.name, code: item.code ?? line.code }) || formatMessage(messages.nameless);
  const isReadOnly = isAdding || status !== 'open';
  const renderLabel = (message: MessageDescriptor) => <span className="label">{formatMessage(message)}</span>;
  return (
    <Box component="tr" data-line={stockItemId} sx={{ opacity: isChosen || status !== 'open' ? 1 : 0.6 }}>
      <td className="choice">
        <label>
          <input
            type="checkbox"
            aria-label={formatMessage(messages.choose, { name })}
            checked={isChosen}
            disabled={isReadOnly}
            onChange={({ target }) => choose([stockItemId], target.checked)}
          />
        </label>
      </td>
      <th scope="row" className="name">
        <Box component="span" sx={{ ...clamped(3), fontWeight: 600 }}>
          <MeasuredText text={name} />
        </Box>
        <Box component="span" sx={{ ...clamped(2), color: 'text.secondary', fontSize: '0.8125rem' }}>
          {item.code ?? line.code}
        </Box>
        <LineStatus line={line} reordering={reordering} />
      </th>
      <td className="number price">
        {renderLabel(messages.then)}
        {orderedPrice === null ? noAmount : money(orderedPrice)}
      </td>
      <td className="number price">
        {renderLabel(messages.now)}
        {price !== null && money(price)}
        <PriceChangeNote line={line} />
      </td>
      <td className="number quantity">
        <QuantityInput
          value={text}
          rule={rule}
          readOnly={isReadOnly}
          aria-label={formatMessage(messages.quantityOf, { name })}
          faultId={fault ? faultId : undefined}
          onWrite={(next) => write(stockItemId, next)}
        />
        <PackWords item={item} quantity={newQuantity} />
        {fault && (
          <div role="alert">
            <QuantityFaultText
              id={faultId}
              fault={fault}
              onChoose={(quantity) => write(stockItemId, String(quantity))}
            />
          </div>
        )}
      </td>
      <td className="number total">
        {renderLabel(ordersMessages.total)}
        {price !== null && newQuantity !== null && money(multiplyAmount(price, newQuantity))}
      </td>
    </Box>
  );
};
