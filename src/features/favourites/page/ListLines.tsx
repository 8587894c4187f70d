import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';

import type { NamedItems } from '@/api/codesApi';
import { moveAmongCells } from '@/shared/ui/cellKeys';
import { visuallyHidden } from '@/shared/ui/styles';
import { itemLinesStyle, lineCards, tableStyle } from '@/shared/ui/tableStyle';

import type { FavouriteList } from '../favouriteList';
import { favouritesMessages as messages } from '../favouritesMessages';
import { ListRow } from './ListRow';

/** A table where there is room, otherwise a card per item. */
const Table = styled('table')(({ theme }) => [
  tableStyle(theme),
  itemLinesStyle(theme),
  {
    '& th:first-of-type, & td:first-of-type': { paddingInlineStart: 0 },
    '& tbody tr': { borderBottom: `1px solid ${theme.vars?.palette.divider}` },
    '& .picture': { width: 68 },
    '& .gone': { color: theme.vars?.palette.text.secondary },
    '& .unit': { width: 108 },
    '& .total': { width: 116 },
    '& .quantity': { width: 108, textAlign: 'end' },
    '& .quantity input': { paddingInline: 12, textAlign: 'end' },
    '& .move': { width: 148, paddingInline: 4 },
    '& .remove': { width: 44, padding: 0 },
    '@container (max-width: 719.95px)': {
      ...lineCards,
      '& td.move': { gridRow: 4, gridColumn: '2 / span 3', maxWidth: 260, '&:empty': { display: 'none' } },
    },
  },
]);

const columns = [
  ['picture', messages.picture, true],
  ['item', messages.item, false],
  ['unit', messages.unitPrice, false],
  ['quantity', messages.quantity, false],
  ['total', messages.lineTotal, false],
  ['move', messages.moveHead, true],
  ['remove', messages.actions, true],
] as const;

type ListLinesProps = { list: FavouriteList; items: NamedItems; others: readonly FavouriteList[] };

export const ListLines = ({ list, items, others }: ListLinesProps) => (
  <Table aria-label={list.name} onKeyDown={(event) => moveAmongCells(event)}>
    <thead>
      <tr>
        {columns
          .filter(([name]) => name !== 'move' || others.length > 0)
          .map(([name, title, isHidden]) => (
            <th key={name} scope="col" className={name}>
              <Box component="span" sx={isHidden ? visuallyHidden : {}}>
                <FormattedMessage {...title} />
              </Box>
            </th>
          ))}
      </tr>
    </thead>
    <tbody>
      {list.lines.map((line) => {
        const key = `${line.catalogId}:${line.stockItemId}`;
        return <ListRow key={key} line={line} item={items[key]} list={list} others={others} />;
      })}
    </tbody>
  </Table>
);
