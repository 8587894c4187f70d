import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { selectTimeZoneOffset } from '@/features/settings/state/timeZoneSlice';
import { useAppSelector } from '@/store/hooks';
import type { AllOrders } from '@/api/allOrdersApi';
import type { CatalogOrder } from '@/api/inventoryApi';
import { useMoney } from '@/shared/i18n/money';
import { isSettled } from '@/shared/lib/orderStates';
import { sumAmounts } from '@/shared/money/cents';
import { lazyPart } from '@/shared/ui/lazyPart';
import { Panel } from '@/shared/ui/Panel';
import { Skeleton } from '@/shared/ui/Skeleton';
import { framed, visuallyHidden } from '@/shared/ui/styles';

import { ClientOrders } from '../ClientOrders';
import { shiftNow, useShiftedOrders } from '../OrderDate';
import { ordersMessages, overviewMessages as messages } from '../ordersMessages';
import { getMonth, type MonthlyPurchases, purchasesByMonth, type PurchasesChartProps } from './purchasesByMonth';
import { RecentOrdersPanel } from './RecentOrders';

type FiguresProps = { orders: CatalogOrder[]; months: MonthlyPurchases[]; moneyTypeId: string };

const line = '1px solid var(--mui-palette-divider)';

const Figures = ({ orders, months, moneyTypeId }: FiguresProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  const sum = sumAmounts(months.map(({ total }) => total));
  const figures = [
    { label: messages.underWay, value: formatNumber(orders.filter(({ status }) => !isSettled(status)).length) },
    { label: messages.thisMonth, value: money(months.at(-1)?.total ?? 0, moneyTypeId) },
    { label: messages.lastYear, value: money(sum, moneyTypeId) },
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        containerType: 'inline-size',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        m: 0,
        ...framed,
      }}
    >
      {figures.map(({ label, value }, index) => (
        <Box
          key={label.id}
          sx={{
            display: 'flex',
            flexDirection: { xs: 'row', md: 'column-reverse' },
            flexWrap: { xs: 'wrap', md: 'nowrap' },
            justifyContent: { xs: 'space-between', md: 'flex-end' },
            alignItems: { xs: 'baseline', md: 'flex-start' },
            gap: { xs: 2, md: 0.5 },
            px: { xs: 2, md: 3 },
            py: { xs: 1.5, md: 2.5 },
            ...(index > 0 && { borderTop: { xs: line, md: 0 }, borderLeft: { md: line } }),
          }}
        >
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {formatMessage(label)}
          </Typography>
          <Typography
            component="dd"
            variant="h2"
            sx={{
              // Seven digits and their currency fit into a third of the row.
              fontSize: { md: 'clamp(1rem, 3.2cqi, 1.875rem)' },
              fontVariantNumeric: 'tabular-nums',
              flex: 'none',
              maxWidth: '100%',
              m: 0,
              ml: { xs: 'auto', md: 0 },
              overflowWrap: 'anywhere',
            }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};

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
