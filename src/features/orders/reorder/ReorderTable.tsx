import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';

import { onTouch, visuallyHidden } from '@/shared/ui/styles';
import { tableStyle } from '@/shared/ui/tableStyle';

import { ordersMessages } from '../ordersMessages';
import { ReorderLine } from './ReorderLine';
import { reorderMessages as messages } from './reorderMessages';
import type { Reordering } from './useReordering';

const Table = styled('table')(({ theme }) => {
  const { vars, breakpoints } = theme;
  return [
    tableStyle(theme),
    {
      '& th, & td': { padding: '6px 8px' },
      '& thead th': {
        position: 'sticky',
        top: 0,
        zIndex: 1,
        whiteSpace: 'nowrap',
        backgroundColor: vars?.palette.background.paper,
        boxShadow: `inset 0 -1px ${vars?.palette.divider}`,
      },
      '& tbody tr + tr': { borderTop: `1px solid ${vars?.palette.divider}` },
      '& .choice': { width: 0, padding: 0 },
      '& .choice label': { display: 'inline-flex', alignItems: 'center', gap: 8, padding: 10 },
      '& .quantity': { width: 104, [onTouch]: { width: 152 } },
      '& .quantity input': { paddingInline: 12, textAlign: 'end' },
      [breakpoints.down('sm')]: {
        '&, & tbody': { display: 'block' },
        '& thead th:not(.choice)': visuallyHidden,
        '& thead .choice': { boxShadow: 'none' },
        '& tbody tr': {
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1fr)',
          columnGap: 12,
          padding: '8px 0',
        },
        '& tbody th, & tbody td': { padding: '3px 0' },
        '& .name': { gridColumn: '2 / -1' },
        '& .label': { display: 'inline', marginInlineEnd: 'auto', paddingInlineEnd: 8 },
        '& tbody .price, & tbody .total': { display: 'flex', alignItems: 'baseline', justifyContent: 'end' },
        '& tbody .total': { alignSelf: 'center' },
        '& tbody .price': { gridColumn: '2 / -1' },
        '& tbody .choice': { gridRow: '1 / span 4', width: 'auto', alignSelf: 'start' },
      },
    },
  ];
});

export const ReorderTable = ({ reordering }: { reordering: Reordering }) => {
  const { formatMessage } = useIntl();
  const { planned, choose, isAdding } = reordering;
  const open = planned.filter(({ status }) => status === 'open');
  const chosen = open.filter(({ isChosen }) => isChosen);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col" className="choice">
            <label>
              <input
                type="checkbox"
                aria-label={formatMessage(messages.all)}
                checked={open.length > 0 && chosen.length === open.length}
                ref={(box) => {
                  if (box) box.indeterminate = chosen.length > 0 && chosen.length < open.length;
                }}
                disabled={isAdding || open.length === 0}
                onChange={({ target }) =>
                  choose(
                    open.map(({ stockItemId }) => stockItemId),
                    target.checked,
                  )
                }
              />
              <span className="label" aria-hidden>
                {formatMessage(messages.all)}
              </span>
            </label>
          </th>
          <th scope="col">{formatMessage(messages.item)}</th>
          <th scope="col" className="number">
            {formatMessage(messages.then)}
          </th>
          <th scope="col" className="number">
            {formatMessage(messages.now)}
          </th>
          <th scope="col" className="number">
            {formatMessage(messages.quantity)}
          </th>
          <th scope="col" className="number">
            {formatMessage(ordersMessages.total)}
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
