import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode, type RefObject, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';

import type { CatalogItem } from '@/api/catalogueApi';
import { StockOf } from '@/api/StockOf';
import { hasPackWords } from '@/shared/lib/packing';
import { listStockKeys } from '@/shared/stock/availability';
import { Button } from '@/shared/ui/Button';
import { HydrateWhenNear } from '@/shared/ui/HydrateWhenNear';
import { Icon } from '@/shared/ui/Icon';
import { Skeleton } from '@/shared/ui/Skeleton';
import { clamped, screenOnly } from '@/shared/ui/styles';

import { cardInList, cardSkeleton } from '../components/cardInList';
import { ItemCard } from '../components/ItemCard';

const messages = defineMessages({
  previous: { id: 'ui.rail.back', defaultMessage: 'Previous items' },
  next: { id: 'ui.rail.on', defaultMessage: 'More items' },
});

type Overflow = { before: boolean; after: boolean };

// Ignore sub-pixel rounding: there is nothing to scroll to.
const measureOverflow = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Overflow => ({
  before: scrollLeft > 1,
  after: scrollLeft + clientWidth < scrollWidth - 1,
});

/** Whether the rail overflows on either side. */
const useOverflow = (list: RefObject<HTMLElement | null>, isReady: boolean): Overflow => {
  const [overflow, setOverflow] = useState<Overflow>({ before: false, after: false });
  useEffect(() => {
    const element = list.current;
    if (!element || !isReady) return;
    const measure = () => {
      const next = measureOverflow(element);
      setOverflow((last) => (last.before === next.before && last.after === next.after ? last : next));
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      element.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [list, isReady]);
  return overflow;
};

type RailButtonsProps = { list: RefObject<HTMLElement | null>; isReady: boolean };

/** Scroll buttons for a mouse without a horizontal wheel. Their space is reserved to avoid layout shift. */
const RailButtons = ({ list, isReady }: RailButtonsProps) => {
  const { formatMessage } = useIntl();
  const { before, after } = useOverflow(list, isReady);
  const scroll = (by: 1 | -1) => {
    const element = list.current;
    element?.scrollBy({ left: by * element.clientWidth * 0.8 });
  };
  const renderButton = (label: keyof typeof messages, by: 1 | -1, isEnabled: boolean, drawing: string) => (
    <Button
      type="button"
      tone="icon"
      aria-label={formatMessage(messages[label])}
      data-hint
      // Not `disabled`, which would lose the focus at the end of the rail.
      aria-disabled={!isEnabled}
      onClick={() => scroll(by)}
      sx={{ width: 40, minHeight: 40, ...(!isEnabled && { opacity: 0.35 }) }}
    >
      <Icon d={drawing} size={22} />
    </Button>
  );
  return (
    <Box sx={{ display: { xs: 'none', md: 'flex' }, visibility: before || after ? 'visible' : 'hidden' }}>
      {renderButton('previous', -1, before, 'M14 6l-6 6 6 6')}
      {renderButton('next', 1, after, 'M10 6l6 6-6 6')}
    </Box>
  );
};

const track = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: { xs: '62%', sm: '220px' },
  gap: 2,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  // Scroll snapping must not hide the padding that focus rings need.
  scrollPaddingInline: 4,
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  listStyle: 'none',
  p: 0.5,
  m: -0.5,
  pb: 1.5,
  '& > li': { ...cardInList, scrollSnapAlign: 'start' },
} as const;

type RailCardsProps = { list: RefObject<HTMLElement | null>; items: readonly CatalogItem[] };

// Memoized, because rendering it again hydrates the cards.
const RailCards = memo(({ list, items }: RailCardsProps) => (
  <HydrateWhenNear getPlace={() => list.current}>
    <StockOf keys={listStockKeys(items)}>
      {items.map((item) => (
        <li key={item.key} data-packed={hasPackWords(item) || undefined}>
          <ItemCard item={item} level="h3" />
        </li>
      ))}
    </StockOf>
  </HydrateWhenNear>
));

type RailProps = {
  title: ReactNode;
  action?: ReactNode;
  /** Undefined while loading. */
  items: readonly CatalogItem[] | undefined;
};

const skeletonCount = 6;

/** A few items in one row that scrolls sideways. */
export const Rail = ({ title, action, items }: RailProps) => {
  const heading = useId();
  const list = useRef<HTMLUListElement>(null);
  // Rendering many cards is slow: deferring keeps the page responsive.
  const deferredItems = useDeferredValue(items);
  return (
    <Box component="section" aria-labelledby={heading} className={screenOnly} sx={{ mt: 6 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', columnGap: 2, mb: 2 }}>
        <Typography variant="h2" id={heading} sx={{ ...clamped(3), flex: 1 }}>
          {title}
        </Typography>
        <RailButtons list={list} isReady={deferredItems !== undefined} />
        {action}
      </Box>
      <Box component="ul" ref={list} sx={track} aria-labelledby={heading}>
        {deferredItems ? (
          <RailCards list={list} items={deferredItems} />
        ) : (
          Array.from({ length: skeletonCount }, (_, at) => (
            <li key={at}>
              <Skeleton sx={cardSkeleton} />
            </li>
          ))
        )}
      </Box>
    </Box>
  );
};
