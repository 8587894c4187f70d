import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';

import { accountMessages as messages } from './accountMessages';
import { chartTop } from './chartTop';
import type { MonthOfPurchases } from './purchasesByMonth';
import { useMoney } from './useMoney';

type PurchasesChartProps = { months: MonthOfPurchases[]; moneyTypeId: string };

const height = 180;

const onlyHeard = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Bars for the eye, a table for whoever listens. */
export const PurchasesChart = ({ months, moneyTypeId }: PurchasesChartProps) => {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  const money = useMoney();
  const top = chartTop(months.map(({ total }) => total));
  const named = months.map((month) => ({ ...month, at: new Date(`${month.month}-01T00:00:00Z`) }));
  const label = (at: Date, style: 'narrow' | 'short' | 'long') =>
    formatDate(at, { month: style, timeZone: 'UTC', ...(style === 'long' && { year: 'numeric' }) });
  return (
    <>
      <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1.5 }}>
        <Box sx={{ position: 'relative', height, typography: 'body2', fontSize: '0.8125rem', color: 'text.secondary' }}>
          {[1, 0.5, 0].map((share) => (
            <Box
              key={share}
              sx={{ height: share === 0 ? 0 : '50%', textAlign: 'right', mt: share === 1 ? '-0.7em' : 0 }}
            >
              {formatNumber(top * share, { notation: 'compact' })}
            </Box>
          ))}
        </Box>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'flex-end',
            gap: { xs: 0.5, sm: 1 },
            height,
            borderBottom: 1,
            borderColor: 'divider',
            background:
              'linear-gradient(var(--mui-palette-divider), var(--mui-palette-divider)) 0 0 / 100% 1px no-repeat, linear-gradient(var(--mui-palette-divider), var(--mui-palette-divider)) 0 50% / 100% 1px no-repeat',
          }}
        >
          {named.map(({ month, total, at }, index) => (
            <Box
              key={month}
              title={`${label(at, 'long')}: ${money(total, moneyTypeId)}`}
              sx={{ flex: 1, height: '100%', display: 'flex', alignItems: 'flex-end' }}
            >
              <Box
                sx={{
                  width: '100%',
                  height: `${(total / top) * 100}%`,
                  minHeight: total > 0 ? 2 : 0,
                  borderRadius: '4px 4px 0 0',
                  bgcolor: 'primary.main',
                  opacity: index === named.length - 1 ? 1 : 0.55,
                }}
              />
            </Box>
          ))}
        </Box>
        <span />
        <Box sx={{ display: 'flex', gap: { xs: 0.5, sm: 1 }, pt: 0.75 }}>
          {named.map(({ month, at }) => (
            <Box
              key={month}
              sx={{ flex: 1, minWidth: 0, textAlign: 'center', fontSize: '0.8125rem', color: 'text.secondary' }}
            >
              <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                {label(at, 'short')}
              </Box>
              <Box component="span" sx={{ display: { sm: 'none' } }}>
                {formatDate(at, { month: 'numeric', timeZone: 'UTC' }).replace(/\D/g, '')}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
      <table style={onlyHeard}>
        <caption>{formatMessage(messages.purchases)}</caption>
        <thead>
          <tr>
            <th scope="col">{formatMessage(messages.month)}</th>
            <th scope="col">{formatMessage(messages.total)}</th>
          </tr>
        </thead>
        <tbody>
          {named.map(({ month, total, at }) => (
            <tr key={month}>
              <th scope="row">{label(at, 'long')}</th>
              <td>{money(total, moneyTypeId)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
