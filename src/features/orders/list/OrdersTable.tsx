import Box from '@mui/material/Box';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { CatalogOrder } from '@/api/inventoryApi';
import { Icon } from '@/shared/ui/Icon';
import { Link } from '@/shared/ui/Link';
import { onlyHeard } from '@/shared/ui/onlyHeard';
import { ordersMessages } from '../ordersMessages';
import { OrderRow } from './OrderRow';
import { sortedBy, type OrderSort } from './ordersAddress';
import type { AddressProps } from './OrdersFilters';
import { ordersListMessages as messages } from './ordersListMessages';
import { Table } from './OrdersTableFrame';

type OrdersTableProps = AddressProps & { orders: readonly CatalogOrder[] };

const arrows = { ascending: 'M12 18V6M7 11l5-5 5 5', descending: 'M12 6v12M7 13l5 5 5-5' };

const headLink = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  color: 'inherit',
  textDecoration: 'none',
  // A larger hit area than the text.
  py: 1,
  my: -1,
  '&:hover': { color: 'text.primary', textDecoration: 'underline' },
} as const;

export const OrdersTable = ({ address, hrefWith, orders }: OrdersTableProps) => {
  const { formatMessage } = useIntl();
  const head = (sort: OrderSort, message: MessageDescriptor, className?: string) => {
    const isSorted = address.sort === sort;
    const way = address.isAscending ? 'ascending' : 'descending';
    return (
      <th scope="col" className={className} aria-sort={isSorted ? way : undefined}>
        <Box component={Link} to={hrefWith(sortedBy(address, sort))} preventScrollReset sx={headLink}>
          <FormattedMessage {...message} />
          {isSorted && <Icon d={arrows[way]} size={14} />}
        </Box>
      </th>
    );
  };
  return (
    <Table aria-label={formatMessage(ordersMessages.title)}>
      <thead>
        <tr>
          {head('number', ordersMessages.order)}
          {head('date', ordersMessages.date)}
          {head('state', ordersMessages.state)}
          <th scope="col" className="plain">
            <FormattedMessage {...messages.items} />
          </th>
          <th scope="col" className="plain">
            <FormattedMessage {...messages.catalog} />
          </th>
          {head('total', ordersMessages.total, 'number')}
          <th scope="col" className="plain act">
            <Box component="span" sx={onlyHeard}>
              <FormattedMessage {...messages.act} />
            </Box>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={`${order.catalogId}/${order.orderId}`} order={order} />
        ))}
      </tbody>
    </Table>
  );
};
