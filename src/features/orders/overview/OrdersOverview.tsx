import Box from '@mui/material/Box';
import { Suspense, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { selectTimeZoneOffset } from '@/features/settings/state/timeZoneSlice';
import { useAppSelector } from '@/store/hooks';
import type { AllOrders } from '@/api/allOrdersApi';
import { useMoney } from '@/shared/i18n/money';
import { lazyPart } from '@/shared/ui/lazyPart';
import { Panel } from '@/shared/ui/Panel';
import { Skeleton } from '@/shared/ui/Skeleton';
import { visuallyHidden } from '@/shared/ui/styles';

import { ClientOrders } from '../ClientOrders';
import { shiftNow, useShiftedOrders } from '../OrderDate';
import { ordersMessages, overviewMessages as messages } from '../ordersMessages';
import { Figures } from './Figures';
import { getMonth, purchasesByMonth, type PurchasesChartProps } from './purchasesByMonth';
import { RecentOrdersPanel } from './RecentOrders';

const MonthBars = lazyPart(async () => (await import(/* webpackChunkName: "month-bars" */ './MonthBars')).MonthBars, {
  chunk: 'month-bars',
});

/** A lazy chart, and a table for screen readers. */
const PurchasesChart = ({ months, moneyTypeId }: PurchasesChartProps) => {
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

const shownOrders = 5;
const shownMonths = 12;
const defaultCurrency = 'USD';

const Loading = () => {
  const { formatMessage } = useIntl();
  return (
    <Box role="status" aria-label={formatMessage(ordersMessages.loading)} sx={{ display: 'grid', gap: 3 }}>
      <Skeleton sx={{ height: 96 }} />
      <Skeleton sx={{ height: 340 }} />
      <Skeleton sx={{ height: 280 }} />
    </Box>
  );
};

const Overview = ({ orders }: Pick<AllOrders, 'orders'>) => {
  const offset = useAppSelector(selectTimeZoneOffset);
  const [now] = useState(() => Date.now());
  const shifted = useShiftedOrders(orders);
  const moneyTypeId = shifted[0]?.moneyTypeId ?? defaultCurrency;
  const last = getMonth(shiftNow(now, offset));
  const months = useMemo(
    () => purchasesByMonth(shifted, { last, count: shownMonths, moneyTypeId }),
    [shifted, last, moneyTypeId],
  );
  return (
    <>
      <Figures orders={shifted} months={months} moneyTypeId={moneyTypeId} />
      <RecentOrdersPanel orders={shifted.slice(0, shownOrders)} />
      <Panel title={<FormattedMessage {...messages.purchases} />}>
        <PurchasesChart months={months} moneyTypeId={moneyTypeId} />
      </Panel>
    </>
  );
};

/** The client's orders at a glance: figures, recent orders, a year of purchases. */
export const OrdersOverview = ({ clientId }: { clientId: number }) => (
  <ClientOrders clientId={clientId} loading={<Loading />}>
    {(orders) => <Overview orders={orders} />}
  </ClientOrders>
);
