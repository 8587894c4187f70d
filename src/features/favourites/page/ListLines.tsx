import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';

import { useAppDispatch } from '@/store/hooks';
import type { NamedItems } from '@/api/codesApi';
import { StockOf } from '@/api/StockOf';
import { listStockKeys } from '@/shared/stock/availability';
import { moveAmongCells } from '@/shared/ui/cellKeys';
import { onTouch, visuallyHidden } from '@/shared/ui/styles';
import { itemLinesStyle, lineCards, tableStyle } from '@/shared/ui/tableStyle';

import { favouritesMessages as messages } from '../favouritesMessages';
import type { FavouriteLine, FavouriteList } from '../state/favouriteList';
import { favouritesSlice } from '../state/favouritesSlice';
import { ListRow, toLineName } from './ListRow';

/** A table where there is room, otherwise a card per item. */
const Table = styled('table')(({ theme }) => [
  tableStyle(theme),
  itemLinesStyle(theme),
  {
    '& th:first-of-type, & td:first-of-type': { paddingInlineStart: 0 },
    '& tbody tr': { borderBottom: `1px solid ${theme.vars?.palette.divider}` },
    '& .picture': { width: 68, position: 'relative' },
    // In the margin beside the picture.
    '& .grip': {
      position: 'absolute',
      top: 0,
      bottom: 0,
      insetInlineStart: -22,
      width: 24,
      display: 'grid',
      placeItems: 'center',
      color: theme.vars?.palette.text.secondary,
      cursor: 'grab',
      touchAction: 'none',
    },
    '& .note': {
      width: '100%',
      textOverflow: 'ellipsis',
      minHeight: 30,
      [onTouch]: { minHeight: 44 },
      padding: '0 6px',
      margin: '2px 0 0 -7px',
      font: 'inherit',
      fontSize: '0.8125rem',
      color: 'inherit',
      backgroundColor: 'transparent',
      border: '1px solid transparent',
      borderRadius: theme.shape.borderRadius,
      '&:hover, &:focus': { borderColor: theme.vars?.palette.grey[500] },
      '&::placeholder': { color: theme.vars?.palette.text.secondary, opacity: 1 },
    },
    '& .stock': { fontSize: '0.8125rem' },
    '& .gone': { color: theme.vars?.palette.text.secondary },
    '& .unit': { width: 108 },
    '& .total': { width: 116 },
    '& .quantity': { width: 108, textAlign: 'end', [onTouch]: { width: 164 } },
    '& .quantity input': { paddingInline: 12, textAlign: 'end' },
    '& .move': { width: 148, paddingInline: 4 },
    '& .remove': { width: 44, padding: 0 },
    // Amounts of five digits stay on one line.
    '@container (min-width: 900px)': { '& .unit': { width: 124 }, '& .total': { width: 144 } },
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

/** Moves lines to another position of their list; `position` says where the last one is now. */
const useShifting = (list: FavouriteList, items: NamedItems) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [position, setPosition] = useState('');
  const shift = (line: FavouriteLine, to: number) => {
    const count = list.lines.length;
    if (to < 0 || to >= count) return;
    const focused = document.activeElement;
    flushSync(() => dispatch(favouritesSlice.actions.lineShifted({ listId: list.id, item: line, to })));
    // It is lost when its row moves within the page.
    if (focused instanceof HTMLElement) focused.focus();
    const name = toLineName(line, items[`${line.catalogId}:${line.stockItemId}`]);
    setPosition(formatMessage(messages.position, { name, position: to + 1, count }));
  };
  const press = (event: KeyboardEvent) => {
    const by = event.altKey && event.shiftKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    const row = (event.target as Element).closest('tbody tr');
    if (by === undefined || !row) return;
    event.preventDefault();
    // Alt with an arrow key alone changes a quantity.
    event.stopPropagation();
    const at = [...(row.parentElement?.children ?? [])].indexOf(row);
    const line = list.lines[at];
    if (line) shift(line, at + by);
  };
  const drag = (event: PointerEvent, line: FavouriteLine) => {
    const row = event.currentTarget.closest('tr');
    const rows = () => [...(row?.parentElement?.children ?? [])];
    const end = new AbortController();
    const { signal } = end;
    event.preventDefault();
    const follow = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
      const over = document.elementFromPoint(clientX, clientY)?.closest('tr');
      if (!row || !over || over === row || over.parentElement !== row.parentElement) return;
      const { top, height } = over.getBoundingClientRect();
      const to = rows().indexOf(over);
      // Past the middle, so that rows of different heights do not jump back and forth.
      if (clientY > top + height / 2 === to > rows().indexOf(row)) shift(line, to);
    };
    document.addEventListener('pointermove', follow, { signal });
    document.addEventListener('pointerup', () => end.abort(), { signal });
    document.addEventListener('pointercancel', () => end.abort(), { signal });
  };
  return { shift, press, drag, position };
};

export const ListLines = ({ list, items, others }: ListLinesProps) => {
  const { shift, press, drag, position } = useShifting(list, items);
  const sold = list.lines.flatMap((line) => items[`${line.catalogId}:${line.stockItemId}`] ?? []);
  const isMovable = others.length > 0 || list.lines.length > 1;
  return (
    <StockOf keys={listStockKeys(sold)}>
      <Table aria-label={list.name} onKeyDownCapture={press} onKeyDown={(event) => moveAmongCells(event)}>
        <thead>
          <tr>
            {columns
              .filter(([name]) => name !== 'move' || isMovable)
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
            return (
              <ListRow
                key={key}
                line={line}
                item={items[key]}
                list={list}
                others={others}
                onShift={(to) => shift(line, to)}
                onDrag={(event) => drag(event, line)}
              />
            );
          })}
        </tbody>
      </Table>
      <Box role="status" sx={visuallyHidden}>
        {position}
      </Box>
    </StockOf>
  );
};
