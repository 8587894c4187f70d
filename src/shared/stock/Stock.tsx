import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { createContext, useContext } from 'react';
import { useIntl } from 'react-intl';

import { useShortDay } from '@/shared/i18n/useShortDay';
import { unbroken } from '@/shared/lib/unbroken';

import { type ItemStock, joinStock, type StockByKey, type StockLevel } from './availability';
import { stockMessages as messages } from './stockMessages';

/** The stock of the items in a list, which the list asks for as a whole. */
export const StockContext = createContext<StockByKey>({});

/** Of an item, or of the variants that it stands for. */
export const useStock = (keys: readonly string[]): ItemStock | undefined => {
  const stock = useContext(StockContext);
  return joinStock(keys.flatMap((key) => stock[key] ?? []));
};

const colors: Record<StockLevel, string> = {
  inStock: 'var(--mui-palette-success-main)',
  low: 'var(--mui-palette-warning-main)',
  none: 'var(--mui-palette-text-secondary)',
};

const Line = styled('span')(
  css({
    display: 'flex',
    alignItems: 'baseline',
    gap: 6,
    '&::before': { content: '""', flex: 'none', width: 8, height: 8, borderRadius: '50%', background: 'var(--dot)' },
    '&.none::before': { background: 'none', boxShadow: 'inset 0 0 0 2px var(--dot)' },
  }),
);

/**
 * What to say: less where there is little room, or where what is expected is told beside it. On one line, when more is
 * expected replaces that there is none. Where the line may be cut, there are no quantities: 108 would read 10.
 */
type Detail = 'full' | 'level' | 'short' | 'words';

const useStockText = () => {
  const { formatMessage } = useIntl();
  const getDate = useShortDay();
  const getLevel = ({ level, quantity }: ItemStock) =>
    quantity === null || level === 'none'
      ? formatMessage(messages[level])
      : formatMessage(messages[level === 'low' ? 'lowQuantity' : 'inStockQuantity'], { quantity });
  return (stock: ItemStock, detail: Detail): string => {
    const { level, expectedDate, expectedQuantity: quantity } = stock;
    const text = getLevel(detail === 'words' ? { ...stock, quantity: null } : stock);
    if (detail === 'level' || level === 'inStock' || expectedDate === null) return text;
    const date = getDate(expectedDate);
    if (detail !== 'full') return level === 'none' ? formatMessage(messages.expectedShort, { date }) : text;
    const expected =
      quantity === null
        ? formatMessage(messages.expected, { date })
        : formatMessage(messages.moreExpected, { quantity, date });
    return `${text} · ${expected}`;
  };
};

type StockProps = { keys: readonly string[]; detail?: Detail };

/** How much there is of an item; nothing while that is not known. */
export const Stock = ({ keys, detail = 'full' }: StockProps) => {
  const stock = useStock(keys);
  const getText = useStockText();
  if (!stock) return null;
  return (
    <Line className={stock.level} style={{ '--dot': colors[stock.level] } as object}>
      <span>{unbroken(getText(stock, detail))}</span>
    </Line>
  );
};

/** What is said of the part of a line that is not there. */
export const DeliveredLater = ({ rest, date }: { rest: number; date: string | null }) => {
  const { formatMessage } = useIntl();
  const getDate = useShortDay();
  const text =
    date === null
      ? formatMessage(messages.later, { rest })
      : formatMessage(messages.laterOn, { rest, date: getDate(date) });
  return unbroken(text);
};
