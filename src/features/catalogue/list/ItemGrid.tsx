import Box from '@mui/material/Box';
import { Fragment, memo, type ReactNode, useMemo, useRef } from 'react';

import type { CatalogItem, Family } from '@/api/catalogueApi';
import { StockOf } from '@/api/StockOf';
import { hasPackWords } from '@/shared/lib/packing';
import { listStockKeys } from '@/shared/stock/availability';
import { HydrateWhenNear } from '@/shared/ui/HydrateWhenNear';
import { Skeleton } from '@/shared/ui/Skeleton';

import { cardInList, cardSkeleton, textsHeight } from '../components/cardInList';
import { ItemCard } from '../components/ItemCard';

// With a third line of the name, which has the measurement that distinguishes variants.
const tallTextsHeight = `calc(${textsHeight} + 1.3125rem)`;

const gridColumns = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(146px, 100%), 1fr))',
    sm: 'repeat(auto-fill, minmax(184px, 1fr))',
  },
  listStyle: 'none',
  p: 0,
  m: 0,
  '& article .name': { WebkitLineClamp: '3', minHeight: { sm: '4.2em' } },
  // Cards fill the line above what unfolds below one of them.
  gridAutoFlow: 'dense',
  '& > li:not(.unfolded)': {
    ...cardInList,
    containIntrinsicSize: { xs: `auto ${textsHeight}`, sm: `auto ${tallTextsHeight}` },
  },
  '& > .unfolded': { gridColumn: '1 / -1' },
} as const;

// As many as a phone shows at once.
const firstItems = 4;

type ItemGridProps = {
  items: readonly CatalogItem[];
  families?: Readonly<Record<string, Family>>;
  state?: unknown;
  renderCard?: (item: CatalogItem, isFirst: boolean) => ReactNode;
  /** A list element below the line of cards that has the item. */
  renderBelow?: (item: CatalogItem) => ReactNode;
};

export const ItemGrid = memo(({ items, families, state, renderCard, renderBelow }: ItemGridProps) => {
  const list = useRef<HTMLUListElement>(null);
  const keys = useMemo(() => listStockKeys(items, families), [items, families]);
  const renderItem = (item: CatalogItem, isFirst: boolean) => (
    <Fragment key={item.key}>
      <li data-packed={hasPackWords(item) || undefined}>
        {renderCard?.(item, isFirst) ?? <ItemCard item={item} isFirst={isFirst} state={state} />}
      </li>
      {renderBelow?.(item)}
    </Fragment>
  );
  return (
    <Box component="ul" ref={list} sx={gridColumns}>
      <StockOf keys={keys}>{items.slice(0, firstItems).map((item) => renderItem(item, true))}</StockOf>
      {items.length > firstItems && (
        <HydrateWhenNear getPlace={() => list.current?.children[firstItems]}>
          <StockOf keys={keys}>{items.slice(firstItems).map((item) => renderItem(item, false))}</StockOf>
        </HydrateWhenNear>
      )}
    </Box>
  );
});

export const ItemGridLoading = ({ count }: { count: number }) => (
  <Box sx={gridColumns}>
    {Array.from({ length: count }, (_, at) => (
      <Skeleton key={at} sx={{ ...cardSkeleton, pb: { xs: textsHeight, sm: tallTextsHeight } }} />
    ))}
  </Box>
);
