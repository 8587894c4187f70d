import { Suspense } from 'react';
import { useIntl } from 'react-intl';

import { useMoney } from '@/shared/i18n/money';
import { lazyPart } from '@/shared/ui/lazyPart';
import { Skeleton } from '@/shared/ui/Skeleton';
import { visuallyHidden } from '@/shared/ui/styles';

import { overviewMessages as messages } from '../ordersMessages';
import type { PurchasesChartProps } from './purchasesByMonth';

const MonthBars = lazyPart(async () => (await import(/* webpackChunkName: "month-bars" */ './MonthBars')).MonthBars, {
  chunk: 'month-bars',
});

/** A lazy chart, and a table for screen readers. */
export const PurchasesChart = ({ months, moneyTypeId }: PurchasesChartProps) => {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  const money = useMoney();
  return (
    <>
      <Suspense fallback={<Skeleton sx={{ height: 240 }} />}>
        <MonthBars months={months} moneyTypeId={moneyTypeId} />
      </Suspense>
      <div style={visuallyHidden}>
        <table>
          <caption>{formatMessage(messages.purchases)}</caption>
          <thead>
            <tr>
              <th scope="col">{formatMessage(messages.month)}</th>
              <th scope="col">{formatMessage(messages.count)}</th>
              <th scope="col">{formatMessage(messages.sum)}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, orders, total }) => (
              <tr key={month}>
                <th scope="row">
                  {formatDate(new Date(`${month}-01T00:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' })}
                </th>
                <td>{formatNumber(orders)}</td>
                <td>{money(total, moneyTypeId)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};
