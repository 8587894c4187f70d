import Checkbox from '@mui/material/Checkbox';
import { FormattedMessage, useIntl } from 'react-intl';
import { ordersMessages } from '../ordersMessages';
import { ReorderLine } from './ReorderLine';
import { reorderMessages as messages } from './reorderMessages';
import { Table } from './ReorderTableFrame';
import type { Reordering } from './useReordering';

export const ReorderTable = ({ reordering }: { reordering: Reordering }) => {
  const { formatMessage } = useIntl();
  const { planned, choose, isAdding } = reordering;
  const open = planned.filter(({ fate }) => fate === 'open');
  const chosen = open.filter(({ isChosen }) => isChosen);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col" className="choice">
            <Checkbox
              size="small"
              slotProps={{ input: { 'aria-label': formatMessage(messages.all) } }}
              checked={open.length > 0 && chosen.length === open.length}
              indeterminate={chosen.length > 0 && chosen.length < open.length}
              disabled={isAdding || open.length === 0}
              onChange={(_, isChosen) =>
                choose(
                  open.map(({ stockItemId }) => stockItemId),
                  isChosen,
                )
              }
            />
            <span className="label" aria-hidden>
              <FormattedMessage {...messages.all} />
            </span>
          </th>
          <th scope="col">
            <FormattedMessage {...messages.item} />
          </th>
          <th scope="col" className="number">
            <FormattedMessage {...messages.then} />
          </th>
          <th scope="col" className="number">
            <FormattedMessage {...messages.now} />
          </th>
          <th scope="col" className="number">
            <FormattedMessage {...messages.quantity} />
          </th>
          <th scope="col" className="number">
            <FormattedMessage {...ordersMessages.total} />
          </th>
        </tr>
      </thead>
      <tbody>
        {planned.map((line) => (
          <ReorderLine key={line.stockItemId} line={line} reordering={reordering} />
        ))}
      </tbody>
    </Table>
  );
};
