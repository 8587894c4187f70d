import { FormattedMessage } from 'react-intl';

import type { NamedItems } from '@/api/codesApi';
import { onlyHeard } from '@/shared/ui/onlyHeard';
import Box from '@mui/material/Box';

import { favouritesMessages as messages } from '../favouritesMessages';
import type { FavouriteList } from '../rules/favouriteList';
import { ListFrame } from './ListFrame';
import { ListRow } from './ListRow';

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
  <ListFrame aria-label={list.name}>
    <thead>
      <tr>
        {columns
          .filter(([name]) => name !== 'move' || others.length > 0)
          .map(([name, title, isHidden]) => (
            <th key={name} scope="col" className={name}>
              <Box component="span" sx={isHidden ? onlyHeard : {}}>
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
  </ListFrame>
);
