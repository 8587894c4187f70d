import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';

import { framed } from '@/shared/ui/styles';

import { ordersMessages } from '../ordersMessages';
import { OrderStatus } from '../OrderStatus';
import type { StateCount } from './findOrders';
import type { AddressProps } from './OrdersFilters';
import { ordersListMessages as messages } from './ordersListMessages';

type StateChipsProps = AddressProps & { states: readonly StateCount[]; total: number };

export const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 36,
  maxWidth: '100%',
  px: 1.5,
  ...framed,
  color: 'inherit',
  fontSize: '0.875rem',
  textDecoration: 'none',
  '&:hover': { borderColor: 'grey.500' },
  '&[aria-current]': { borderColor: 'text.primary', boxShadow: 'inset 0 0 0 1px var(--mui-palette-text-primary)' },
} as const;

/** The number of orders per status, each a filter link. */
export const StateChips = ({ address, hrefWith, states, total }: StateChipsProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const known = states.some(({ key }) => key === address.state);
  const shown =
    address.state === '' || known ? states : [...states, { key: address.state, status: address.state, count: 0 }];
  const choices = [
    { key: '', name: formatMessage(messages.anyState), count: total },
    ...shown.map(({ key, status, count }) => ({ key, name: <OrderStatus status={status} />, count })),
  ];
  return (
    <Box
      component="nav"
      aria-label={formatMessage(ordersMessages.state)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}
    >
      {choices.map(({ key, name, count }) => (
        <Box
          key={key}
          component={Link}
          to={hrefWith({ state: key })}
          preventScrollReset
          aria-current={key === address.state ? 'true' : undefined}
          sx={chip}
        >
          {name}
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {formatNumber(count)}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
