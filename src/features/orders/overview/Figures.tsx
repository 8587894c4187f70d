import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';

import type { CatalogOrder } from '@/api/inventoryApi';
import { useMoney } from '@/shared/i18n/money';
import { isSettled } from '@/shared/lib/orderStates';
import { sumAmounts } from '@/shared/money/cents';
import { framed } from '@/shared/ui/styles';

import { overviewMessages as messages } from '../ordersMessages';
import type { MonthlyPurchases } from './purchasesByMonth';

type FiguresProps = { orders: CatalogOrder[]; months: MonthlyPurchases[]; moneyTypeId: string };

const line = '1px solid var(--mui-palette-divider)';

export const Figures = ({ orders, months, moneyTypeId }: FiguresProps) => {
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
