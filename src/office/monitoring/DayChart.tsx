import { Box, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { useLocale, useTranslate } from 'react-admin';

import type { Figures } from '@/contracts/office';

/** Hidden from screen readers, which get the table beside it, so nothing here takes the focus. */
export const DayChart = ({ currency, days }: Figures) => {
  const color = useTheme().palette.primary.main;
  const label = useTranslate()('resources.figures.fields.amount');
  const locale = useLocale();
  const dayFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const money = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  const formatAmount = (amount: number | null) => new Intl.NumberFormat(locale, money).format(amount ?? 0);
  return (
    <Box aria-hidden sx={{ minWidth: 240 }}>
      <BarChart
        height={320}
        hideLegend
        disableKeyboardNavigation
        grid={{ horizontal: true }}
        series={[{ data: days.map(({ amount }) => amount), label, color, valueFormatter: formatAmount }]}
        xAxis={[{ data: days.map(({ day }) => new Date(day)), valueFormatter: (day: Date) => dayFormat.format(day) }]}
        yAxis={[{ width: 80, min: 0, valueFormatter: formatAmount }]}
      />
    </Box>
  );
};
