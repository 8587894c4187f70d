import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { createContext, useContext, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { type ItemStock, joinStock, type StockByKey, type StockLevel } from './availability';
import { stockMessages as messages } from './stockMessages';

/** The stock of the items in a list, which the list asks for as a whole. */
export const StockContext = createContext<StockByKey>({});

/** Of an item, or of the variants that it stands for. */
export const useStock = (keys: readonly string[]): ItemStock | undefined => {
  const stock = useContext(StockContext);
  return joinStock(keys.flatMap((key) => stock[key] ?? []));
};

/** The date of a delivery; the current year goes without saying. */
export const useDeliveryDate = () => {
  const { formatDate } = useIntl();
  const [year] = useState(() => new Date().getUTCFullYear());
  return (date: string): string => {
    const day = new Date(date);
    if (Number.isNaN(day.getTime())) return date;
    return formatDate(day, {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'short',
      ...(day.getUTCFullYear() !== year && { year: 'numeric' }),
    });
  };
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

const Level = ({ stock: { level, quantity } }: { stock: ItemStock }) => {
  if (quantity === null || level === 'none') return <FormattedMessage {...messages[level]} />;
  return <FormattedMessage {...messages[level === 'low' ? 'lowQuantity' : 'inStockQuantity']} values={{ quantity }} />;
};

/** When more is expected, while there is little or none. */
const Expected = ({ stock: { level, expectedDate, expectedQuantity } }: { stock: ItemStock }) => {
  const getDate = useDeliveryDate();
  if (expectedDate === null || level === 'inStock') return null;
  const date = getDate(expectedDate);
  return (
    <>
      {' · '}
      {expectedQuantity === null ? (
        <FormattedMessage {...messages.expected} values={{ date }} />
      ) : (
        <FormattedMessage {...messages.moreExpected} values={{ quantity: expectedQuantity, date }} />
      )}
    </>
  );
};

/** One line of a card: when more is expected, or else how much there is. */
const ShortText = ({ stock }: { stock: ItemStock }) => {
  const getDate = useDeliveryDate();
  const { level, expectedDate } = stock;
  if (level !== 'none' || expectedDate === null) return <Level stock={stock} />;
  return <FormattedMessage {...messages.expectedShort} values={{ date: getDate(expectedDate) }} />;
};

type StockProps = {
  keys: readonly string[];
  /** What to say: less where there is little room. */
  detail?: 'full' | 'level' | 'short';
};

/** How much there is of an item; nothing while that is not known. */
export const Stock = ({ keys, detail = 'full' }: StockProps) => {
  const stock = useStock(keys);
  if (!stock) return null;
  return (
    <Line className={stock.level} style={{ '--dot': colors[stock.level] } as object}>
      {detail === 'short' ? (
        <ShortText stock={stock} />
      ) : (
        <span>
          <Level stock={stock} />
          {detail === 'full' && <Expected stock={stock} />}
        </span>
      )}
    </Line>
  );
};

/** What is said of the part of a line that is not there. */
export const DeliveredLater = ({ rest, date }: { rest: number; date: string | null }) => {
  const getDate = useDeliveryDate();
  if (date === null) return <FormattedMessage {...messages.later} values={{ rest }} />;
  return <FormattedMessage {...messages.laterOn} values={{ rest, date: getDate(date) }} />;
};
