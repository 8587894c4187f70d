import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';

import type { CatalogQuote } from '@/api/inventoryApi';
import { useMoney } from '@/shared/i18n/money';
import { useCatalogName } from '@/shared/i18n/useCatalogName';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { pageTitles } from '@/shared/routing/pageTitles';
import { paths } from '@/shared/routing/paths';
import { visuallyHidden } from '@/shared/ui/styles';
import { framedTableStyle, rowCards } from '@/shared/ui/tableStyle';

import { orderPageMessages } from '../detail/orderPageMessages';
import { ordersListMessages } from '../list/ordersListMessages';
import { OrderDate } from '../OrderDate';
import { ordersMessages } from '../ordersMessages';
import { quoteMessages as messages } from './quoteMessages';
import { QuoteState } from './QuoteState';

const Table = styled('table')(({ theme }) => {
  const { vars, breakpoints } = theme;
  return [
    framedTableStyle(theme),
    {
      '& tbody tr': { position: 'relative', borderTop: `1px solid ${vars?.palette.divider}` },
      '& tbody tr:hover, & tbody tr:focus-within': { backgroundColor: vars?.palette.action.hover },
      // Makes the whole row clickable.
      '& tbody a': { color: 'inherit', fontWeight: 600, '&::after': { content: '""', position: 'absolute', inset: 0 } },
      '& .comment': { overflowWrap: 'anywhere', color: vars?.palette.text.secondary },
      [breakpoints.down('md')]: {
        ...rowCards(theme, { gridTemplateColumns: 'minmax(0, 1fr) auto' }),
        '& thead': visuallyHidden,
        '& td.comment': { gridColumn: '1 / -1' },
        '& td.comment:empty': { display: 'none' },
        '& td.state, & td.number, & td.until': { justifySelf: 'end' },
        '& .label': { display: 'inline' },
      },
    },
  ];
});

/** `date` is already shifted. */
export const QuotesTable = ({ quotes }: { quotes: readonly (CatalogQuote & { date: string })[] }) => {
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  const money = useMoney();
  const getCatalogName = useCatalogName();
  return (
    <Table aria-label={formatMessage(pageTitles.quotes)}>
      <thead>
        <tr>
          {[
            messages.quote,
            ordersMessages.state,
            ordersMessages.date,
            messages.validUntil,
            ordersListMessages.catalog,
            ordersMessages.total,
            orderPageMessages.comment,
          ].map((head) => (
            <th key={head.id} scope="col" className={head === ordersMessages.total ? 'number' : undefined}>
              {formatMessage(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {quotes.map((quote) => {
          const { catalogId, quoteId, quoteNumber, state, date, validUntil, total, moneyTypeId, comment } = quote;
          return (
            <tr key={`${catalogId}/${quoteId}`}>
              <th scope="row">
                <Link to={paths.quote.href({ lang, catalogId, quoteId })}>{quoteNumber ?? quoteId}</Link>
              </th>
              <td className="state">
                <QuoteState state={state} />
              </td>
              <td>
                <OrderDate date={date} dateStyle="medium" />
              </td>
              <td className="until">
                {validUntil !== null && (
                  <>
                    <span className="label">{formatMessage(messages.validUntil)}</span>
                    <OrderDate date={validUntil} dateStyle="medium" />
                  </>
                )}
              </td>
              <td>{getCatalogName(catalogId)}</td>
              <td className="number">{total !== null && money(total, moneyTypeId ?? undefined)}</td>
              <td className="comment">{comment}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
};
