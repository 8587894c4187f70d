import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { rootReducer } from '@/store/rootReducer';
import { Button } from '@/shared/ui/Button';
import { NativeSelect } from '@/shared/ui/fields';
import { fieldStyle } from '@/shared/ui/styles';

import { cartMessages as messages, sortMessages } from '../cartMessages';
import type { LineItem } from '../state/cartSelectors';
import {
  type CartSortOrder,
  cartSortOrders,
  cartViewSlice,
  linesChosen,
  linesFiltered,
  linesSorted,
  selectChosenLines,
} from '../state/cartViewSlice';
import { useRemoveLines } from './useRemoveLines';

const { selectFilterText, selectSortOrder, selectIsChosen } = cartViewSlice.injectInto(rootReducer).selectors;

export const useIsChosen = (id: string) => useAppSelector((state) => selectIsChosen(state, id));

export const useArrangement = () => ({
  text: useAppSelector(selectFilterText),
  sort: useAppSelector(selectSortOrder),
});

/** Shorter carts fit on the screen. */
const longCart = 8;

const Tools = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gap: 8,
  '@media print': { display: 'none' },
  [breakpoints.down('sm')]: { '&.folded .arrangement': { display: 'none' } },
}));

const Row = styled('div')(({ theme: { vars, breakpoints } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  '& .all': { display: 'flex', alignItems: 'center', gap: 10, minHeight: 40 },
  '& input[type="search"]': { ...fieldStyle, flex: '1 1 200px', minWidth: 0, height: 40, padding: '0 12px' },
  '& .sort': { width: 'auto', flex: '0 1 200px' },
  '& .count': { color: vars?.palette.text.secondary },
  '&:empty': { display: 'none' },
  [breakpoints.down('sm')]: {
    '& .all': { flex: '1 1 auto' },
    '& .sort': { flex: '0 1 160px' },
    '& input[type="search"]': { order: 1, flexBasis: '100%' },
  },
}));

type CartToolsProps = {
  /** Leaves out what is not in use, on phones. */
  isFolded: boolean;
  lines: readonly LineItem[];
  shown: readonly LineItem[];
  /** Further actions on the chosen lines; `onMoved` removes those that are kept elsewhere. */
  chosenTools?: ((lines: readonly LineItem[], onMoved: (moved: readonly LineItem[]) => void) => ReactNode) | undefined;
  onMoved: (moved: readonly LineItem[]) => void;
};

/** Finds, sorts and chooses lines. */
export const CartTools = ({ isFolded, lines, shown, chosenTools, onMoved }: CartToolsProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const remove = useRemoveLines();
  const { text, sort } = useArrangement();
  const chosen = useAppSelector(selectChosenLines);
  const isAll = shown.length > 0 && shown.every((line) => chosen.includes(line));
  const isFiltered = text.trim() !== '';
  const clear = () => dispatch(linesFiltered({ text: '' }));
  return (
    <Tools className={isFolded ? 'folded' : undefined}>
      <Row className="arrangement">
        <label className="all">
          <input
            type="checkbox"
            checked={isAll}
            ref={(box) => {
              if (box) box.indeterminate = chosen.length > 0 && !isAll;
            }}
            onChange={() =>
              dispatch(
                isAll
                  ? linesChosen({ lines: chosen, isChosen: false })
                  : linesChosen({ lines: [...shown], isChosen: true }),
              )
            }
          />
          {formatMessage(messages.chooseAll)}
        </label>
        {(lines.length >= longCart || isFiltered) && (
          <>
            <input
              type="search"
              value={text}
              aria-label={formatMessage(messages.filter)}
              placeholder={formatMessage(messages.filter)}
              autoComplete="off"
              onChange={({ target }) => dispatch(linesFiltered({ text: target.value }))}
            />
            <NativeSelect
              className="sort"
              aria-label={formatMessage(messages.sort)}
              value={sort}
              onChange={({ target }) => dispatch(linesSorted({ sort: target.value as CartSortOrder }))}
            >
              {cartSortOrders.map((order) => (
                <option key={order} value={order}>
                  {formatMessage(sortMessages[order])}
                </option>
              ))}
            </NativeSelect>
          </>
        )}
      </Row>
      <Row role="status">
        {isFiltered && (
          <>
            <span className="count">
              {formatMessage(messages.filtered, { shown: shown.length, count: lines.length })}
            </span>
            <Button tone="quiet" onClick={clear}>
              {formatMessage(messages.showAll)}
            </Button>
          </>
        )}
      </Row>
      {chosen.length > 0 && (
        <Row role="group" aria-label={formatMessage(messages.chosenTools)}>
          <span className="count">{formatMessage(messages.chosen, { count: chosen.length })}</span>
          <Button tone="outlined" onClick={() => void remove(chosen)}>
            {formatMessage(messages.deleteChosen)}
          </Button>
          {chosenTools?.(chosen, onMoved)}
          <Button tone="quiet" onClick={() => dispatch(linesChosen({ lines: chosen, isChosen: false }))}>
            {formatMessage(messages.chooseNone)}
          </Button>
        </Row>
      )}
    </Tools>
  );
};
