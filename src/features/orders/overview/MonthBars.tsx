import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { useIntl } from 'react-intl';

import { useMoney, withoutCents } from '@/shared/i18n/money';

import { overviewMessages as messages } from '../ordersMessages';
import type { PurchasesChartProps } from './purchasesByMonth';

const currentMonth = 'var(--mui-palette-primary-main)';
const previousMonths = `color-mix(in srgb, ${currentMonth} 55%, var(--mui-palette-background-paper))`;

const quiet = { fill: 'var(--mui-palette-text-secondary)', fontSize: 13, fontFamily: 'inherit' } as const;

const chartStyle = {
  '& .MuiChartsAxis-root .MuiChartsAxis-line, & .MuiChartsGrid-root .MuiChartsGrid-line': {
    stroke: 'var(--mui-palette-divider)',
  },
  '& .MuiBarLabel-root': { ...quiet, fontVariantNumeric: 'tabular-nums' },
} as const;

/** Hidden from screen readers, which get the table beside it, so nothing here takes the focus. */
export const MonthBars = ({ months, moneyTypeId }: PurchasesChartProps) => {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  const money = useMoney();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));
  const formatMonth = (month: string, style: 'narrow' | 'short' | 'long') =>
    formatDate(new Date(`${month}-01T00:00:00Z`), {
      month: style === 'narrow' ? 'numeric' : style,
      timeZone: 'UTC',
      ...(style === 'long' && { year: 'numeric' }),
    });
  const names = months.map(({ month }) => month);
  return (
    // Narrower, as before the page is laid out, the bars would have negative widths beside the axis.
    <Box aria-hidden sx={{ mx: -1, minWidth: 240 }}>
      <BarChart
        height={isWide ? 260 : 220}
        hideLegend
        disableKeyboardNavigation
        borderRadius={4}
        grid={{ horizontal: true }}
        margin={{ left: 0, right: 8, top: 20, bottom: 0 }}
        series={[
          {
            data: months.map(({ total }) => total),
            label: formatMessage(messages.sum),
            valueFormatter: (total) => money(total ?? 0, moneyTypeId),
            barLabel: ({ value }) =>
              isWide && value ? formatNumber(value, { maximumFractionDigits: 0, useGrouping: 'always' }) : null,
            barLabelPlacement: 'outside',
          },
        ]}
        xAxis={[
          {
            scaleType: 'band',
            data: names,
            categoryGapRatio: 0.35,
            height: 28,
            disableTicks: true,
            tickLabelStyle: quiet,
            valueFormatter: (month: string, { location }) =>
              formatMonth(month, location === 'tick' ? (isWide ? 'short' : 'narrow') : 'long'),
            colorMap: {
              type: 'ordinal',
              values: names,
              colors: names.map((_, index) => (index === names.length - 1 ? currentMonth : previousMonths)),
            },
          },
        ]}
        yAxis={[
          {
            width: 80,
            disableLine: true,
            disableTicks: true,
            tickNumber: 4,
            // Leaves room for the label above the highest bar.
            domainLimit: (_least, most) => ({ min: 0, max: Math.max(1, Number(most) * 1.12) }),
            tickLabelStyle: quiet,
            valueFormatter: (amount: number) => money(amount, moneyTypeId, withoutCents),
          },
        ]}
        sx={chartStyle}
      />
    </Box>
  );
};
