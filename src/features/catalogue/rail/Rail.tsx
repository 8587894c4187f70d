import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId, useRef, type ReactNode } from 'react';
import type { CatalogItem } from '@/api/catalogueApi';
import { clamped } from '@/shared/ui/styles';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ItemCard } from '../components/ItemCard';
import { RailMoves } from './RailMoves';

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
  '& > li': { display: 'grid', minWidth: 0, scrollSnapAlign: 'start' },
} as const;

// The square picture of a card, plus the height of its texts and button.
const cardPlace = { pb: '201px', '&::before': { content: '""', display: 'block', aspectRatio: '1' } } as const;

type RailProps = {
  title: ReactNode;
  action?: ReactNode;
  /** Undefined while loading. */
  items: readonly CatalogItem[] | undefined;
};

const placesWhileLoading = 6;

/** A few items in one row that scrolls sideways. */
export const Rail = ({ title, action, items }: RailProps) => {
  const heading = useId();
  const list = useRef<HTMLUListElement>(null);
  // Rendering many cards is slow: deferring keeps the page responsive.
  const late = useDeferredValue(items);
  return (
    <Box component="section" aria-labelledby={heading} sx={{ mt: 6, displayPrint: 'none' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', columnGap: 2, mb: 2 }}>
        <Typography variant="h2" id={heading} sx={{ ...clamped(3), flex: 1 }}>
          {title}
        </Typography>
        <RailMoves list={list} isReady={late !== undefined} />
        {action}
      </Box>
      <Box component="ul" ref={list} sx={track} tabIndex={0} aria-labelledby={heading}>
        {late
          ? late.map((item) => (
              <li key={item.key}>
                <ItemCard item={item} level="h3" />
              </li>
            ))
          : Array.from({ length: placesWhileLoading }, (_, at) => (
              <li key={at}>
                <Skeleton sx={cardPlace} />
              </li>
            ))}
      </Box>
    </Box>
  );
};
