import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type MessageDescriptor, useIntl } from 'react-intl';

import type { CatalogOrder } from '@/api/inventoryApi';
import { SortHeader } from '@/shared/ui/SortHeader';
import { visuallyHidden } from '@/shared/ui/styles';
import { framedTableStyle, rowCards, sortRow } from '@/shared/ui/tableStyle';

import { ordersMessages } from '../ordersMessages';
import { OrderRow } from './OrderRow';
import { type OrderSort, sortBy } from './ordersAddress';
import type { AddressProps } from './OrdersFilters';
import { ordersListMessages as messages } from './ordersListMessages';

/** Dense rows from 900 px up, a card per order below. */
const Table = styled('table')(({ theme }) => {
  const { vars, breakpoints } = theme;
  return [
    framedTableStyle(theme),
    {
      '& thead th': {
        position: 'sticky',
        top: 'var(--top-bar)',
        zIndex: 2,
        backgroundColor: vars?.palette.background.paper,
        boxShadow: `inset 0 -1px ${vars?.palette.divider}`,
      },
      '& tbody tr': { position: 'relative', borderTop: `1px solid ${vars?.palette.divider}` },
      '& tbody tr:hover, & tbody tr:focus-within': { backgroundColor: vars?.palette.action.hover },
      '& .order, & .date, & .state, & .catalog': { whiteSpace: 'nowrap' },
      // A currency that is no code may go to the next line.
      '& td.total': { whiteSpace: 'normal' },
      '& .reference .label': { display: 'none' },
      '& .items': { width: '40%', overflowWrap: 'anywhere' },
      '& .act': { width: 0, textAlign: 'end', whiteSpace: 'nowrap' },
      // Leaves more room for the column of items.
      [breakpoints.between('md', 'lg')]: { '--compact-text': '10ch', '& .act .words': { display: 'none' } },
      [breakpoints.down('md')]: {
        ...rowCards(theme, { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' }),
        ...sortRow,
        '& .order': { gridRow: 1, gridColumn: 1, whiteSpace: 'normal', overflowWrap: 'anywhere' },
        '& .total': { gridRow: 1, gridColumn: 2 },
        '& .date': { gridRow: 2, gridColumn: 1 },
        '& .state': { gridRow: 2, gridColumn: 2, justifySelf: 'end' },
        '& .reference': { gridRow: 3, gridColumn: '1 / -1', display: 'flex', alignItems: 'baseline', gap: 6 },
        '& .reference:empty': { display: 'none' },
        '& .reference .label': { display: 'inline' },
        '& .items': { gridRow: 4, gridColumn: '1 / -1', width: 'auto' },
        '& .catalog': { gridRow: 5, gridColumn: 1 },
        '& .act': { gridRow: 5, gridColumn: 2, width: 'auto' },
      },
      '@media print': { '& .act': { display: 'none' }, '& thead th': { position: 'static' } },
    },
  ];
});

type OrdersTableProps = AddressProps & { orders: readonly CatalogOrder[]; hasReferences: boolean };

export const OrdersTable = ({ address, hrefWith, orders, hasReferences }: OrdersTableProps) => {
  const { formatMessage } = useIntl();
  const renderHeader = (sort: OrderSort, message: MessageDescriptor, className?: string) => (
    <SortHeader
      href={hrefWith(sortBy(address, sort))}
      isSorted={address.sort === sort}
      isAscending={address.isAscending}
      label={message}
      className={className}
    />
  );
  return (
    <Table aria-label={formatMessage(ordersMessages.title)}>
      <thead>
        <tr>
          {renderHeader('number', ordersMessages.order)}
          {hasReferences && (
            <th scope="col" className="plain">
              {formatMessage(messages.reference)}
            </th>
          )}
          {renderHeader('date', ordersMessages.date)}
          {renderHeader('state', ordersMessages.state)}
          <th scope="col" className="plain">
            {formatMessage(messages.items)}
          </th>
          <th scope="col" className="plain">
            {formatMessage(messages.catalog)}
          </th>
          {renderHeader('total', ordersMessages.total, 'number')}
          <th scope="col" className="plain act">
            <Box component="span" sx={visuallyHidden}>
              {formatMessage(messages.actions)}
            </Box>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow
            key={`${order.catalogId}/${order.orderId}`}
            order={order}
            address={address}
            hasReferences={hasReferences}
          />
        ))}
      </tbody>
    </Table>
  );
};
