import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';

import { noAmount, useMoney } from '@/shared/i18n/money';
import { shownName } from '@/shared/routing/catalogueAddresses';
import { ItemImage } from '@/shared/ui/ItemImage';
import { lineMessages } from '@/shared/ui/lineMessages';
import { clamped } from '@/shared/ui/styles';

import { LinesTable } from '../detail/LinesTable';
import { orderPageMessages } from '../detail/orderPageMessages';
import { ordersMessages } from '../ordersMessages';
import { quoteMessages as messages } from './quoteMessages';
import type { ShownQuote } from './useQuote';

/** What was asked for, with the usual price of then and the offered one. */
export const QuoteLines = ({ quote }: { quote: ShownQuote }) => {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  const { lines, subtotal, taxRate, taxAmount, total } = quote;
  const currency = quote.moneyTypeId ?? undefined;
  const rate =
    taxRate === null ? noAmount : formatNumber(taxRate / 100, { style: 'percent', maximumFractionDigits: 2 });
  const sums = [
    { key: 'subtotal', label: formatMessage(lineMessages.subtotal), amount: subtotal },
    { key: 'taxes', label: formatMessage(orderPageMessages.taxes, { rate }), amount: taxAmount },
    { key: 'total', label: formatMessage(ordersMessages.total), amount: total },
  ];
  const isOffered = subtotal !== null;
  return (
    <LinesTable aria-label={formatMessage(messages.lines)}>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {formatMessage(lineMessages.item)}
          </th>
          {[lineMessages.quantity, messages.usualPrice, messages.offeredPrice, ordersMessages.total].map((head) => (
            <th key={head.id} scope="col" className="number">
              {formatMessage(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.quoteLineId}>
            <td className="picture">
              <Box
                sx={{ width: { xs: 64, sm: 60 }, '@media print': { width: 40 }, borderRadius: 0.5, overflow: 'hidden' }}
              >
                <ItemImage name={line.imageUrl} size={64} isFirst />
              </Box>
            </td>
            <th scope="row" className="name">
              <Box component="span" sx={{ ...clamped(3), fontWeight: 600 }}>
                {shownName(line) || formatMessage(lineMessages.nameless)}
              </Box>
              <Box component="span" sx={{ ...clamped(3), color: 'text.secondary', fontSize: '0.875rem' }}>
                {line.code}
              </Box>
              {line.note && (
                <Box component="span" sx={{ display: 'block', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
                  {line.note}
                </Box>
              )}
            </th>
            <td className="number quantity">
              <span className="label">{formatMessage(lineMessages.quantity)}</span>
              {formatNumber(line.quantity)}
            </td>
            <td className="number price">
              <span className="label">{formatMessage(messages.usualPrice)}</span>
              {line.usualPrice === null ? formatMessage(messages.noPrice) : money(line.usualPrice, currency)}
            </td>
            <td className="number price">
              <span className="label">{formatMessage(messages.offeredPrice)}</span>
              <strong>{money(line.unitPrice, currency)}</strong>
            </td>
            <td className="number total">{money(line.total, currency)}</td>
          </tr>
        ))}
      </tbody>
      {isOffered && (
        <tfoot>
          {sums.map(({ key, label, amount }) => (
            <tr key={key}>
              <th scope="row" colSpan={5}>
                {label}
              </th>
              <td className="number">{money(amount, currency)}</td>
            </tr>
          ))}
        </tfoot>
      )}
    </LinesTable>
  );
};
